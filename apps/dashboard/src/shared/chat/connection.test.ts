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

it('says nothing of a cut that is healed within 2 s', () => {
  connect();
  watch.socket('closed');
  watch.socket('connecting');
  vi.advanceTimersByTime(graceTime - 1);
  watch.socket('open');
  vi.advanceTimersByTime(graceTime * 5);
  expect(shown).toEqual(['connected']);
});

it('reports a longer one, with the moment of the loss, however often it is tried meanwhile', () => {
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

it('gives the next loss its own 2 s and its own moment', () => {
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

it('distinguishes a device without a network from a line that is down, at once when something is said already', () => {
  connect();
  watch.online(false);
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get()).toEqual({ status: 'offline', since: start });
  watch.socket('closed');
  watch.online(true);
  expect(watch.connection.get()).toEqual({ status: 'reconnecting', since: start });
});

it('is not connected by a socket that is left open without a network', () => {
  watch.online(false);
  connect();
  vi.advanceTimersByTime(graceTime);
  expect(watch.connection.get().status).toBe('offline');
});

it('says at once that it gave up, and that it tries again', () => {
  connect();
  watch.socket('gave_up');
  expect(watch.connection.get()).toEqual({ status: 'gaveUp' });
  watch.socket('connecting');
  expect(watch.connection.get().status).toBe('reconnecting');
});

it('says nothing more once it is over', () => {
  connect();
  watch.socket('closed');
  watch.dispose();
  vi.advanceTimersByTime(graceTime);
  expect(shown).toEqual(['connected']);
});
