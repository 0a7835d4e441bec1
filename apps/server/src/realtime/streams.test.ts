import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../testing/test-app';
import { createBus } from './bus';
import { type Streams, createStreams } from './streams';
import type { StoredEvent } from './stream-event';

let test: TestApp;
let streams: Streams;
let owner: number;

beforeAll(async () => {
  test = await createTestApp();
  const silent = {
    publish: () => Promise.resolve(),
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  streams = createStreams(test.deps, createBus(test.deps, silent));
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = (await test.signIn()).dealer.business_user_id;
});

const noticed: StoredEvent = { action: 'notification', unread_count: 1 };
const append = () => test.db.transaction(() => streams.append(owner, noticed));
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
  const given = await Promise.all(Array.from({ length: 50 }, append));
  const wanted = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(given.toSorted((a, b) => a - b)).toEqual(wanted);
  expect(await kept()).toEqual(wanted);
});

it('takes a number back when the transaction fails', async () => {
  await append();
  await expect(
    test.db.transaction(async () => {
      await streams.append(owner, noticed);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await append()).toBe(2);
  expect(await kept()).toEqual([1, 2]);
});

it('refuses unread messages below zero and tells the total to the event', async () => {
  await append();
  await expect(
    test.db.transaction(() => streams.append(owner, noticed, { unread: -1 })),
  ).rejects.toThrow('chat_streams_unread_total_check');
  let told = -1;
  await test.db.transaction(() =>
    streams.append(
      owner,
      ({ unread_total }) => {
        told = unread_total;
        return noticed;
      },
      { unread: 3 },
    ),
  );
  expect(told).toBe(3);
});
