import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@karvon/api/operations';
import type { Operation } from '../../apps/server/src/platform/http/operation';
import type { CallOptions } from '../../apps/server/src/testing/call';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { declaring } from './offered';

let test: TestApp;
let unkeyed: TestApp;
let token = '';

beforeAll(async () => {
  test = await createTestApp();
  unkeyed = await createTestApp({ env: { SERVICE_KEY: '' } });
  token = (await test.signIn()).token;
});
afterAll(async () => {
  await unkeyed.close();
  await test.close();
});

const takesJson = ([, { body, multipart }]: [string, Operation]) =>
  body !== undefined && multipart !== true;

const nonsense = '!';

describe('rejections that are the same everywhere', () => {
  it.each(declaring(401))('%s: 401 without a token or key', async (id) => {
    const { status } = await test.call(id, { headers: { 'x-service-key': '' } });
    expect(status).toBe(401);
  });

  const keyed = declaring(403).filter(([, { security }]) => security === 'serviceKey');
  it.each(keyed)('%s: 403 with a wrong key', async (id) => {
    const { status } = await test.call(id, { headers: { 'x-service-key': 'somebody-elses-key' } });
    expect(status).toBe(403);
  });

  it.each(keyed)('%s: 403 with any key where none is configured', async (id) => {
    const { status } = await unkeyed.call(id);
    expect(status).toBe(403);
  });

  const withParameters = declaring(422).filter(
    ([, { params, queryKinds = {} }]) =>
      params !== undefined || Object.values(queryKinds).includes('number'),
  );
  it.each(withParameters)('%s: 422 for a parameter of another kind', async (id, operation) => {
    const names = Object.entries(operation.queryKinds ?? {})
      .filter(([, kind]) => kind === 'number')
      .map(([name]) => name);
    const { status, body } = await test.call(id, {
      token,
      params: { id: nonsense, fingerprint: nonsense },
      query: Object.fromEntries(names.map((name) => [name, nonsense])),
      body: operation.body === undefined ? undefined : {},
    });
    expect(status).toBe(422);
    expect(body.errors.length).toBeGreaterThan(0);
  });

  const withNul: readonly [OperationId, string, CallOptions][] = [
    [
      'createLead',
      'client_name',
      { body: { type: 'call', client_name: 'a\0b', phone: '+998998887766' } },
    ],
    [
      'addLead',
      'external_id',
      { body: { external_id: 'a\0b', type: 'leads', source: 'listing', avtosalon: 1 } },
    ],
    [
      'createAuto',
      'core_car.description',
      { body: { core_car: { brand: 1, car_model: 101, description: 'a\0b' } } },
    ],
  ];
  it.each(withNul)('%s: 422 for %s with U+0000', async (id, field, options) => {
    const { status, body } = await test.call(id, { ...options, token });
    expect([status, body.errors]).toEqual([422, [{ field, code: 'invalid_format' }]]);
  });

  const invisible = '\u200B\u200F\u2060';
  const names: readonly [OperationId, string, CallOptions][] = [
    ['createLead', 'client_name', { body: { type: 'call', client_name: invisible } }],
    [
      'updateLead',
      'client_name',
      { params: { id: 1 }, headers: { 'if-match': '"v1"' }, body: { client_name: invisible } },
    ],
    [
      'register',
      'full_name',
      {
        body: {
          ticket: 't_c1Xk9zL3hT5gF0jV7nWa',
          full_name: invisible,
          password: 'karvon-demo',
          terms_version: '2026-11-29',
        },
      },
    ],
    [
      'updateBusiness',
      'full_name',
      { params: { id: 1 }, headers: { 'if-match': '"v1"' }, body: { full_name: invisible } },
    ],
    ['createAvtosalon', 'name', { body: { name: invisible } }],
    ['createAvtosalon', 'address', { body: { address: invisible } }],
    ['createTemplate', 'title', { body: { title: invisible, text: 'Salom' } }],
  ];
  it.each(names)('%s: 422 where nothing shows of %s', async (id, field, options) => {
    const { status, body } = await test.call(id, { ...options, token });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ field, code: 'required' });
  });

  it('rejects a body that nests without end unread', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const payload = Buffer.from(`{"title":${deep},"text":"Salom"}`);
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await test.call('createTemplate', { token, headers, payload });
    expect([status, body.code]).toEqual([400, 'malformed_json']);
  });

  it.each(declaring(415))('%s: 415 for a body of another kind', async (id) => {
    const { status } = await test.call(id, {
      token,
      params: { id: 1 },
      headers: { 'content-type': 'text/plain' },
      payload: Buffer.from('a car'),
    });
    expect(status).toBe(415);
  });

  it.each(declaring(413).filter(takesJson))('%s: 413 for three megabytes of JSON', async (id) => {
    const { status } = await test.call(id, {
      token,
      params: { id: 1 },
      body: { description: 'x'.repeat(3_000_000) },
    });
    expect(status).toBe(413);
  });
});
