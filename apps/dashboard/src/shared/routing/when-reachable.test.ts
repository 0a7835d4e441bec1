import { afterEach, expect, it, vi } from 'vitest';
import { whenReachable } from './when-reachable';

const events = new EventTarget();
let onLine = true;
vi.stubGlobal('navigator', {
  get onLine() {
    return onLine;
  },
});
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));

afterEach(() => {
  onLine = true;
});

it('waits for the network and tries again, as often as it takes', async () => {
  onLine = false;
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockRejectedValueOnce(new TypeError('gone again'));
  load.mockResolvedValue('the chunk');
  const chunk = whenReachable(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  events.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  events.dispatchEvent(new Event('online'));
  expect(await chunk).toBe('the chunk');
});

it('throws at once what is no matter of the network', async () => {
  const load = () => Promise.reject(new TypeError('a chunk that is gone'));
  await expect(whenReachable(load)).rejects.toThrow('a chunk that is gone');
});
