import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { configureApi, type ContractBreach } from './configuration';
import type { ApiError } from './errors';
import { request } from './http';
import { problemResponse } from './msw';

const address = 'http://karvon.test/main/autos';
const server = setupServer();
const prefetched = new Map<string, Promise<Response>>();
const onUnauthorized = vi.fn<(error: ApiError) => void>();
const report = vi.fn<(breach: ContractBreach) => void>();
const rows = z.object({ results: z.array(z.object({ id: z.number() })), count: z.number() });
let sent = 0;

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => vi.clearAllMocks());
beforeEach(() => {
  sent = 0;
  prefetched.clear();
  configureApi({
    bases: { main: 'http://karvon.test/main' },
    getToken: () => 'token',
    onUnauthorized,
    report,
    findSchema: () => Promise.resolve(rows),
    invalidResponses: 'report',
    takePrefetched: (wanted) => prefetched.get(wanted),
  });
  server.use(
    http.all(address, () => {
      sent += 1;
      return HttpResponse.json({ results: [], count: 7 });
    }),
  );
});

const call = (method = 'GET') =>
  request<unknown>({
    url: '/main/autos',
    method,
    params: { page: 1, status: ['active', 'sold'], q: '' },
  });
const full = `${address}?page=1&status=active&status=sold`;

it('is taken instead of another call, by the full address', async () => {
  prefetched.set(full, Promise.resolve(Response.json({ results: [{ id: 1 }], count: 1 })));
  await expect(call()).resolves.toEqual({ results: [{ id: 1 }], count: 1 });
  expect(sent).toBe(0);
});

it('is checked like any other: a bad row is dropped and reported', async () => {
  const response = { results: [{ id: 1 }, { id: 'x' }], count: 2 };
  prefetched.set(full, Promise.resolve(Response.json(response)));
  await expect(call()).resolves.toEqual({ results: [{ id: 1 }], count: 2 });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ dropped: 1 }));
});

it('ends the session when it is a 401', async () => {
  prefetched.set(full, Promise.resolve(problemResponse(401)));
  await expect(call()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});

it('gives way to a call of its own when it failed, and is not for what changes something', async () => {
  prefetched.set(full, Promise.reject(new TypeError('no connection')));
  await expect(call()).resolves.toEqual({ results: [], count: 7 });
  prefetched.set(full, Promise.resolve(Response.json({ results: [], count: 1 })));
  await expect(call('POST')).resolves.toEqual({ results: [], count: 7 });
  expect(sent).toBe(2);
});
