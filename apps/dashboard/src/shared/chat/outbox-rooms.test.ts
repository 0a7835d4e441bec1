import { ApiError } from '@karvon/api/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Device, Server, setUp } from './outbox.fixture';
import { minute } from '../time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = (milliseconds = 1000) => vi.advanceTimersByTimeAsync(milliseconds);
const photo = (key: string) => ({ key, name: `${key}.jpg`, file: new Blob([key]) });
/** A server that needs a minute for each photo, and counts simultaneous requests. */
function slowServer() {
  const server = new Server();
  const { upload, send } = server.delivery;
  const most = { uploads: 0, sends: 0 };
  const now = { uploads: 0, sends: 0 };
  const counted = async <T>(what: 'uploads' | 'sends', work: () => Promise<T>): Promise<T> => {
    now[what] += 1;
    most[what] = Math.max(most[what], now[what]);
    return work().finally(() => {
      now[what] -= 1;
    });
  };
  server.delivery.upload = (file, onProgress, signal) =>
    counted('uploads', async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, minute);
      });
      if (signal.aborted) throw new ApiError({ kind: 'aborted' });
      return upload(file, onProgress, signal);
    });
  server.delivery.send = (record, signal) => counted('sends', () => send(record, signal));
  return { server, most };
}

it('sends texts of a room while any tab uploads a photo of another room', async () => {
  const device = new Device();
  const { server } = slowServer();
  const [one, other] = [setUp(device, server), setUp(device, server)];
  one.outbox.send(701, 'album', [photo('a')]);
  one.outbox.send(701, 'after the album');
  await rest();
  one.outbox.send(702, 'elsewhere');
  other.outbox.send(703, 'from another tab');
  other.outbox.send(701, 'last, from another tab');
  await rest();
  expect(server.texts.toSorted()).toEqual(['elsewhere', 'from another tab']);
  await rest(minute);
  expect(server.texts.slice(2)).toEqual(['album', 'after the album', 'last, from another tab']);
  expect([server.tries.length, server.uploads, device.kept.size]).toEqual([5, 1, 0]);
});

it('sends at most three messages at once, two of them with photos', async () => {
  const { server, most } = slowServer();
  const { outbox, seen } = setUp(new Device(), server);
  const rooms = Array.from({ length: 8 }, (_, at) => 701 + at);
  for (const room of rooms) outbox.send(room, `album ${String(room)}`, [photo(String(room))]);
  for (const room of rooms) outbox.send(room + 100, `words ${String(room)}`);
  await rest();
  expect(server.texts).toEqual(rooms.map((room) => `words ${String(room)}`));
  await rest(5 * minute);
  expect(server.texts.slice(rooms.length)).toEqual(rooms.map((room) => `album ${String(room)}`));
  // The text of a message with a photo is sent under the limit for texts.
  expect(most).toEqual({ uploads: 2, sends: 3 });
  expect([server.tries.length, seen()]).toEqual([16, []]);
});

it('sends messages of a closed tab once, in the order of each room', async () => {
  const device = new Device();
  const { server } = slowServer();
  const first = setUp(device, server);
  server.losesResponse = true;
  for (const room of [701, 702]) {
    first.outbox.send(room, `${String(room)} one`);
    first.outbox.send(room, `${String(room)} two`, [photo(String(room))]);
    first.outbox.send(room, `${String(room)} three`);
  }
  await rest(60);
  first.outbox.stop();
  server.losesResponse = false;
  const second = setUp(device, server);
  await second.outbox.start();
  await rest(2 * minute);
  for (const room of ['701', '702']) {
    expect(server.texts.filter((text) => text.startsWith(room))).toEqual(
      ['one', 'two', 'three'].map((text) => `${room} ${text}`),
    );
  }
  expect(device.kept.size).toBe(0);
});

it('sends nothing in any room after the session has ended or during a pause of the server', async () => {
  const { server, outbox, seen } = setUp();
  server.rejection = { kind: 'unauthorized', status: 401 };
  const rooms = [701, 702, 703, 704, 705, 706];
  for (const room of rooms) outbox.send(room, String(room));
  await rest(minute);
  expect(server.tries).toEqual(['701', '702', '703']);
  expect(seen()).toEqual(rooms.map((room) => `${String(room)}: waiting`));
  server.rejection = { kind: 'too_many', status: 429, retryAfter: 30 };
  outbox.wake();
  await rest();
  expect(server.tries).toHaveLength(6);
  server.rejection = undefined;
  await rest(minute);
  expect(server.texts.toSorted()).toEqual(rooms.map(String));
});

it('keeps the state of a photo when another room reads the device during its write', async () => {
  const device = new Device();
  const server = new Server();
  const { write } = device.store;
  device.store.write = async (record) => {
    if (record.roomId === 701) {
      await new Promise((resolve) => {
        setTimeout(resolve, 2000);
      });
    }
    return write(record);
  };
  const { upload, send } = server.delivery;
  const trouble = new ApiError({ kind: 'unavailable', status: 503 });
  let uploads = 0;
  server.delivery.upload = (...call) => {
    uploads += 1;
    return uploads < 5 ? Promise.reject(trouble) : upload(...call);
  };
  let sends = 0;
  server.delivery.send = (record, signal) => {
    if (record.roomId === 701) sends += 1;
    return record.roomId === 701 && sends === 1 ? Promise.reject(trouble) : send(record, signal);
  };
  const { outbox } = setUp(device, server);
  outbox.send(701, 'album', [photo('a')]);
  await rest(17_500);
  outbox.send(702, 'elsewhere');
  await rest(minute);
  expect(server.texts).toEqual(['elsewhere', 'album']);
  expect(uploads).toBe(5);
});
