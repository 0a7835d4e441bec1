import pg from 'pg';
import { databaseUrl } from '../../../tests/product/database-url.ts';
import { createLocalTelegram } from '../../local/telegram/local-telegram.ts';
import { phonesOf } from '../../local/telegram/client.ts';
import { besideOthers, pause, until } from '../pause.ts';
import type { Row } from '../row.ts';

const channels = 20;
const inChannel = 10;
const kills = 6;
/** Milliseconds until another poller has the lease. */
const takeOver = 20_000;

const chatOf = (n: number) => -1_009_100_000_000 - n;

/** Posts without photos, due now, in channels with the settings of the demo's own. Their tokens name them in Telegram. */
const posts = `
  with base as (select * from telegram_channels where confirmed_at is not null order by id limit 1),
    channel as (insert into telegram_channels (business_user_id, chat_id, title, username, rights, settings, found_at, confirmed_at)
      select business_user_id, -1009100000000 - n, 'Канал ' || n, 'kill_' || n, '{post,edit,delete}', settings, now(), now()
      from base, generate_series(1, ${String(channels)}) n returning id, business_user_id),
    car as (select id, price, currency from autos
      where business_user_id = (select business_user_id from base) and status = 'active' order by id limit ${String(inChannel)}),
    post as (insert into telegram_posts (business_user_id, channel_id, auto_id, token, status, language, layout, photo_ids, price, currency,
        created_at, due_at)
      select channel.business_user_id, channel.id, car.id, lpad(channel.id || 'a' || car.id, 16, 'k'), 'queued', 'ru', 'single', '{}',
        car.price, car.currency, now(), now()
      from channel cross join car returning id)
  insert into jobs (kind, subject_id, run_at) select 'telegram_post', id, now() from post`;

/** SIGKILL of the server while posts leave: each has a state, and none comes twice. */
export const telegramKill: Row = {
  key: 'telegram-kill',
  name: 'server killed while 200 posts are sent',
  rounds: 3,
  quick: { tests: ['src/modules/messaging/channel/post-failures.slow.test.ts'] },
  tries: channels * inChannel,
  limit: 600_000,
  open: async (stage) => ({
    play: async ({ random }) => {
      const telegram = createLocalTelegram();
      await telegram.listen();
      const phones = phonesOf(telegram.origin());
      for (let n = 1; n <= channels; n += 1)
        await phones.phone(`kill${String(n)}`).act('put', {
          id: chatOf(n),
          type: 'channel',
          name: `Канал ${String(n)}`,
          username: `kill_${String(n)}`,
          status: 'administrator',
          rights: ['post_messages', 'edit_messages', 'delete_messages'],
        });
      const env = {
        TELEGRAM: 'polling',
        TELEGRAM_API_URL: telegram.origin(),
        TELEGRAM_BOT_TOKEN: telegram.token,
      };
      let server = await stage.start({ prepared: 'demo', env });
      const { dataDir, url } = server;
      const again = { dataDir, port: Number(new URL(url).port), env };
      const read = async <T extends pg.QueryResultRow>(statement: string): Promise<T[]> => {
        const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
        await client.connect();
        const { rows } = await client.query<T>(statement).finally(() => client.end());
        return rows;
      };
      const failures: string[] = [];
      try {
        await read(posts);
        await phones.noise('delay', { ms: 150, times: 1_000_000 });
        for (let kill = 0; kill < kills; kill += 1) {
          await server.stop('SIGKILL');
          server = await stage.start(again);
          await pause(random.between(200, 2500));
        }
        await server.stop('SIGKILL');
        const killed = performance.now();
        const user = phones.phone('nodira');
        await user.act('put', { id: 5_009_000_001, name: 'Нодира' });
        await user.start();
        server = await stage.start(again);
        await phones.noise('delay', { on: false });
        await user.waitFor(/^[^/]/, besideOthers(takeOver + 10_000));
        const after = performance.now() - killed - server.startedIn;
        const waiting = `select id from telegram_posts where token like 'k%' and status in ('queued', 'sending')`;
        await until(
          async () => ((await read(waiting)).length === 0 ? true : undefined),
          300_000,
          1000,
        );
        const texts = Object.entries((await phones.state()).phones)
          .filter(([name]) => name.startsWith('kill'))
          .flatMap(([, { messages }]) => messages.map((message) => JSON.stringify(message)));
        const states = new Map<string, number>();
        const all = await read<{ token: string; status: string }>(
          `select token, status from telegram_posts where token like 'k%'`,
        );
        for (const { token, status } of all) {
          const times = texts.filter((text) => text.includes(token)).length;
          states.set(status, (states.get(status) ?? 0) + 1);
          const isRight = status === 'posted' ? times === 1 : status === 'unknown' && times <= 1;
          if (!isRight) failures.push(`${token} is ${status} and came ${String(times)} times`);
        }
        if (after > besideOthers(takeOver)) failures.push(`taken over after ${String(after)} ms`);
        if (all.length !== channels * inChannel) failures.push(`${String(all.length)} posts`);
        process.stdout.write(`  ${JSON.stringify(Object.fromEntries(states))}\n`);
        return { failures, after, done: all.length - failures.length };
      } finally {
        await server.stop();
        await telegram.close();
      }
    },
    close: () => Promise.resolve(),
  }),
};
