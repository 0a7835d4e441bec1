import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { runConformance, type Finding } from './run-conformance.ts';

const contract = loadContract(fileURLToPath(new URL('../../../openapi', import.meta.url)), 'main');
const only = (operationId: string) => ({
  ...contract,
  operations: contract.operations.filter((operation) => operation.operationId === operationId),
});

let server: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (server === undefined ? resolve(0) : server.close(resolve)));
  server = undefined;
});

const check = async (operationId: string, respond: RequestListener): Promise<Finding[]> => {
  const made = createServer(respond);
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return runConformance(only(operationId), {
    baseUrl: `http://127.0.0.1:${String(port)}`,
    token: 'test',
  });
};

const json: (body: unknown, status?: number) => RequestListener =
  (body, status = 200) =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

describe('conformance', () => {
  it('reads every operation of the three contracts', () => {
    expect(contract.operations.map(({ operationId }) => operationId)).toContain('transitionAuto');
    expect(contract.operations.length).toBeGreaterThan(80);
    for (const { responses } of contract.operations) expect(responses.size).toBeGreaterThan(0);
    const [list] = only('listAutos').operations;
    expect(list?.parameters.map(({ name }) => name)).toContain('page');
  });

  it('passes a server that answers as the contract says', async () => {
    const findings = await check(
      'getRate',
      json({ currency: 'USD', rate: 12_100, date: '2026-11-20', source: 'cbu' }),
    );
    const [finding] = findings;
    expect(finding?.outcome, JSON.stringify(findings)).toBe('passed');
  });

  it('names the field that is wrong', async () => {
    const findings = await check('getRate', json({ currency: 'USD', rate: 'много' }));
    expect(findings[0]?.outcome).toBe('failed');
    expect(findings[0]?.problems.join()).toMatch(/rate/);
  });

  it('finds a server that answers strangers', async () => {
    const findings = await check('getProfile', json({}));
    expect(findings.find(({ probe }) => probe === 'without a token')).toMatchObject({
      outcome: 'failed',
      problems: ['answered 200 instead of 401'],
    });
  });

  it('finds an error that is no problem document', async () => {
    const findings = await check('getProfile', json({ message: 'no' }, 401));
    expect(findings[0]?.problems[0]).toBe(
      'content type is application/json, not application/problem+json',
    );
  });

  it('skips what a server says it does not offer yet', async () => {
    const findings = await check('getRate', json({}, 501));
    expect(findings[0]?.outcome).toBe('skipped');
  });
});
