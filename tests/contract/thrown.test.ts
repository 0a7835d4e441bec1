import { type OperationId, operations } from '@karvon/api/operations';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf } from '../../packages/contract/src/testing-bundles';
import { neededQuery } from '../../packages/contract/src/check/reading';
import { services } from '../../packages/contract/src/contract/load-contract';
import { bindContract } from '../../apps/server/src/platform/http/bind-contract';
import { installErrorHandler } from '../../apps/server/src/platform/http/error-handler';
import { type TestDatabase, createTestDatabase } from '../../apps/server/src/testing/test-database';
import { insideOf } from '../../tools/faults/insides';

let database: TestDatabase;
let app: FastifyInstance;
const examples = new Map<string, unknown>();
const queries = new Map<string, Record<string, string>>();
const places = new Map<string, string>();
let thrown = 0;

const leakyError = () => {
  thrown += 1;
  const error = new TypeError(
    'select "phone" from "business_users" where "id" = 1: relation "x" does not exist',
  );
  return Object.assign(error, {
    code: '42P01',
    path: '/home/karvon/data/secret.json',
    detail: 'Key (phone)=(+998901234567) is not present.',
    statusCode: 500,
  });
};

const all = Object.values(operations).map(({ operationId }) => operationId);

// oxlint-disable-next-line typescript/no-explicit-any -- ids of a database are of types of their own
const dealer: any = {
  user: 1,
  owner: 1,
  session_id: 1,
  permissions_mode: 'off',
  manager_pay_limit: 0,
  member: { id: 1, role: 'owner', avtosalons: [] },
};

beforeAll(async () => {
  database = await createTestDatabase();
  for (const service of services)
    for (const operation of (await contractOf(service)).operations) {
      examples.set(operation.operationId, operation.body?.examples[0]?.value);
      queries.set(operation.operationId, neededQuery(operation));
      for (const { name, example } of operation.parameters)
        places.set(`${operation.operationId} ${name}`, String(example));
    }
  // oxlint-disable-next-line typescript/no-explicit-any -- one handler for all: by types each would be another
  const handlers: any = Object.fromEntries(
    all.map((id) => [id, () => Promise.reject(leakyError())]),
  );
  app = fastify({ logger: false });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });
  installErrorHandler(app);
  bindContract(app, operations, handlers, [], {
    db: database.db,
    sessions: () => Promise.resolve(dealer),
    serviceKey: 'a-key-of-the-marketplace',
    checkResponses: 'throw',
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('a fault of ours, whatever was asked', () => {
  it.each(all)('%s: says nothing but 500', async (id: OperationId) => {
    const operation = operations[id];
    const query = queries.get(id) ?? {};
    const before = thrown;
    const { statusCode, body, headers } = await app.inject({
      method: operation.method,
      url: operation.path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => places.get(`${id} ${name}`) ?? '1',
      ),
      query,
      headers: {
        authorization: 'Bearer a-token-of-sixteen-or-more',
        'x-service-key': 'a-key-of-the-marketplace',
        'if-match': '"v1"',
        ...(examples.get(id) !== undefined && { 'content-type': 'application/json' }),
        ...('multipart' in operation && { 'content-type': 'multipart/form-data; boundary=x' }),
      },
      ...(examples.get(id) !== undefined && { payload: JSON.stringify(examples.get(id)) }),
    });
    expect(body).toContain('internal_error');
    expect([statusCode, thrown - before]).toEqual([500, 1]);
    expect(insideOf(`${body} ${JSON.stringify(headers)}`)).toEqual([]);
    expect(body).not.toMatch(/42P01|998901234567|relation|secret/);
  });
});
