import { expect, vi } from 'vitest';
import type { Deps } from '../../../platform/deps';
import type { TelegramCall } from '../../../platform/providers/telegram/telegram-provider';
import { createFakeTelegram } from '../../../testing/fake-telegram';
import { createTestApp } from '../../../testing/test-app';

const secret = 'webhook_secret-webhook_secret-00';

/** The server with a bot whose calls are kept, and people who write to it. */
export async function createTelegramTest(deps: Pick<Partial<Deps>, 'push'> = {}) {
  const { fake, telegram } = createFakeTelegram({ receives: 'webhook' });
  const test = await createTestApp({
    env: {
      TELEGRAM: 'webhook',
      TELEGRAM_BOT_TOKEN: '123456789:AAcanaryCanaryCanaryCanaryCanary_00',
      TELEGRAM_WEBHOOK_SECRET: secret,
      PUBLIC_ORIGIN: 'https://karvon.example',
      DEMO: 'on',
    },
    deps: { ...deps, telegram },
  });
  await test.db.pool.query(
    `insert into telegram_bot (fingerprint, username) values ($1, 'karvon_bot')`,
    [telegram.fingerprint],
  );
  let last = 5000;

  async function receive(update: object): Promise<void> {
    last += 1;
    const response = await test.app.inject({
      method: 'POST',
      url: '/main/telegram/webhook',
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': secret,
      },
      payload: JSON.stringify({ update_id: last, ...update }),
    });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** Waits until nothing is left to handle or send at this time. */
  const settled = () =>
    vi.waitFor(async () => {
      await test.jobs.runDue();
      const { rows } = await test.db.pool.query(
        `select 'update' as open from telegram_updates where ended_at is null and (reason is null or claimed_until <= $1)
           and (album is null or received_at <= $1::timestamptz - interval '1500 milliseconds')
         union all
         select 'call' from telegram_outbox o left join telegram_limits l using (chat_id)
         where o.state = 'claimed' or (o.state = 'pending' and o.due_at <= $1 and coalesce(l.blocked_until, '-infinity') <= $1
           and coalesce(least(10, l.tokens + extract(epoch from $1::timestamptz - l.counted_at) * case when o.chat_id < 0 then 8 / 60.0 else 1 end), o.cost) >= o.cost)`,
        [test.clock.now()],
      );
      // Calls beyond the limits of the bot wait for time to pass.
      if (rows.some(({ open }) => open === 'call')) test.clock.advance(0.05);
      expect(rows).toEqual([]);
    }, 20_000);

  /** Moves time on in steps, and does what is due in each. */
  async function pass(seconds: number, step = Math.max(1, seconds / 20)): Promise<void> {
    for (let done = 0; done < seconds; done += step) {
      test.clock.advance(Math.min(step, seconds - done));
      await settled();
    }
  }

  function user(
    id: number,
    names: { first_name: string; username?: string; language_code?: string },
  ) {
    const from = { id, is_bot: false, ...names };
    const chat = { id, type: 'private' };
    const messageOf = (more: object) => {
      last += 1;
      return { message_id: last, date: 1, from, chat, ...more };
    };
    return {
      id,
      async write(text: string, more: object = {}): Promise<number> {
        const message = messageOf({ text, ...more });
        await receive({ message });
        await settled();
        return message.message_id;
      },
      async send(more: object): Promise<void> {
        await receive({ message: messageOf(more) });
      },
      async edit(message_id: number, more: object): Promise<void> {
        await receive({ edited_message: { ...messageOf(more), message_id } });
        await settled();
      },
      async press(message_id: number, data: string): Promise<void> {
        last += 1;
        await receive({
          callback_query: { id: `q${last}`, from, data, message: { message_id, chat } },
        });
        await settled();
      },
      async stop(): Promise<void> {
        await receive({ my_chat_member: { chat, from, new_chat_member: { status: 'kicked' } } });
        await settled();
      },
    };
  }

  /** Texts that were sent to a chat, the oldest first. */
  const textsTo = (chat: number): string[] =>
    fake.calls.flatMap(({ method, payload }) =>
      method === 'sendMessage' && payload.chat_id === chat ? [payload.text] : [],
    );

  const callsTo = (chat: number): TelegramCall[] =>
    fake.calls.filter(({ payload }) => 'chat_id' in payload && payload.chat_id === chat);

  /** Links a user by a link and its confirmation. */
  async function link(token: string, who: ReturnType<typeof user>): Promise<void> {
    const { body } = await test.call('createTelegramLink', { token });
    await who.write(`/start ${String(body.url).split('start=')[1]}`);
    const confirmed = await test.call('confirmTelegramLink', { token, body: { accept: true } });
    if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
    await settled();
  }

  return { ...test, fake, user, receive, settled, pass, textsTo, callsTo, link };
}

export type TelegramTest = Awaited<ReturnType<typeof createTelegramTest>>;
