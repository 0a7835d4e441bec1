// npm run bench:telegram: webhook, a buyer's message to the socket, one lead to 1,000 members. Loopback only, bounded.
// ONLY=socket,members,webhook selects parts; RATE=50 sends fewer updates a second, MEMBERS=100 links fewer.
import pg from 'pg';
import { databaseUrl } from '../../tests/product/database-url.ts';
import { accessToken } from '../../tests/product/sign-in.ts';
import { serviceKey, startProduct } from '../../tests/product/server-process.ts';
import { pause } from '../faults/pause.ts';
import { createLocalTelegram } from '../local/telegram/local-telegram.ts';
import type { Figure } from './bench-chat/figure.ts';
import { imagesDone } from './demo-images.ts';

const secret = 'bench_webhook_secret-bench_webhook_secret';
const demoOwner = 20_418;
const members = Number(process.env['MEMBERS'] ?? 1000);
const firstMember = 8_001_000_000;
const firstBuyer = 9_001_000_000;

const only = process.env['ONLY']?.split(',');
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Times at which messages to members arrived. */
const arrived: number[] = [];
const telegram = createLocalTelegram({
  onCall: ({ method, result }) => {
    if (method === 'sendMessage' && result === 'ok') arrived.push(performance.now());
  },
});
await telegram.listen();
const server = await startProduct({
  prepared: 'demo',
  env: {
    DEMO_BUYER: 'off',
    PUBLIC_ORIGIN: 'https://karvon.example',
    TELEGRAM: 'webhook',
    TELEGRAM_API_URL: telegram.origin(),
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_WEBHOOK_SECRET: secret,
  },
});
const { url } = server;
const pool = new pg.Pool({ connectionString: databaseUrl(server.dataDir), max: 1 });
const access = await accessToken(url);

