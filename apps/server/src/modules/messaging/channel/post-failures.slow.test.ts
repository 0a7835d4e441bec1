import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TelegramOutcome } from '../../../platform/providers/telegram/telegram-provider';
import { createRandom } from '../../../testing/seeded-random';
import { type ChannelTest, createChannelTest } from './channel.fixture';

const count = Number(process.env['TELEGRAM_POSTS'] ?? 12);
const inChannel = 40;

let test: ChannelTest;
beforeAll(async () => {
  test = await createChannelTest();
});
afterAll(() => test.close());

/** Calls of killed senders stay claimed, so this does not wait for the end of every call. */
async function pass(seconds: number, step: number) {
  for (let done = 0; done < seconds; done += step) {
    test.clock.advance(step);
    for (let turn = 0; turn < 3; turn += 1) {
      await test.jobs.runDue();
      await sleep(20);
    }
  }
}

/** Ends of the first try to send a post. `killed` throws: the row stays claimed, as after a SIGKILL. */
const endings = ['none', 'killed before', 'killed after', 'limited', 'cut', 'refused'] as const;

it(`${count} endings while posts are sent: none is lost, none comes twice, each has a state`, async () => {
  const random = createRandom(Number(process.env['SEED'] ?? 1));
  /** Times that Telegram took the post, by its photo. */
  const arrived = new Map<string, number>();
  const planned = new Map<string, (typeof endings)[number]>();
  const arrive = (photo: string) => arrived.set(photo, (arrived.get(photo) ?? 0) + 1);
  test.fake.respond = ({ method, payload }): TelegramOutcome | undefined => {
    if (method !== 'sendPhoto' || typeof payload.photo !== 'string') return undefined;
    const { photo } = payload;
    const ending = planned.get(photo) ?? 'none';
    planned.delete(photo);
    if (ending === 'killed before') throw new Error('killed');
    if (ending === 'limited') return { kind: 'limited', reason: 'telegram 429', retryAfter: 20 };
    if (ending === 'refused') return { kind: 'later', reason: 'telegram ECONNREFUSED' };
    arrive(photo);
    if (ending === 'killed after') throw new Error('killed');
    return ending === 'cut' ? { kind: 'unknown', reason: 'telegram cut' } : undefined;
  };
  const ids: { shop: Awaited<ReturnType<typeof test.openChannel>>; id: number; photo: string }[] =
    [];
  for (let done = 0; done < count; done += inChannel) {
    test.clock.set(new Date(Date.parse('2026-09-01T05:00:00Z') + (done / inChannel) * 86_400_000));
    const shop = await test.openChannel();
    await shop.settings({ pause_minutes: 1 });
    const cars = [];
    const size = Math.min(inChannel, count - done);
    for (let n = 0; n < size; n += 1) cars.push(await shop.car(1));
    const { body } = await shop.send(cars.map(({ id }) => id));
    for (const [at, { post }] of body.results.entries()) {
      const photo = `image:${cars[at]?.photos[0]?.id ?? ''}`;
      planned.set(photo, endings[random(endings.length)] ?? 'none');
      ids.push({ shop, id: post.id, photo });
    }
    // Every post leaves. A killed sender holds its channel for 90 s.
    await pass(60 * (2 * size + 5), 60);
    await pass(7200, 600);
  }
  const failures: string[] = [];
  const states: Record<string, number> = {};
  for (const { shop, id, photo } of ids) {
    const { status } = await shop.post(id);
    states[status] = (states[status] ?? 0) + 1;
    const times = arrived.get(photo) ?? 0;
    if (times > 1) failures.push(`${id} came ${times} times`);
    if (status === 'posted' ? times !== 1 : status !== 'unknown')
      failures.push(`${id} is ${status} and came ${times} times`);
    // A person looks at the channel, and sends what is not there.
    if (status === 'unknown' && times === 0) await shop.act(id, 'retry');
  }
  expect(failures).toEqual([]);
  await pass(60 * (Math.min(inChannel, count) + 5), 60);
  expect(ids.filter(({ photo }) => arrived.get(photo) !== 1)).toEqual([]);
  expect(states['unknown'] ?? 0).toBeGreaterThan(0);
}, 300_000);
