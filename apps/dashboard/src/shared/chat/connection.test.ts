import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionWatch, graceTime, type Connection } from './connection';

const start = new Date('2026-01-15T09:00:00Z').getTime();
let watch: ConnectionWatch;
let shown: Connection['status'][];

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  watch = new ConnectionWatch();
  shown = [];
  watch.connection.subscribe(() => shown.push(watch.connection.get().status));
});
afterEach(() => {
  watch.dispose();
  vi.useRealTimers();
});

const connect = () => {
  watch.socket('connecting');
  watch.socket('open');
};

it('is connected as soon as the socket is open', () => {
  expect(watch.connection.get()).toEqual({ status: 'connecting' });
  connect();
  expect(shown).toEqual(['connected']);
});

it('does not report a loss of less than 2 s', () => {
  connect();
  watch.socket('closed');
  watch.socket('connecting');
  vi.advanceTimersByTime(graceTime - 1);
  watch.socket('open');
  vi.advanceTimersByTime(graceTime * 5);
  expect(shown).toEqual(['connected']);
});

it('reports a longer loss with its start, whatever number of attempts', () => {
  connect();
  watch.socket('closed');
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get()).toEqual({ status: 'reconnecting', since: start });
  vi.advanceTimersByTime(5000);
  watch.socket('connecting');
  watch.socket('closed');
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get()).toEqual({ status: 'reconnecting', since: start });
  watch.socket('open');
  expect(shown).toEqual(['connected', 'reconnecting', 'connected']);
});

it('delays each loss by 2 s and reports its own start', () => {
  connect();
  watch.socket('closed');
  vi.advanceTimersByTime(graceTime);
  watch.socket('open');
  vi.advanceTimersByTime(60_000);
  watch.socket('closed');
  expect(watch.connection.get()).toEqual({ status: 'connected' });
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get()).toEqual({
    status: 'reconnecting',
    since: start + graceTime + 60_000,
  });
});

it('distinguishes no network from a lost connection, without delay once a loss is shown', () => {
  connect();
  watch.online(false);
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get()).toEqual({ status: 'offline', since: start });
  watch.socket('closed');
  watch.online(true);
  expect(watch.connection.get()).toEqual({ status: 'reconnecting', since: start });
});

it('is offline without a network, even while the socket is open', () => {
  watch.online(false);
  connect();
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get().status).toBe('offline');
});

it('reports at once that it gave up or reconnects', () => {
  connect();
  watch.socket('gave_up');
  expect(watch.connection.get()).toEqual({ status: 'gaveUp' });
  watch.socket('connecting');
  expect(watch.connection.get().status).toBe('reconnecting');
});

it('reports nothing after dispose', () => {
  connect();
  watch.socket('closed');
  watch.dispose();
  vi.advanceTimersByTime(graceTime);
  expect(shown).toEqual(['connected']);
});
