import type { Message } from '@karvon/api/chat';
import { ApiError, type ApiErrorInit } from '@karvon/api/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Device, Server, setUp } from './outbox.fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rest = (milliseconds = 1000) => vi.advanceTimersByTimeAsync(milliseconds);
const ten = Array.from({ length: 10 }, (_, at) => `message ${String(at)}`);

it('shows a message at once, sends it and removes it', async () => {
  const { device, server, outbox, sent, seen } = setUp();
  outbox.send(701, '  Здравствуйте ');
  expect(seen()).toEqual(['Здравствуйте: sending']);
  await rest();
  expect(server.texts).toEqual(['Здравствуйте']);
  expect(sent).toHaveLength(1);
  expect([seen(), device.kept.size]).toEqual([[], 0]);
});

it('sends messages written without a network once, in order, after a reconnect', async () => {
  const { server, outbox, seen } = setUp();
  server.rejection = { kind: 'offline' };
  for (const text of ten) outbox.send(701, text);
  await rest(7000);
  expect(seen()).toEqual(ten.map((text) => `${text}: waiting`));
  server.rejection = undefined;
  outbox.wake();
  await rest();
  expect(server.texts).toEqual(ten);
});

it('sends messages of a killed tab once, even if the response to the first attempt was lost', async () => {
  const device = new Device();
  const server = new Server();
  const first = setUp(device, server);
  server.losesResponse = true;
  for (const text of ten) first.outbox.send(701, text);
  await rest(60);
  first.outbox.stop();
  server.losesResponse = false;
  const second = setUp(device, server);
  await second.outbox.start();
  await rest();
  expect(server.texts).toEqual(ten);
  expect(device.kept.size).toBe(0);
});

it('sends from one tab at a time, and other tabs show the message', async () => {
  const device = new Device();
  const server = new Server();
  const [one, other] = [setUp(device, server), setUp(device, server)];
  one.outbox.send(701, 'from one');
  await rest(10);
  expect(other.seen()).toEqual(['from one: sending']);
  other.outbox.send(701, 'from the other');
  await rest();
  expect(server.tries).toEqual(['from one', 'from the other']);
  expect([one.seen(), other.seen()]).toEqual([[], []]);
  expect(other.sent.map(({ text }) => text)).toEqual(['from one', 'from the other']);
});

it('delays later messages of the same room only', async () => {
  const { server, outbox, seen } = setUp();
  const { send } = server.delivery;
  server.delivery.send = (record, signal) =>
    record.text === 'stuck' && server.texts.length < 1
      ? Promise.reject(new ApiError({ kind: 'unavailable', status: 503 }))
      : send(record, signal);
  outbox.send(701, 'stuck');
  outbox.send(701, 'behind it');
  outbox.send(702, 'elsewhere');
  await rest(500);
  expect(server.texts).toEqual(['elsewhere']);
  expect(seen().map((line) => line.split(':')[0])).toEqual(['stuck', 'behind it']);
  await rest(5000);
  expect(server.texts).toEqual(['elsewhere', 'stuck', 'behind it']);
});

describe('a rejection', () => {
  it.each<[string, ApiErrorInit, string]>([
    ['409', { kind: 'conflict', code: 'room_blocked' }, 'room_blocked'],
    [
      '422',
      {
        kind: 'validation',
        code: 'validation_failed',
        fieldErrors: [{ field: 'text', code: 'max_length:4000' }],
      },
      'max_length:4000',
    ],
    ['404', { kind: 'not_found' }, 'not_found'],
  ])('of %s waits for the user, who retries or discards', async (_name, rejection, code) => {
    const { device, server, outbox } = setUp();
    server.rejection = rejection;
    const first = outbox.send(701, 'one');
    const second = outbox.send(701, 'two');
    await rest(60_000);
    expect(outbox.messages.get().map(({ state, code: why }) => [state, why])).toEqual([
      ['failed', code],
      ['failed', code],
    ]);
    expect(server.tries).toEqual(['one', 'two']);
    server.rejection = undefined;
    await outbox.discard(second);
    await outbox.retry(first);
    await rest();
    expect(server.texts).toEqual(['one']);
    expect(device.kept.size).toBe(0);
  });

  it('of 401 keeps all messages and sends none until the user signs in', async () => {
    const { server, outbox, seen } = setUp();
    server.rejection = { kind: 'unauthorized', status: 401 };
    for (const text of ten) outbox.send(701, text);
    await rest(120_000);
    expect(server.tries).toEqual(['message 0']);
    expect(seen()).toEqual(ten.map((text) => `${text}: waiting`));
    server.rejection = undefined;
    outbox.wake();
    await rest();
    expect(server.texts).toEqual(ten);
  });

  it('of 429 is not retried before its time, even by the user', async () => {
    const { server, outbox } = setUp();
    server.rejection = { kind: 'too_many', status: 429, retryAfter: 30 };
    outbox.send(701, 'patience');
    await rest(100);
    server.rejection = undefined;
    outbox.wake();
    await rest(29_000);
    expect(server.tries).toEqual(['patience']);
    await rest(2000);
    expect(server.texts).toEqual(['patience']);
  });
});

it('retries after 1, 2, 4 s while the server fails', async () => {
  const { server, outbox } = setUp();
  server.rejection = { kind: 'unavailable', status: 503 };
  outbox.send(701, 'soon');
  await rest(900);
  expect(server.tries).toHaveLength(1);
  await rest(6000);
  expect(server.tries).toHaveLength(3);
});

it('sends from memory when the device stores nothing, and reports it', async () => {
  const { device, server, outbox } = setUp();
  device.isFull = true;
  server.rejection = { kind: 'offline' };
  outbox.send(701, 'unkept');
  await rest(100);
  expect(outbox.messages.get()[0]?.isKept).toBe(false);
  server.rejection = undefined;
  outbox.wake();
  await rest();
  expect(server.texts).toEqual(['unkept']);
});

it('removes a message that the stream delivers before its response', async () => {
  const { device, server, outbox, seen } = setUp();
  const clientId = outbox.send(701, 'seen first');
  await rest(20);
  const echo: Message = {
    id: 1,
    client_id: clientId,
    room_id: 701,
    author: 'business',
    text: 'seen first',
    attachments: [],
    created_at: '2025-11-20T09:40:00Z',
  };
  outbox.confirm(echo);
  expect(seen()).toEqual([]);
  await rest();
  expect([server.texts, seen(), device.kept.size]).toEqual([['seen first'], [], 0]);
});

it('uploads each photo once, also across a reload, then sends the message', async () => {
  const device = new Device();
  const server = new Server();
  const file = new Blob(['jpeg'], { type: 'image/jpeg' });
  const first = setUp(device, server);
  server.losesResponse = true;
  first.outbox.send(701, '', [
    { key: 'a', name: 'a.jpg', file },
    { key: 'b', name: 'b.jpg', file },
  ]);
  await rest(200);
  first.outbox.stop();
  server.losesResponse = false;
  const second = setUp(device, server);
  await second.outbox.start();
  await rest();
  expect(server.uploads).toBe(2);
  expect(server.taken.map(({ attachments }) => attachments.map(({ id }) => id))).toEqual([
    ['image-1', 'image-2'],
  ]);
});
