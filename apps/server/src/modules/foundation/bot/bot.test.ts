import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TelegramUpdate } from '../../../platform/providers/telegram/telegram-provider';
import { createJobs } from '../../../platform/jobs/runner';
import { createFakeTelegram } from '../../../testing/fake-telegram';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { createBot } from './bot.module';
import type { ReceivedUpdates } from './bot-types';

const secret = 'webhook_secret-webhook_secret-00';
const { fake, telegram } = createFakeTelegram({ receives: 'webhook' });
let test: TestApp;
let one: ReturnType<typeof instance>;
let other: ReturnType<typeof instance>;
const handled: ReceivedUpdates[] = [];
let prepare: (received: ReceivedUpdates) => void;

/** An instance beside the app, which itself has Telegram off. */
function instance() {
  const { db, clock, log } = test.deps;
  const jobs = createJobs({ db, clock, log });
  const bot = createBot({ ...test.deps, jobs }, telegram);
  bot.updates.handlers.push(async (received) => {
    prepare(received);
    return async () => void handled.push(received);
  });
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
  fake.calls.length = 0;
  fake.respond = () => undefined;
  fake.waiting.length = 0;
  handled.length = 0;
  prepare = () => undefined;
  for (const table of ['telegram_bot', 'telegram_updates', 'telegram_outbox', 'telegram_limits'])
    await test.db.pool.query(`delete from ${table}`);
  await test.db.pool.query(`insert into telegram_bot (fingerprint) values ($1)`, [
    telegram.fingerprint,
  ]);
});

let lastUpdate = 1000;
const update = (chat: number, text: string, more: object = {}): TelegramUpdate => {
  lastUpdate += 1;
  const message = {
    message_id: lastUpdate,
    date: 1,
    chat: { id: chat, type: 'private' },
    text,
    ...more,
  };
  return { update_id: lastUpdate, message };
};
const textsOf = () =>
  handled.map(({ updates }) => updates.map(({ message }) => message?.text).join('+'));

const say = (chat: number, text: string) =>
  test.db.transaction(() =>
    one.outbox.add({
      kind: 'chat',
      chat_id: chat,
      call: { method: 'sendMessage', payload: { chat_id: chat, text } },
    }),
  );
const sentTexts = () =>
  fake.calls.map(({ payload }) => ('text' in payload ? String(payload.text) : ''));
const states = async () => {
  const { rows } = await test.db.pool.query(
    `select state, attempts from telegram_outbox order by id`,
  );
  return rows;
};
/** Sends what is due, in steps of a second. */
async function pass(seconds: number) {
  for (let n = 0; n < seconds; n += 1) {
    await one.outbox.drain();
    test.clock.advance(1);
  }
  await one.outbox.drain();
}