let updates = 0;
async function write(chat: number, text: string): Promise<number> {
  updates += 1;
  const began = performance.now();
  const response = await fetch(`${url}/main/telegram/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
    body: JSON.stringify({
      update_id: updates,
      message: {
        message_id: updates,
        date: Math.floor(Date.now() / 1000),
        chat: { id: chat, type: 'private' },
        from: { id: chat, is_bot: false, first_name: 'Азиз' },
        text,
      },
    }),
  });
  if (!response.ok) throw new Error(`webhook: ${String(response.status)}`);
  return performance.now() - began;
}

async function webhook(): Promise<Figure[]> {
  const [perSecond, seconds] = [Number(process.env['RATE'] ?? 200), 5];
  const began = performance.now();
  const all: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
    all.push(write(firstBuyer + 100_000 + n, 'Салом'));
  }
  const time = p95(await Promise.all(all));
  return [
    {
      name: `webhook, ${String(perSecond)} updates a second, p95`,
      value: `${time.toFixed(0)} ms`,
      goal: '100 ms',
      isReached: time <= 100,
    },
  ];
}

/** Buyers who opened posts of the demo. */
const addBuyers = (count: number) =>
  pool.query(
    `insert into telegram_buyers (chat_id, name, language, post_id, opened_at)
     select $1::bigint + n, 'Азиз', 'ru', (array(select id from telegram_posts where status = 'posted' order by id limit 10))[1 + n % 10], now()
     from generate_series(0, $2::int - 1) n`,
    [firstBuyer, count],
  );

async function socket(): Promise<Figure[]> {
  const buyers = 60;
  await addBuyers(buyers);
  const line = new WebSocket(`${url.replace('http', 'ws')}/chat/ws?token=${access}`);
  const seen = new Map<string, number>();
  line.addEventListener('message', ({ data }) => {
    const [text] = /bench-\d+/.exec(String(data)) ?? [];
    if (text !== undefined && !seen.has(text)) seen.set(text, performance.now());
  });
  await new Promise((resolve) => line.addEventListener('open', resolve, { once: true }));
  const times: number[] = [];
  for (let n = 0; n < buyers * 2; n += 1) {
    const text = `bench-${String(n)}`;
    const began = performance.now();
    await write(firstBuyer + (n % buyers), text);
    while (!seen.has(text)) {
      if (performance.now() - began > 20_000) throw new Error(`${text} did not arrive.`);
      await pause(5);
    }
    times.push((seen.get(text) ?? 0) - began);
  }
  line.close();
  const time = p95(times);
  return [
    {
      name: 'buyer’s message to the socket, p95',
      value: `${time.toFixed(0)} ms`,
      goal: '1 s',
      isReached: time <= 1000,
    },
  ];
}

/** Members of the demo's dealership with an account in Telegram, whose messages come at once. */
const addMembers = () =>
  pool.query(
    `with person as (insert into business_users (phone, username, full_name, password_hash, language, created_at, updated_at)
         select '+99899' || lpad(n::text, 7, '0'), 'bench' || n, 'Продавец', '', 'ru', now(), now() from generate_series(1, $1::int) n
         returning id, phone),
       member as (insert into members (business_user_id, user_id, full_name, phone, role, status, search, created_at)
         select $2, id, 'Продавец', phone, 'seller', 'active', '', now() from person returning id),
       setting as (insert into telegram_settings (member_id, events, waiting_minutes, quiet_on, quiet_from, quiet_to, delay_seconds, sms, version)
         select id, '{}', 15, false, '22:00', '08:00', 0, false, 1 from member)
     insert into telegram_accounts (member_id, chat_id, name, linked_at)
     select id, $3::bigint + row_number() over (), 'Продавец', now() from member`,
    [members, demoOwner, firstMember],
  );

/** Milliseconds of reads, one after the other, while the work runs. */
async function readsDuring(work: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (work()) {
    const began = performance.now();
    const response = await fetch(`${url}/main/leads?size=20`, {
      headers: { authorization: `Bearer ${access}` },
    });
    await response.text();
    times.push(performance.now() - began);
    await pause(50);
  }
  return times;
}

async function oneLead(): Promise<Figure[]> {
  await addMembers();
  for (let n = 1; n <= members; n += 1)
    await fetch(`${telegram.origin()}/local/bench${String(n)}/put`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: firstMember + n, name: 'Продавец', status: 'member' }),
    });
  const quiet = performance.now() + 5000;
  const before = p95(await readsDuring(() => performance.now() < quiet));
  const { rows } = await pool.query(
    'select id from avtosalons where business_user_id = $1 order by id limit 1',
    [demoOwner],
  );
  arrived.length = 0;
  const began = performance.now();
  const response = await fetch(`${url}/main/marketplace/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-key': serviceKey,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      external_id: crypto.randomUUID(),
      type: 'leads',
      source: 'listing',
      client_name: 'Азиз',
      phone: '+998901112233',
      avtosalon: Number(rows[0].id),
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const during = p95(
    await readsDuring(() => arrived.length < members && performance.now() - began < 60_000),
  );
  const last = arrived[members - 1];
  const seconds = last === undefined ? undefined : (last - began) / 1000;
  return [
    {
      name: `one lead to ${String(members)} members, the last accepted`,
      value:
        seconds === undefined ? `${String(arrived.length)} after 60 s` : `${seconds.toFixed(1)} s`,
      goal: '45 s',
      isReached: seconds !== undefined && seconds <= 45,
    },
    {
      name: 'other requests meanwhile, p95',
      value: `${during.toFixed(0)} ms beside ${before.toFixed(0)}`,
      goal: '+10 %',
      isReached: during <= before * 1.1,
    },
  ];
}

const parts: Record<string, () => Promise<Figure[]>> = { socket, members: oneLead, webhook };
const figures: Figure[] = [];
try {
  await imagesDone(server);
  for (const [name, measure] of Object.entries(parts))
    if (only?.includes(name) ?? true) figures.push(...(await measure()));
} finally {
  await pool.end();
  await server.stop();
  server.forget();
  await telegram.close();
}
for (const { name, value, goal, isReached } of figures)
  process.stdout.write(
    `${name.padEnd(52)} ${value} [${goal ?? ''}: ${isReached === true ? 'reached' : 'MISSED'}]\n`,
  );
process.exit(figures.some(({ isReached }) => isReached === false) ? 1 : 0);
