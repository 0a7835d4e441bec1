import { execFile } from 'node:child_process';
import { once } from 'node:events';
import vm from 'node:vm';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createMock } from '../mock/mock-service.ts';
import { contractOf } from '../testing-bundles.ts';
import { sampleRequest, samplesOf } from './samples.ts';

const contract = await contractOf('main');

const sample = (operationId: string, language: string): string => {
  const operation = contract.operations.find((each) => each.operationId === operationId);
  if (operation === undefined) throw new Error(`There is no ${operationId}.`);
  return new Map(samplesOf(sampleRequest(contract, operation))).get(language) ?? '';
};

it('is JavaScript that parses, for every operation', () => {
  for (const { operationId } of contract.operations) {
    const text = sample(operationId, 'JavaScript').replace(/^import .*$/m, '');
    expect(() => new vm.Script(`async () => {${text}}`), operationId).not.toThrow();
  }
});

it('runs as it is shown against a mock', async () => {
  const server = createMock([contract], { seed: 1, faults: new Map() });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { ...process.env, HOST: `http://127.0.0.1:${String(port)}`, TOKEN: 'any' };
  const run = promisify(execFile);
  try {
    for (const [operationId, status] of [
      ['listLeads', 200],
      ['createLead', 201],
      ['updateAuto', 200],
    ] as const) {
      const { stdout } = await run(
        process.execPath,
        ['--input-type=module', '-e', sample(operationId, 'JavaScript')],
        { env },
      );
      expect(stdout, operationId).toMatch(new RegExp(`^${String(status)} `));
    }
  } finally {
    server.close();
  }
});
