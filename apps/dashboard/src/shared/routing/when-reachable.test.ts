import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  laterPause,
  retryPauses,
  untilThere,
  whenReachable,
  withSecondTry,
} from './when-reachable';

const events = new EventTarget();
let onLine = true;
let status: number | undefined;
const asked: string[] = [];

beforeEach(() => {
  onLine = true;
  status = 200;
  asked.length = 0;
  again.mockReset().mockImplementation(() => Promise.resolve('the chunk'));
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return status === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = 'https://karvon.test/assets/Palette-abc.js';
const cutOff = () => new TypeError(`Failed to fetch dynamically imported module: ${address}`);
/** Imports the file at another address, whose failure the browser has not cached. */
const again = vi.fn<(address: string) => Promise<unknown>>();

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>();
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(cutOff());
  return load.mockResolvedValue('the chunk');
};

describe('a chunk that failed to load', () => {
  it('is requested under another URL, since browsers cache the failure of its own', async () => {
    const load = failing(9);
    again.mockRejectedValueOnce(new TypeError(`${cutOff().message}?again=1`));
    const chunk = withSecondTry(load, again);
    await vi.advanceTimersByTimeAsync(retryPauses[0] - 1);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(again).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(retryPauses[1]);
    expect(await chunk).toBe('the chunk');
    expect(again.mock.calls).toEqual([[`${address}?again=1`], [`${address}?again=2`]]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(asked[0]).toBe(address);
  });

  it('is imported again when the browser reports no URL', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    load.mockResolvedValue('the chunk');
    const chunk = withSecondTry(load, again);
    await vi.runAllTimersAsync();
    expect(await chunk).toBe('the chunk');
    expect(again).not.toHaveBeenCalled();
  });

  it('is given up after the last delay', async () => {
    const load = failing(9);
    again.mockRejectedValue(cutOff());
    const failure = withSecondTry(load, again).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ message: expect.stringContaining(address) });
    expect(again).toHaveBeenCalledTimes(retryPauses.length);
  });

  it('is requested again when the server does not respond either', async () => {
    status = undefined;
    const chunk = withSecondTry(failing(1), again);
    await vi.runAllTimersAsync();
    expect(await chunk).toBe('the chunk');
  });
});

it('throws at once when the chunk no longer exists', async () => {
  status = 404;
  const load = failing(9);
  await expect(withSecondTry(load)).rejects.toThrow(address);
  expect(load).toHaveBeenCalledTimes(1);
});

it('parts outside of pages are requested until they load', async () => {
  status = undefined;
  again.mockReset().mockRejectedValue(cutOff());
  const onLoaded = vi.fn<(chunk: string) => void>();
  void untilThere(failing(1), again).then(onLoaded);
  await vi.advanceTimersByTimeAsync(10 * laterPause);
  expect(onLoaded).not.toHaveBeenCalled();
  again.mockResolvedValue('the chunk');
  await vi.advanceTimersByTimeAsync(2 * laterPause);
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith('the chunk');
});

describe('without a network', () => {
  it('a page does not wait', async () => {
    onLine = false;
    await expect(withSecondTry(failing(9))).rejects.toThrow(address);
    expect(asked).toEqual([]);
  });

  it('a dialog waits for it and retries until it loads', async () => {
    onLine = false;
    again.mockRejectedValueOnce(cutOff());
    const chunk = whenReachable(failing(9), again);
    await vi.advanceTimersByTimeAsync(0);
    expect(again).not.toHaveBeenCalled();
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(again).toHaveBeenCalledTimes(1);
    events.dispatchEvent(new Event('online'));
    expect(await chunk).toBe('the chunk');
  });
});
