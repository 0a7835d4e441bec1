import { ApiError } from '@karvon/api/errors';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportClientError, watchErrors } from './client-errors';

const meta = document.createElement('meta');
meta.setAttribute('name', 'karvon-build');
meta.setAttribute('content', '3f9c2b7a10de');
document.head.append(meta);
afterAll(() => meta.remove());

let sent: unknown[] = [];
const beacon = vi.spyOn(navigator, 'sendBeacon');
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  sent = [];
  online.mockReturnValue(true);
  beacon.mockImplementation((_address, body) => {
    if (body instanceof Blob) {
      expect(body.type).toBe('application/json');
      void body.text().then((text) => sent.push(JSON.parse(text)));
    }
    return true;
  });
});
afterEach(() => vi.clearAllMocks());

watchErrors(() => '/dashboard/autos/view/:id');

const uncaught = (error: unknown) =>
  dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));

const names = () => sent.map((report) => JSON.stringify(report)).join('\n');

it('reports uncaught errors with route, release and browser', async () => {
  uncaught(new TypeError('No lead of «Азиз»'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    kind: 'error',
    name: 'TypeError',
    message: 'No lead of …',
    release: '3f9c2b7a10de',
    route: '/dashboard/autos/view/:id',
    language: 'ru',
    browser: expect.stringMatching(/^Chrome \d+$/),
  });
});

it('reports the same error once, and at most ten of a kind', async () => {
  const letters = 'abcdefghijklmnop';
  for (const letter of letters)
    for (const _ of [1, 2]) reportClientError('rejection', new Error(`Failed at ${letter}`));
  await expect.poll(() => sent.length).toBe(10);
  reportClientError('page', new Error('Another kind'));
  await expect.poll(() => sent.length).toBe(11);
});

it('does not report responses, aborted calls, errors of extensions, and texts', async () => {
  const extension = new Error('Extension');
  extension.stack = 'Error: Extension\n    at chrome-extension://abc/content.js:1:1';
  for (const error of [
    new ApiError({ kind: 'unavailable', status: 503 }),
    new DOMException('Aborted', 'AbortError'),
    extension,
    'a text of somebody',
    undefined,
  ])
    reportClientError('error', error);
  reportClientError('error', new RangeError('Last'));
  await expect.poll(names).toContain('Last');
  expect(sent).toHaveLength(1);
});

it('sends nothing without a network, and uses fetch when the browser rejects the beacon', async () => {
  online.mockReturnValue(false);
  reportClientError('page', new Error('Offline'));
  online.mockReturnValue(true);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  beacon.mockReturnValue(false);
  reportClientError('page', new Error('Too many beacons'));
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
  expect(beacon).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});