describe('updates', () => {
  it('are handled once, whichever instance gets them and however often', async () => {
    const all = Array.from({ length: 200 }, (_, at) => update(at % 7, `u${at}`));
    await Promise.all([
      one.updates.receive(all),
      other.updates.receive(all),
      one.updates.receive(all),
    ]);
    await Promise.all([one.updates.drain(), other.updates.drain()]);
    await one.updates.drain();
    expect(textsOf().toSorted()).toEqual(all.map(({ message }) => message?.text).toSorted());
    for (let chat = 0; chat < 7; chat += 1) {
      const ids = handled
        .filter(({ chatId }) => chatId === chat)
        .flatMap(({ updates }) => updates.map(({ update_id }) => update_id));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it('of an album come together, once its last part is 1.5 s old', async () => {
    const part = (name: string) => update(5, name, { media_group_id: 'album' });
    await one.updates.receive([part('a'), part('b')]);
    await one.updates.drain();
    expect(handled).toEqual([]);
    test.clock.advance(1);
    await one.updates.receive([part('c')]);
    test.clock.advance(1);
    await one.updates.drain();
    expect(handled).toEqual([]);
    test.clock.advance(1);
    await one.updates.drain();
    expect(textsOf()).toEqual(['a+b+c']);
  });

  it('that fail five times are set aside, and the next one goes on', async () => {
    let tries = 0;
    prepare = ({ updates }) => {
      if (updates[0]?.message?.text !== 'poison') return;
      tries += 1;
      throw new Error('poison');
    };
    await one.updates.receive([update(5, 'poison'), update(5, 'good'), update(6, 'beside')]);
    await one.updates.drain();
    expect(textsOf()).toEqual(['beside']);
    for (let n = 0; n < 8; n += 1) {
      test.clock.advance(61);
      await one.updates.drain();
    }
    expect(tries).toBe(5);
    expect(textsOf()).toEqual(['beside', 'good']);
  });

  it('are received by one instance, and by the next one within 20 s of its end', async () => {
    const { signal } = new AbortController();
    fake.waiting.push(update(5, 'first'));
    expect(await one.receiving.pollOnce(signal)).toBe(true);
    expect(await other.receiving.pollOnce(signal)).toBe(false);
    test.clock.advance(16);
    fake.waiting.push(update(5, 'second'));
    expect(await other.receiving.pollOnce(signal)).toBe(true);
    await other.updates.drain();
    await one.updates.drain();
    expect(textsOf()).toEqual(['first', 'second']);
    // The offset has moved with the rows.
    expect(await one.receiving.pollOnce(signal)).toBe(false);
    const { rows } = await test.db.pool.query(`select update_offset from telegram_bot`);
    expect(rows[0].update_offset).toBe(lastUpdate + 1);
  });
});

describe('the outbox', () => {
  it('keeps order and sends one message a second to a chat after the first three', async () => {
    for (const text of ['1', '2', '3', '4', '5']) await say(5, text);
    await one.outbox.drain();
    expect(sentTexts()).toEqual(['1', '2', '3']);
    await pass(1);
    expect(sentTexts()).toEqual(['1', '2', '3', '4']);
    await pass(2);
    expect(sentTexts()).toEqual(['1', '2', '3', '4', '5']);
  });

  it('sends at most 30 a second over all instances', async () => {
    await test.db.transaction(async () => {
      for (let chat = 1; chat <= 100; chat += 1)
        await one.outbox.add({
          kind: 'chat',
          chat_id: chat,
          call: { method: 'sendMessage', payload: { chat_id: chat, text: `${chat}` } },
        });
    });
    await Promise.all([one.outbox.drain(), other.outbox.drain()]);
    const first = fake.calls.length;
    expect(first).toBeLessThanOrEqual(5);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      test.clock.advance(0.1);
      await Promise.all([one.outbox.drain(), other.outbox.drain()]);
    }
    expect(fake.calls.length).toBeLessThanOrEqual(30);
    expect(fake.calls.length).toBeGreaterThanOrEqual(20);
    for (let tenth = 0; tenth < 45; tenth += 1) {
      test.clock.advance(0.1);
      await Promise.all([one.outbox.drain(), other.outbox.drain()]);
    }
    expect(new Set(sentTexts()).size).toBe(100);
    expect(fake.calls).toHaveLength(100);
  });

  it('sends nothing to a chat before retry_after, and nothing at all once three chats got it', async () => {
    fake.respond = ({ payload }) =>
      'chat_id' in payload && Number(payload.chat_id) <= 1
        ? { kind: 'limited', reason: 'telegram 429', retryAfter: 20 }
        : undefined;
    await say(1, 'limited');
    await say(9, 'other');
    await pass(3);
    expect(sentTexts().toSorted()).toEqual(['limited', 'other']);
    fake.respond = ({ payload }) =>
      'chat_id' in payload && Number(payload.chat_id) <= 3
        ? { kind: 'limited', reason: 'telegram 429', retryAfter: 20 }
        : undefined;
    await say(2, 'two');
    await say(3, 'three');
    await pass(1);
    fake.respond = () => undefined;
    fake.calls.length = 0;
    await say(9, 'waits');
    await pass(15);
    expect(fake.calls).toEqual([]);
    await pass(10);
    expect(sentTexts().toSorted()).toEqual(['limited', 'three', 'two', 'waits']);
    expect((await states()).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('tries again by growing waits, then gives up', async () => {
    fake.respond = () => ({ kind: 'later', reason: 'telegram 502' });
    await say(5, 'a');
    const counts = [];
    for (const wait of [0, 5, 30, 120, 600, 3600, 36_000]) {
      test.clock.advance(wait);
      // Telegram responds to others.
      await test.db.pool.query('update telegram_bot set failing_since = null');
      await one.outbox.drain();
      counts.push(fake.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect(await states()).toEqual([{ state: 'failed', attempts: 6 }]);
    await say(5, 'b');
    await one.outbox.drain();
    expect(await one.state.failingSince()).toBeDefined();
    fake.respond = () => undefined;
    test.clock.advance(5);
    await one.outbox.drain();
    expect(await one.state.failingSince()).toBeUndefined();
  });

  it('repeats an unknown outcome once, after ten seconds', async () => {
    fake.respond = () => ({ kind: 'unknown', reason: 'cut' });
    await say(5, 'a');
    await pass(9);
    expect(fake.calls).toHaveLength(1);
    await pass(60);
    expect(fake.calls).toHaveLength(2);
    expect(await states()).toEqual([{ state: 'unknown', attempts: 2 }]);
  });

  it('sends what a killed instance had claimed', async () => {
    fake.respond = () => {
      throw new Error('killed');
    };
    await say(5, 'a');
    await one.outbox.drain().catch(() => undefined);
    expect(await states()).toEqual([{ state: 'claimed', attempts: 1 }]);
    fake.respond = () => undefined;
    test.clock.advance(91);
    await other.outbox.drain();
    test.clock.advance(11);
    await other.outbox.drain();
    expect(sentTexts()).toEqual(['a', 'a']);
    expect(await states()).toEqual([{ state: 'sent', attempts: 2 }]);
  });

  it('stops with a refused token until it is accepted again', async () => {
    fake.respond = () => ({ kind: 'token_refused', reason: 'telegram 401' });
    await say(5, 'a');
    await say(6, 'b');
    await pass(5);
    expect(fake.calls.length).toBeLessThanOrEqual(2);
    expect(await one.state.failingSince()).toBeDefined();
    fake.respond = () => undefined;
    fake.calls.length = 0;
    expect(await one.receiving.check()).toBe(true);
    await pass(61);
    expect(sentTexts().toSorted()).toEqual(['a', 'b']);
  });

  it('drops the rest of a chat that stopped the bot', async () => {
    fake.respond = () => ({ kind: 'blocked', reason: 'telegram 403' });
    // In one transaction: the first call may be sent as soon as it is committed.
    await test.db.transaction(async () => {
      await say(5, 'a');
      await say(5, 'b');
    });
    await pass(5);
    expect(sentTexts()).toEqual(['a']);
    expect((await states()).map(({ state }) => state)).toEqual(['failed', 'skipped']);
  });
});

describe('the webhook', () => {
  it('takes updates with the secret alone, once', async () => {
    const app = await createTestApp({
      env: {
        TELEGRAM: 'webhook',
        TELEGRAM_BOT_TOKEN: '123456789:AAcanaryCanaryCanaryCanaryCanary_00',
        TELEGRAM_WEBHOOK_SECRET: secret,
        PUBLIC_ORIGIN: 'https://karvon.example',
        DEMO: 'on',
      },
      deps: { telegram },
    });
    const send = (headers: Record<string, string>, payload: unknown = update(5, 'hook')) =>
      app.app.inject({
        method: 'POST',
        url: '/main/telegram/webhook',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      });
    const right = { 'x-telegram-bot-api-secret-token': secret };
    expect((await send({})).statusCode).toBe(401);
    expect((await send({ 'x-telegram-bot-api-secret-token': `${secret}1` })).statusCode).toBe(401);
    expect((await send(right, { update_id: 'x' })).statusCode).toBe(400);
    const one = update(5, 'hook');
    expect((await send(right, one)).statusCode).toBe(200);
    expect((await send(right, one)).statusCode).toBe(200);
    const { rows } = await app.db.pool.query(`select update_id from telegram_updates`);
    expect(rows).toEqual([{ update_id: one.update_id }]);
    const ready = await app.app.inject('/readyz');
    expect(ready.json()).toMatchObject({ status: 'ready', telegram: 'ok' });
    await app.close();
  });
});
