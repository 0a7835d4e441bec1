import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createJobs } from '../../../platform/jobs/runner';
import { createFakeTelegram } from '../../../testing/fake-telegram';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { createBot } from './bot.module';

const count = Number(process.env['TELEGRAM_CALLS'] ?? 60);
const { fake, telegram } = createFakeTelegram({ receives: 'polling' });
let test: TestApp;
let one: ReturnType<typeof instance>;
let other: ReturnType<typeof instance>;
const handled: number[] = [];

/** An instance beside the app, which itself has Telegram off. */
function instance() {
  const { db, clock, log } = test.deps;
  const jobs = createJobs({ db, clock, log });
  const bot = createBot({ ...test.deps, jobs }, telegram);
  bot.updates.handlers.push(
    async ({ updates }) =>
      async () =>
        void handled.push(...updates.map(({ update_id }) => update_id)),
  );
  return { ...bot, jobs };
}

beforeAll(async () => {
  test = await createTestApp();
  one = instance();
  other = instance();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance(3600);
  fake.clear();
  fake.waiting.length = 0;
  handled.length = 0;
  for (const table of ['telegram_bot', 'telegram_updates', 'telegram_outbox', 'telegram_limits'])
    await test.db.pool.query(`delete from ${table}`);
  await test.db.pool.query(`insert into telegram_bot (fingerprint) values ($1)`, [
    telegram.fingerprint,
  ]);
});

const add = (chat: number, text: string, expires_at?: Date) =>
  test.db.transaction(() =>
    one.outbox.add({
      kind: expires_at === undefined ? 'chat' : 'alert',
      chat_id: chat,
      ...(expires_at === undefined
        ? { call: { method: 'sendMessage', payload: { chat_id: chat, text } } }
        : { ref_id: Number(text), expires_at }),
    }),
  );
const open = async () => {
  const { rows } = await test.db.pool.query(
    `select count(*)::int as count from telegram_outbox where state in ('pending', 'claimed')`,
  );
  return rows[0].count;
};

it(`loses none of ${count} messages in a storm of 429, and sends none before its time`, async () => {
  const until = new Map<number, number>();
  const tooSoon: string[] = [];
  const arrived: string[] = [];
  let calls = 0;
  fake.respond = ({ payload }) => {
    const chat = 'chat_id' in payload ? Number(payload.chat_id) : 0;
    const text = 'text' in payload ? String(payload.text) : '';
    const now = test.clock.now().getTime();
    if (now < (until.get(chat) ?? 0)) tooSoon.push(text);
    calls += 1;
    if (calls % 3 !== 0) {
      arrived.push(text);
      return undefined;
    }
    const retryAfter = 1 + (calls % 7);
    until.set(chat, now + retryAfter * 1000);
    return { kind: 'limited', reason: 'telegram 429', retryAfter };
  };
  const all = Array.from({ length: count }, (_, at) => `m${at}`);
  for (const [at, text] of all.entries()) await add(1 + (at % 50), text);
  for (let second = 0; second < 40 * count && (await open()) > 0; second += 1) {
    await Promise.all([one.outbox.drain(), other.outbox.drain()]);
    test.clock.advance(1);
  }
  expect(tooSoon).toEqual([]);
  expect(arrived.toSorted()).toEqual(all.toSorted());
});

it(`handles each of ${count} updates once while two instances poll`, async () => {
  fake.waiting.push(
    ...Array.from({ length: count }, (_, at) => ({
      update_id: at + 1,
      message: {
        message_id: at + 1,
        date: 1,
        chat: { id: 1 + (at % 9), type: 'private' as const },
        text: 'Салом',
      },
    })),
  );
  const { signal } = new AbortController();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([one.receiving.pollOnce(signal), other.receiving.pollOnce(signal)]);
    await Promise.all([one.updates.drain(), other.updates.drain()]);
    // The lease goes to the other one.
    test.clock.advance(16);
    await Promise.all([other.receiving.pollOnce(signal), one.receiving.pollOnce(signal)]);
  }
  await one.updates.drain();
  expect(handled.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, at) => at + 1),
  );
});

it('delivers a conversation in order after seven hours without Telegram, and leaves old alerts out', async () => {
  const asked: number[] = [];
  one.outbox.sources.set('alert', {
    make: async (id) => {
      asked.push(id);
      return { method: 'sendMessage', payload: { chat_id: 7, text: `alert ${id}` } };
    },
    ended: async () => undefined,
  });
  fake.respond = () => ({ kind: 'later', reason: 'telegram ECONNREFUSED' });
  const start = test.clock.now().getTime();
  const hours = (count_: number) => new Date(start + count_ * 3_600_000);
  await add(7, '1', hours(6));
  const texts: string[] = [];
  for (let at = 0; at < 7 * 60; at += 10) {
    if (at % 30 === 0) {
      texts.push(`t${at}`);
      await add(5, `t${at}`);
    }
    if (at === 5 * 60) await add(7, '2', hours(11));
    await one.outbox.drain();
    test.clock.advance(600);
  }
  fake.clear();
  for (let second = 0; second < 4000 && (await open()) > 0; second += 20) {
    await one.outbox.drain();
    test.clock.advance(20);
  }
  const sent = fake.calls.map(({ payload }) => ('text' in payload ? String(payload.text) : ''));
  expect(sent.filter((text) => text.startsWith('t'))).toEqual(texts);
  expect(sent.filter((text) => text.startsWith('alert'))).toEqual(['alert 2']);
});
