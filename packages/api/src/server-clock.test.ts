import { afterEach, expect, it, vi } from 'vitest';
import { noteServerDate, onServerClock, serverNow, serverOffset } from './server-clock';

afterEach(() => {
  noteServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

it('counts by the server when this device is wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2025-11-20T06:00:00Z') });
  const changed = vi.fn<() => void>();
  const stop = onServerClock(changed);
  noteServerDate('Thu, 20 Nov 2025 06:20:00 GMT');
  expect(serverOffset()).toBe(20 * 60_000);
  expect(new Date(serverNow()).toISOString()).toBe('2025-11-20T06:20:00.000Z');
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});

it('takes a second for rounding, and nonsense for nothing', () => {
  vi.useFakeTimers({ now: Date.parse('2025-11-20T06:00:01.900Z') });
  noteServerDate('Thu, 20 Nov 2025 06:00:00 GMT');
  noteServerDate('yesterday');
  noteServerDate(undefined);
  expect(serverOffset()).toBe(0);
});
