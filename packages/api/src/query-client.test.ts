import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from './configuration';
import { getListRoomsQueryOptions } from './chat';
import { ApiError, type ErrorKind } from './errors';
import { problemResponse } from './msw';
import { chatRetry, createQueryClient } from './query-client';

const server = setupServer();
/** ms */
const calls: { token: string | null; at: number }[] = [];
const onUnauthorized = vi.fn<() => void>();
let token = 1;

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  calls.length = 0;
  token = 1;
  onUnauthorized.mockReset();
  configureApi({
    bases: { chat: 'http://karvon.test/chat' },
    getToken: () => `token-${String(token)}`,
    onUnauthorized,
    findSchema: () => Promise.resolve(undefined),
  });
  // The library uses these two timers; requests run in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

const reject = (status: number) =>
  server.use(
    http.get('http://karvon.test/chat/api/room/list/', ({ request }) => {
      calls.push({ token: request.headers.get('authorization'), at: Date.now() });
      token += 1;
      return status === 401 ? problemResponse(status) : new HttpResponse(null, { status });
    }),
  );

/** Takes real turns of the event loop. */
const settled = async (count: number) => {
  while (calls.length < count) await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('chat queries', () => {
  it('try again on 401 three times, after 1, 2 and 4 s, with the token as it is then', async () => {
    reject(401);
    const result = createQueryClient()
      .fetchQuery(getListRoomsQueryOptions({}, { query: chatRetry }))
      .catch((error: unknown) => error);
    for (const [tried, pause] of [1000, 2000, 4000].entries()) {
      await settled(tried + 1);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(calls).toHaveLength(tried + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await settled(4);
    expect(await result).toMatchObject({ kind: 'unauthorized' });
    expect(calls).toEqual([
      { token: 'Bearer token-1', at: 0 },
      { token: 'Bearer token-2', at: 1000 },
      { token: 'Bearer token-3', at: 3000 },
      { token: 'Bearer token-4', at: 7000 },
    ]);
  });

  it.each([403, 404, 429, 500, 503])('do not try again on %i', async (status) => {
    reject(status);
    const result = createQueryClient()
      .fetchQuery(getListRoomsQueryOptions({}, { query: chatRetry }))
      .catch((error: unknown) => error);
    await settled(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBeInstanceOf(ApiError);
    expect(calls).toHaveLength(1);
  });

  it('wait 30 s at most', () => {
    expect([0, 1, 2, 5, 9].map((attempt) => chatRetry.retryDelay(attempt))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ]);
  });

  it.each(['offline', 'timeout', 'contract', 'aborted'] satisfies ErrorKind[])(
    'do not try again where the fault is %s',
    (kind) => expect(chatRetry.retry(0, new ApiError({ kind }))).toBe(false),
  );
});
