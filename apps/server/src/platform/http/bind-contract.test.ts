import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { userIdOf } from '../values/owner';
import { ownerDealer } from '../../testing/sign-in';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { bindContract } from './bind-contract';
import { installErrorHandler } from './error-handler';
import type { Handlers } from './operation';
import { conflict } from './problem';

const car = z.object({ id: z.int(), title: z.string() });

const operations = {
  listCars: {
    operationId: 'listCars',
    service: 'main',
    method: 'GET',
    path: '/main/cars',
    tag: 'cars',
    security: 'none',
    query: z.object({
      page: z._default(z.int().check(z.gte(1)), 1),
      brand_id: z.optional(z.array(z.int())),
      bumped: z.optional(z.boolean()),
      q: z.optional(z.string()),
    }),
    queryKinds: { page: 'number', brand_id: 'number[]', bumped: 'boolean', q: 'string' },
    codes: {},
    responses: { 200: { type: 'application/json', schema: z.unknown() } },
  },
  createCar: {
    operationId: 'createCar',
    service: 'main',
    method: 'POST',
    path: '/main/cars',
    tag: 'cars',
    security: 'bearer',
    body: z.object({
      title: z.string().check(z.minLength(2), z.maxLength(5)),
      year: z.optional(z.int()),
      owners: z.optional(
        z.array(z.object({ name: z.optional(z.string()), phone: z.optional(z.string()) })),
      ),
    }),
    bodyRequired: true,
    conditions: [{ at: ['owners', '*'], beside: 'phone', groups: [['name']] }],
    idempotent: true,
    codes: {},
    responses: { 201: { type: 'application/json', schema: car } },
  },
  updateCar: {
    operationId: 'updateCar',
    service: 'main',
    method: 'PATCH',
    path: '/main/cars/{id}',
    tag: 'cars',
    security: 'serviceKey',
    params: z.object({ id: z.int() }),
    paramKinds: { id: 'number' },
    ifMatch: true,
    codes: {},
    responses: { 200: { type: 'application/json', schema: car } },
  },
  copyCar: {
    operationId: 'copyCar',
    service: 'main',
    method: 'POST',
    path: '/main/cars/copy',
    tag: 'cars',
    security: 'none',
    body: z.object({ title: z.string() }),
    bodyRequired: true,
    idempotent: true,
    codes: {},
    responses: { 201: { type: 'application/json', schema: car } },
  },
  deleteCar: {
    operationId: 'deleteCar',
    service: 'main',
    method: 'DELETE',
    path: '/main/cars/{id}',
    tag: 'cars',
    security: 'none',
    codes: {},
    responses: { 204: null },
  },
} as const;

let database: TestDatabase;
let app: FastifyInstance;
let created = 0;
const steps: { step: 'prepare' | 'handle'; isTransaction: boolean }[] = [];
const noteStep = (step: 'prepare' | 'handle') =>
  steps.push({ step, isTransaction: database.db.current.isTransaction });

const handlers: Handlers<typeof operations, 'deleteCar'> = {
  listCars: async ({ query }) => ({ status: 200, body: query }),
  createCar: async ({ body }) => {
    created += 1;
    if (body.title === 'no') throw conflict('room_blocked', ['later']);
    return { status: 201, body: { id: created, title: body.title } };
  },
  copyCar: {
    async prepare({ body }) {
      noteStep('prepare');
      return async () => {
        noteStep('handle');
        created += 1;
        return { status: 201, body: { id: created, title: body.title } };
      };
    },
  },
  updateCar: async ({ params, ifMatch }) => ({
    status: 200,
    // An invalid response for id 13: the contract requires a text.
    body: { id: ifMatch, title: params.id === 13 ? JSON.parse('5') : 'ok' },
  }),
};

const token = 'a'.repeat(32);
const inject = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, rest: object = {}) =>
  app.inject({ method, url, ...rest });
