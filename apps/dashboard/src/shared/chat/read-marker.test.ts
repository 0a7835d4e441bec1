import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadMarker } from './read-marker';

const readAll = vi.fn<(roomId: number, upTo: number | undefined) => Promise<unknown>>();
const refreshRooms = vi.fn<() => void>();
let isWatched: boolean;
let marker: ReadMarker;
let logged: unknown[][];

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  readAll.mockReset().mockResolvedValue({});
  refreshRooms.mockReset();
  isWatched = true;
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...texts: unknown[]) => logged.push(texts));
  marker = new ReadMarker({ readAll, refreshRooms, isWatched: () => isWatched });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('marks an opened room up to its newest message, then refetches the list', async () => {
  marker.open(12);
  expect(readAll).not.toHaveBeenCalled();
  marker.see(90);
  expect(readAll.mock.calls).toEqual([[12, 90]]);
  expect(refreshRooms).not.toHaveBeenCalled();
  await settled();
  expect(refreshRooms).toHaveBeenCalledTimes(1);
});

it('marks an empty room', () => {
  marker.open(12);
  marker.see(0);
  expect(readAll.mock.calls).toEqual([[12, undefined]]);
});

it('marks each new message once, without refetching the list', async () => {
  marker.open(12);
  marker.see(90);
  await settled();
  marker.see(90);
  marker.check();
  marker.see(91);
  await settled();
  expect(readAll.mock.calls).toEqual([
    [12, 90],
    [12, 91],
  ]);
  expect(refreshRooms).toHaveBeenCalledTimes(1);
});

it('marks nothing while the page is hidden, and marks it when it is watched again', () => {
  isWatched = false;
  marker.open(12);
  marker.see(90);
  marker.see(91);
  expect(readAll).not.toHaveBeenCalled();
  isWatched = true;
  marker.check();
  expect(readAll.mock.calls).toEqual([[12, 91]]);
});

it('marks nothing in a closed room, and marks a reopened room again', () => {
  marker.open(12);
  marker.see(90);
  marker.close();
  marker.see(91);
  marker.check();
  expect(readAll).toHaveBeenCalledTimes(1);
  marker.open(12);
  marker.see(90);
  expect(readAll).toHaveBeenCalledTimes(2);
});

it('only logs a failure, and retries at the next opening', async () => {
  readAll.mockRejectedValueOnce(new Error('no answer'));
  marker.open(12);
  marker.see(90);
  await settled();
  expect(refreshRooms).not.toHaveBeenCalled();
  expect(logged).toEqual([['chat: a room could not be marked as read', 'no answer']]);
  marker.open(12);
  marker.see(90);
  await settled();
  expect(readAll).toHaveBeenCalledTimes(2);
  expect(refreshRooms).toHaveBeenCalledTimes(1);
});

it('retries a failed mark when watched again, unless a newer one was requested', async () => {
  readAll.mockRejectedValueOnce(new Error('no answer'));
  marker.open(12);
  marker.see(90);
  await settled();
  marker.check();
  await settled();
  marker.check();
  expect(readAll.mock.calls).toEqual([
    [12, 90],
    [12, 90],
  ]);
  expect(refreshRooms).toHaveBeenCalledTimes(1);
  readAll.mockRejectedValueOnce(new Error('no answer'));
  marker.see(91);
  marker.see(92);
  await settled();
  marker.check();
  expect(readAll.mock.calls.slice(2)).toEqual([
    [12, 91],
    [12, 92],
  ]);
});
