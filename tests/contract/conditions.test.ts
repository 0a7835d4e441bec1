import type { OperationId } from '@karvon/api/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createValidator } from '../../packages/contract/src/check/response-checker';
import { services } from '../../packages/contract/src/contract/load-contract';
import { contractOf } from '../../packages/contract/src/testing-bundles';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { offered } from './offered';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bodies without one or two of the fields, with only one or two, and without any. */
function variants(body: Fields): Fields[] {
  const names = Object.keys(body);
  const only = (kept: readonly string[]) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => kept.includes(name)));
  const pairs = names.flatMap((first, at) => names.slice(at).map((second) => [first, second]));
  const others = (pair: readonly string[]) => names.filter((name) => !pair.includes(name));
  return [{}, ...pairs.map(only), ...pairs.map((pair) => only(others(pair)))];
}

/** One body for each violation of a rule about several fields, by operation and rules. */
async function invalidBodies(): Promise<Map<string, { id: OperationId; body: Fields }>> {
  const contracts = await Promise.all(services.map(contractOf));
  const found = new Map<string, { id: OperationId; body: Fields }>();
  for (const { bundle, operations } of contracts) {
    const { problems } = createValidator(bundle);
    for (const { operationId, body } of operations) {
      const id = offered.find(([known]) => known === operationId)?.[0];
      if (id === undefined || body?.contentType !== 'application/json') continue;
      const examples = body.examples.map(({ value }) => value).filter(isObject);
      for (const each of [...examples, Object.assign({}, ...examples)].flatMap(variants)) {
        const wrong = problems(body.schema, each);
        // `rejections.test.ts` covers fields that are always required.
        if (wrong.some((text) => /anyOf|oneOf|fewer|when property|"(then|else)"/.test(text)))
          found.set(`${id}: ${wrong.toSorted().join('; ')}`, { id, body: each });
      }
    }
  }
  return found;
}

/** True for rules that are checked before the entity is loaded. The service checks `if` and `oneOf`, and may respond 404 first. */
const isBound = (title: string) =>
  !title.includes('oneOf') && /anyOf|fewer|when property/.test(title);

const invalid = await invalidBodies();

let test: TestApp;
let token = '';
beforeAll(async () => {
  test = await createTestApp();
  token = (await test.signIn()).token;
});
afterAll(() => test.close());

describe('a body that breaks a rule of the contract about several fields', () => {
  it.each([...invalid])('%s', async (title, { id, body }) => {
    const { status, body: problem } = await test.call(id, {
      token,
      params: { id: 1, roomId: 1, fingerprint: 'f_c1Xk9zL3hT5gF0jV7nWa' },
      headers: { 'if-match': '"v1"', 'idempotency-key': crypto.randomUUID() },
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    if (!isBound(title)) return;
    expect(status).toBe(422);
    expect(problem.errors).not.toHaveLength(0);
  });
});