const create = (title: unknown, key?: string) =>
  inject('POST', '/main/cars', {
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: { title },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  app = fastify();
  installErrorHandler(app);
  bindContract(app, operations, handlers, ['deleteCar'], {
    db: database.db,
    sessions: async (provided) => (provided === token ? ownerDealer(userIdOf(1), 2, 3) : null),
    serviceKey: 'k'.repeat(20),
    checkResponses: 'throw',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('query strings', () => {
  it('reads numbers, false and single values of lists, and skips empty values', async () => {
    const response = await inject('GET', '/main/cars?page=2&brand_id=3&bumped=false&q=');
    expect(response.json()).toEqual({ page: 2, brand_id: [3], bumped: false });
  });

  it.each([
    ['page=abc', 'page', 'invalid_type'],
    ['page=0', 'page', 'too_small'],
    ['page=1&page=2', 'page', 'invalid_type'],
    ['brand_id=1&brand_id=x', 'brand_id', 'invalid_type'],
    ['bumped=maybe', 'bumped', 'invalid_type'],
  ])('rejects ?%s with 422', async (query, field, code) => {
    const response = await inject('GET', `/main/cars?${query}`);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'invalid_parameter', errors: [{ field, code }] });
  });
});

describe('bodies', () => {
  it.each([
    [undefined, 'required', undefined],
    ['', 'required', undefined],
    ['x', 'too_short', { min: 2 }],
    ['xxxxxx', 'too_long', { max: 5 }],
    [5, 'invalid_type', { expected: 'string' }],
  ])('rejects title %j with 422 %s', async (title, code, params) => {
    const response = await create(title);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json().errors).toEqual([{ field: 'title', code, ...(params && { params }) }]);
  });

  it('asks for what a field that was sent needs beside it, which zod does not know', async () => {
    const response = await inject('POST', '/main/cars', {
      headers: { authorization: `Bearer ${token}` },
      payload: { title: 'Gentra', owners: [{ name: 'A', phone: '1' }, {}, { phone: '2' }] },
    });
    expect(response.json().errors).toEqual([
      expect.objectContaining({ field: 'title', code: 'too_long' }),
      { field: 'owners.2.name', code: 'required' },
    ]);
  });

  it('distinguishes malformed JSON from a rejected field', async () => {
    const response = await inject('POST', '/main/cars', {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"title":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('malformed_json');
  });
});

describe('access', () => {
  it('asks for a token that is known', async () => {
    expect((await inject('POST', '/main/cars', { payload: {} })).statusCode).toBe(401);
    const wrong = { authorization: `Bearer ${'b'.repeat(32)}` };
    expect((await inject('POST', '/main/cars', { headers: wrong, payload: {} })).statusCode).toBe(
      401,
    );
  });

  it('asks for the service key', async () => {
    expect((await inject('PATCH', '/main/cars/1')).statusCode).toBe(401);
    const wrong = { 'x-service-key': 'nope' };
    expect((await inject('PATCH', '/main/cars/1', { headers: wrong })).statusCode).toBe(403);
  });
});

describe('If-Match', () => {
  const headers = { 'x-service-key': 'k'.repeat(20) };

  it('is required, and read as a version', async () => {
    const missing = await inject('PATCH', '/main/cars/1', { headers });
    expect(missing.statusCode).toBe(422);
    expect(missing.json().code).toBe('if_match_required');
    const provided = await inject('PATCH', '/main/cars/1', {
      headers: { ...headers, 'if-match': '"v7"' },
    });
    expect(provided.json()).toEqual({ id: 7, title: 'ok' });
  });

  it('stops a response that breaks the contract', async () => {
    const response = await inject('PATCH', '/main/cars/13', {
      headers: { ...headers, 'if-match': '"v7"' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('breaks the contract');
  });
});

describe('Idempotency-Key', () => {
  it('gives the first response again, to concurrent repeats too', async () => {
    const before = created;
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => create('abc', 'key-000001')),
    );
    expect(created).toBe(before + 1);
    expect(new Set(responses.map((response) => response.body)).size).toBe(1);
    expect(
      responses.map((response) => [response.statusCode, response.headers['location']]),
    ).toEqual(Array.from({ length: 4 }, () => [201, `/main/cars/${created}`]));
  });

  it('rejects the same key with another body', async () => {
    await create('abc', 'key-000002');
    const response = await create('abd', 'key-000002');
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('idempotency_key_reused');
  });

  it('leaves no key behind a rejection', async () => {
    expect((await create('no', 'key-000003')).json()).toMatchObject({
      status: 409,
      allowed: ['later'],
    });
    expect((await create('yes', 'key-000003')).statusCode).toBe(201);
  });

  it('prepares before the transaction, and handles in it, once', async () => {
    const copy = () =>
      inject('POST', '/main/cars/copy', {
        headers: { 'idempotency-key': 'key-000004' },
        payload: { title: 'abc' },
      });
    const first = await copy();
    expect(steps).toEqual([
      { step: 'prepare', isTransaction: false },
      { step: 'handle', isTransaction: true },
    ]);
    expect((await copy()).json()).toEqual(first.json());
    expect(steps.filter(({ step }) => step === 'handle')).toHaveLength(1);
  });

  it('rejects one that is too short', async () => {
    expect((await create('abc', 'short')).statusCode).toBe(422);
  });
});

describe('the map of handlers', () => {
  it('responds 501 to pending operations', async () => {
    const response = await inject('DELETE', '/main/cars/1');
    expect(response.statusCode).toBe(501);
    expect(response.json().code).toBe('not_implemented');
  });

  it('does not start when an operation is both handled and pending', () => {
    const options = {
      db: database.db,
      sessions: async () => null,
      serviceKey: undefined,
      checkResponses: 'log',
    } as const;
    const all: Handlers<typeof operations> = {
      ...handlers,
      deleteCar: async () => ({ status: 204 }),
    };
    expect(() => bindContract(fastify(), operations, all, ['deleteCar'], options)).toThrow(
      /take it out/,
    );
  });
});
