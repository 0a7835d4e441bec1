import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResponseChecker } from '../check/response-checker.ts';
import { exchange } from '../check/exchange.ts';
import { isRead } from '../contract/operation.ts';
import { list, member } from '../contract/tree.ts';
import { contractOf } from '../testing-bundles.ts';
import { createMock } from './mock-service.ts';

const contract = await contractOf('main');
let server: Server;
let base = '';

beforeAll(async () => {
  server = createMock([contract], { seed: 1, faults: new Map([['getRate', '429']]) });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  base = `http://127.0.0.1:${String(typeof address === 'object' ? (address?.port ?? 0) : 0)}`;
});
afterAll(() => {
  server.close();
});

const get = (path: string, headers: Record<string, string> = { authorization: 'Bearer x' }) =>
  exchange({ method: 'GET', url: `${base}${path}`, headers, timeout: 5000 });

it('responds to every list that needs nothing by the contract', async () => {
  const check = createResponseChecker(contract);
  const lists = contract.operations.filter(
    (operation) =>
      isRead(operation) &&
      !operation.path.includes('{') &&
      operation.operationId.startsWith('list') &&
      operation.security === 'bearer' &&
      !operation.parameters.some(({ isRequired }) => isRequired),
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const operation of lists) {
    const received = await get(`/main${operation.path}`);
    expect([operation.operationId, received.status, check(operation, received)]).toEqual([
      operation.operationId,
      200,
      [],
    ]);
  }
});

it('refuses what is not by the contract', async () => {
  expect((await get('/main/leads', {})).status).toBe(401);
  expect((await get('/main/leads?page=0')).status).toBe(422);
  expect((await get('/main/no-such-thing')).status).toBe(404);
});

it('fails when it is set to', async () => {
  const failure = (name: string) =>
    get('/main/leads', { authorization: 'Bearer x', 'x-fault': name });
  expect((await failure('503')).headers.get('retry-after')).toBe('5');
  expect((await failure('html')).contentType).toBe('text/html');
  expect((await failure('drop=count')).body).not.toHaveProperty('count');
  await expect(failure('offline')).rejects.toThrow(/other side closed|socket|terminated|hang up/i);
  expect((await get('/main/rates')).status).toBe(429);
});

it('has the rows of the example on the first page and none on the next', async () => {
  const { body } = await get('/leads');
  expect(member(body, 'count')).toBe(list(member(body, 'results')).length);
  expect((await get('/leads?page=2')).body).toMatchObject({ results: [] });
});

it('takes no number for a text', async () => {
  const { status, body } = await exchange({
    method: 'PATCH',
    url: `${base}/avtosalons/31`,
    headers: {
      authorization: 'Bearer x',
      'content-type': 'application/json',
      'if-match': '"v4"',
    },
    body: '{"name":5}',
    timeout: 5000,
  });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('"name"')]);
});
