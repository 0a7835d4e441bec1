import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi, type ContractBreach } from './configuration';
import { isApiError, type ApiError } from './errors';
import { operations } from './generated/operations';
import { etagOf, idempotencyKey, request } from './http';
import { needsNoToken } from './send';
import { htmlResponse, offlineResponse, problemResponse } from './msw';

const origin = 'http://karvon.test';
const server = setupServer();
const seen: Request[] = [];
const onUnauthorized = vi.fn<(error: ApiError) => void>();
const report = vi.fn<(breach: ContractBreach) => void>();
const rows = z.object({ results: z.array(z.object({ id: z.number() })), count: z.number() });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  seen.length = 0;
  vi.clearAllMocks();
});
beforeEach(() =>
  configureApi({
    bases: { main: `${origin}/m`, chat: `${origin}/chat` },
    getToken: () => 'token',
    getLanguage: () => 'uz',
    onUnauthorized,
    report,
    findSchema: () => Promise.resolve(undefined),
    invalidResponses: 'throw',
    timeout: 2000,
  }),
);

const serve = (path: string, respond: () => Response) =>
  server.use(
    http.all(origin + path, ({ request: incoming }) => {
      seen.push(incoming.clone());
      return respond();
    }),
  );
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};
const get = (params?: object) => request<unknown>({ url: '/main/autos', method: 'GET', params });

describe('a call', () => {
  it('without a required token is not sent', async () => {
    serve('/m/autos', () => HttpResponse.json({ ok: 1 }));
    configureApi({ getToken: () => undefined });
    expect((await failure(get())).kind).toBe('unauthorized');
    expect(seen).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each(Object.values(operations).map(({ operationId }) => operationId))(
    '%s is sent without a token only where the contract asks for none',
    (id) => {
      const { path, security } = operations[id];
      expect(needsNoToken(path)).toBe(security === 'none');
    },
  );

  it('goes to the configured base with token and language, without a content type', async () => {
    serve('/m/autos', () => HttpResponse.json({ ok: 1 }));
    await expect(get()).resolves.toEqual({ ok: 1 });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(seen[0]?.headers.get('accept-language')).toBe('uz');
    expect(seen[0]?.headers.get('content-type')).toBeNull();
  });

  it('sends JSON with its header, and a form with a boundary of its own', async () => {
    serve('/m/images', () => HttpResponse.json({}));
    const post = (data: unknown) =>
      request({
        url: '/main/images',
        method: 'POST',
        data,
        headers: { 'Content-Type': 'multipart/form-data' },
      });
    await post({ a: 1 });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.json()).toEqual({ a: 1 });
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.png');
    await post(form);
    expect(seen[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('leaves out empty, null, zero and all; false and repeated values go', async () => {
    serve('/m/autos', () => HttpResponse.json({}));
    await get({
      a: '',
      b: null,
      c: 0,
      d: 'all',
      e: undefined,
      f: 'ALL',
      g: [],
      h: ['', 0],
      i: false,
      ids: [1, 2],
      q: 'a&b',
    });
    expect(new URL(seen[0]?.url ?? '').search).toBe('?i=false&ids=1&ids=2&q=a%26b');
  });
});

describe('an error', () => {
  it.each([
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [412, 'stale'],
    [413, 'validation'],
    [415, 'validation'],
    [422, 'validation'],
    [429, 'too_many'],
    [500, 'unavailable'],
    [501, 'unavailable'],
    [503, 'unavailable'],
    [418, 'unknown'],
  ] as const)('%d is %s', async (status, kind) => {
    serve('/m/autos', () => problemResponse(status));
    expect((await failure(get())).kind).toBe(kind);
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('brings what its status adds', async () => {
    serve('/m/autos', () =>
      problemResponse(422, {
        errors: [{ field: 'price', code: 'required' }, { field: 1 }, null],
        retry_after: 42,
        allowed: ['active', 3],
        current: { id: 1 },
      }),
    );
    expect(await failure(get())).toMatchObject({
      fieldErrors: [{ field: 'price', code: 'required' }],
      retryAfter: 42,
      allowed: ['active'],
      current: { id: 1 },
      instance: '01J9Z6T4Q8',
    });
  });

  it.each([
    ['HTML for JSON', () => htmlResponse(), 'contract'],
    [
      'half JSON',
      () => new HttpResponse('{"a":', { headers: { 'Content-Type': 'application/json' } }),
      'contract',
    ],
    [
      'a strange type',
      () => new HttpResponse('x', { headers: { 'Content-Type': 'application/xml' } }),
      'contract',
    ],
    ['HTML with 502', () => htmlResponse(502), 'unavailable'],
    ['a broken connection', () => offlineResponse(), 'offline'],
  ] as const)('%s', async (_name, respond, kind) => {
    serve('/m/autos', respond);
    expect((await failure(get())).kind).toBe(kind);
  });

  it('comes after the time-out, and when the call is aborted', async () => {
    server.use(http.get(`${origin}/m/autos`, () => new Promise<never>(() => undefined)));
    expect(
      (await failure(request({ url: '/main/autos', method: 'GET' }, { timeout: 20 }))).kind,
    ).toBe('timeout');
    const abort = new AbortController();
    const call = failure(request({ url: '/main/autos', method: 'GET', signal: abort.signal }));
    abort.abort();
    expect((await call).kind).toBe('aborted');
  });

  it('in a chat query does not end the session: it is retried first', async () => {
    serve('/chat/api/room/list/', () => problemResponse(401));
    await failure(request({ url: '/chat/api/room/list/', method: 'GET' }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a response that breaks the contract', () => {
  const bad = { results: [{ id: 1 }, { id: 'x' }, {}, { id: 4 }], count: 4 };

  it('is thrown in tests', async () => {
    configureApi({ findSchema: () => Promise.resolve(rows) });
    serve('/m/autos', () => HttpResponse.json(bad));
    expect((await failure(get())).kind).toBe('contract');
  });

  it('loses its bad rows in production, and is reported without values', async () => {
    configureApi({ invalidResponses: 'report', findSchema: () => Promise.resolve(rows) });
    serve('/m/autos', () => HttpResponse.json(bad));
    await expect(get()).resolves.toEqual({ results: [{ id: 1 }, { id: 4 }], count: 4 });
    expect(report.mock.calls[0]?.[0]).toMatchObject({ path: '/main/autos', dropped: 2 });
  });

  it('is an error in production where it is bad outside of rows', async () => {
    configureApi({ invalidResponses: 'report', findSchema: () => Promise.resolve(rows) });
    serve('/m/autos', () => HttpResponse.json({ results: [{ id: 1 }], count: null }));
    expect((await failure(get())).kind).toBe('contract');
  });
});

it('makes ETags and keys', () => {
  expect(etagOf({ version: 3 })).toBe('"v3"');
  expect(idempotencyKey()).not.toBe(idempotencyKey());
});
