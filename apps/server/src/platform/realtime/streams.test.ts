import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Owner } from '../values/owner';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { createBus } from './bus';
import type { StoredEvent } from './stream-event';
import { type Streams, createStreams } from './streams';

let test: TestApp;
let streams: Streams;
let owner: Owner;

beforeAll(async () => {
  test = await createTestApp();
  const silent = {
    isUp: () => true,
    publish: () => Promise.resolve(),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  streams = createStreams(test.deps, createBus(test.deps, silent));
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = (await test.signIn()).dealer.owner;
});

const notificationEvent: StoredEvent = { action: 'notification', unread_count: 1 };
const append = () => test.db.transaction(() => streams.append(owner, notificationEvent));
const kept = async () =>
  (
    await test.db.current
      .selectFrom('chat_events')
      .select('seq')
      .where('business_id', '=', owner)
      .orderBy('seq')
      .execute()
  ).map(({ seq }) => seq);

it('counts from one, without gaps, however many append at once', async () => {
  const assigned = await Promise.all(Array.from({ length: 50 }, append));
  const wanted = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(assigned.toSorted((a, b) => a - b)).toEqual(wanted);
  expect(await kept()).toEqual(wanted);
});

it('takes a number back when the transaction fails', async () => {
  await append();
  await expect(
    test.db.transaction(async () => {
      await streams.append(owner, notificationEvent);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await append()).toBe(2);
  expect(await kept()).toEqual([1, 2]);
});

it('rejects unread messages below zero and gives the total to the event', async () => {
  await append();
  await expect(
    test.db.transaction(() => streams.append(owner, notificationEvent, { unread: -1 })),
  ).rejects.toThrow('chat_streams_unread_total_check');
  let notified = -1;
  await test.db.transaction(() =>
    streams.append(
      owner,
      ({ unread_total }) => {
        notified = unread_total;
        return notificationEvent;
      },
      { unread: 3 },
    ),
  );
  expect(notified).toBe(3);
});
