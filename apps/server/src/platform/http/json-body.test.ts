import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userIdOf } from '../values/owner';
import { ownerDealer } from '../../testing/sign-in';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { bindContract } from './bind-contract';
import { installErrorHandler } from './error-handler';
import { isModest } from './json-body';
import type { Handlers } from './operation';

const responses = { 204: null } as const;
const body = z.object({ text: z.string() });

const operations = {
  signIn: {
    operationId: 'signIn',
    service: 'main',
    method: 'POST',
    path: '/main/sign-in',
    tag: 'x',
    security: 'none',
    body,
    responses,
    codes: {},
  },
  save: {
    operationId: 'save',
    service: 'main',
    method: 'POST',
    path: '/main/save',
    tag: 'x',
    security: 'bearer',
    body,
    responses,
    codes: {},
  },
  later: {
    operationId: 'later',
    service: 'main',
    method: 'POST',
    path: '/main/later',
    tag: 'x',
    security: 'bearer',
    body,
    responses,
    codes: {},
  },
} as const;

let database: TestDatabase;
let app: FastifyInstance;
let parsed = 0;
const token = 'a'.repeat(32);
const handlers: Handlers<typeof operations, 'later'> = {
  signIn: async () => ({ status: 204 }),
  save: async () => ({ status: 204 }),
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = fastify();
  installErrorHandler(app);
  // The hook runs only after parsing.
  app.addHook('preValidation', async () => void (parsed += 1));
  bindContract(app, operations, handlers, ['later'], {
    db: database.db,
    sessions: async (provided) => (provided === token ? ownerDealer(userIdOf(1), 2, 3) : null),
    serviceKey: undefined,
    checkResponses: 'throw',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
  const before = parsed;
  const response = await app.inject({
    method: 'POST',
    url: `/main/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return {
    status: response.statusCode,
    code: response.body === '' ? undefined : response.json().code,
    connection: response.headers['connection'],
    isParsed: parsed > before,
  };
};

const signedIn = { authorization: `Bearer ${token}` };
const text = (length: number) => JSON.stringify({ text: 'x'.repeat(length) });
const manyKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

describe('before a body is read', () => {
  it('a token is asked for', async () => {
    expect(await post('save', '{"text":')).toMatchObject({ status: 401, isParsed: false });
    expect(await post('save', '{"text":', signedIn)).toMatchObject({ status: 400 });
  });

  it('a body that says it is larger than its operation allows is rejected, and the connection ends', async () => {
    expect(await post('sign-in', text(5000))).toEqual({
      status: 413,
      code: 'body_too_large',
      connection: 'close',
      isParsed: false,
    });
    expect(await post('save', text(5000), signedIn)).toMatchObject({ status: 204 });
    expect(await post('save', text(70_000), signedIn)).toMatchObject({ status: 413 });
  });

  it('an operation that is not offered yet says so', async () => {
    expect(await post('later', text(70_000))).toMatchObject({ status: 501, isParsed: false });
  });
});

describe('JSON that costs more than it says', () => {
  it.each([
    ['nests without end', `{"text":${'['.repeat(1000)}`],
    ['has too many keys', manyKeys(1001)],
    ['has too many values', `{"text":[${'0,'.repeat(1000)}0]}`],
    ['has too many empty lists', `{"text":[${'[],'.repeat(600)}[]]}`],
  ])('is rejected before it is parsed: it %s', async (_why, payload) => {
    expect(await post('save', payload, signedIn)).toMatchObject({
      status: 400,
      code: 'malformed_json',
      isParsed: false,
    });
  });

  it('keeps what would change prototypes out', async () => {
    expect(await post('save', '{"text":"x","__proto__":{"a":1}}', signedIn)).toMatchObject({
      status: 400,
    });
  });

  it.each([
    ['{"text":"[[[[[[[[[[[[[[[[[[[[[[[["}', true],
    [String.raw`{"text":"\"[[[[[[[[[[[[[[[[[[[[[[[["}`, true],
    [String.raw`{"text":"\\","a":[[[[[[[[[[[[[[[[[[[[]`, false],
    [`${'['.repeat(16)}${']'.repeat(16)}`, true],
    [`${'['.repeat(17)}${']'.repeat(17)}`, false],
    ['"unfinished', true],
  ])('%s: signs within texts are not counted', (json, expected) => {
    expect(isModest(json, 100)).toBe(expected);
  });
});
