import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newDealer } from '../../../tests/e2e/dealer.ts';
import { until } from '../pause.ts';
import type { Row } from '../row.ts';

const post = async (url: string, route: string, body: object, address: string) => {
  const response = await fetch(`${url}/main/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
};

const addressOf = (number: number) =>
  `10.${String((number >> 16) & 255)}.${String((number >> 8) & 255)}.${String(number & 255)}`;

const numberOf = (at: number) => `+99890${String(2_000_000 + at)}`;

const behindProxy = (env: Record<string, string> = {}) => ({
  env: { TRUST_PROXY: '1', DEMO: 'off', ...env },
});

const sentTo = (dataDir: string, phone = '') => {
  const file = path.join(dataDir, 'outbox.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line.includes(phone) && /: \d{6}$/.test(line));
};

const codeOf = async (dataDir: string, phone: string): Promise<string> => {
  const line = await until(() => Promise.resolve(sentTo(dataDir, phone).at(-1)), 15_000);
  if (line === undefined) throw new Error(`No code went out to ${phone}.`);
  return line.slice(-6);
};

async function many(count: number, work: (at: number) => Promise<void>, width = 16) {
  let next = 0;
  const run = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, run));
}

/** Requests from many addresses for many numbers must stay within the day's budget of messages. */
export const smsPumping: Row = {
  key: 'sms',
  name: 'codes asked for from everywhere',
  rounds: 10,
  quick: { tests: ['auth/limits.test'] },
  tries: 1000,
  limit: 180_000,
  open: async (stage) => {
    const [budget, done] = [300, 1000];
    const { url, dataDir } = await stage.start(
      behindProxy({ SMS_DAILY_BUDGET: String(budget), SMS_PREFIX_DAILY_BUDGET: String(budget) }),
    );
    let first = 0;
    return {
      play: async () => {
        const failures = new Set<string>();
        await many(done, async (at) => {
          const number = first + at;
          const body = { phone: numberOf(number), purpose: 'sign_in' };
          const { status } = await post(url, 'code', body, addressOf(number));
          if (status !== 200 && status !== 429) failures.add(`answered ${String(status)}`);
        });
        first += done;
        let sent = 0;
        const haveAllGone = () => {
          const before = sent;
          sent = sentTo(dataDir).length;
          return Promise.resolve(sent > 0 && sent === before ? true : undefined);
        };
        await until(haveAllGone, 60_000, 1500);
        if (sent > budget) failures.add(`${String(sent)} messages went out of ${String(budget)}`);
        if (sent === 0) failures.add('no message went out at all');
        return { failures: [...failures], done, asked: done };
      },
      close: () => Promise.resolve(),
      figure: () => `${String(sentTo(dataDir).length)} messages of ${String(budget)}`,
    };
  },
};

/** Guessed codes, replayed ones, and those of another number must be rejected. */
export const codeGuessing: Row = {
  key: 'codes',
  name: 'codes guessed, replayed, of another number',
  rounds: 10,
  quick: { tests: ['auth/codes.test', 'auth/limits.test'] },
  tries: 100,
  limit: 120_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.start(behindProxy());
    let number = 500_000;
    const verify = (phone: string, code: string, at: number) =>
      post(url, 'code/verify', { phone, purpose: 'sign_in', code }, addressOf(at));
    return {
      play: async () => {
        const rooms = 10;
        const failures: string[] = [];
        for (let at = 0; at < rooms; at += 1) {
          number += 2;
          const [phone, other] = [numberOf(number), numberOf(number + 1)];
          for (const each of [phone, other])
            await post(url, 'code', { phone: each, purpose: 'sign_in' }, addressOf(number));
          const code = await codeOf(dataDir, phone);
          const foreign = await codeOf(dataDir, other);
          const wrong = (by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
          const isRight = async (text: string, from: number) =>
            (await verify(phone, text, from)).status === 200;
          if (code !== foreign && (await isRight(foreign, number)))
            failures.push(`the code of another number was taken for ${phone}`);
          // All addresses together have 15 tries of a code (ADR 0046).
          const guesses = Array.from({ length: 15 }, (_, by) =>
            isRight(wrong(by + 1), number + by),
          );
          if ((await Promise.all(guesses)).some(Boolean)) failures.push(`a guess for ${phone}`);
          if (await isRight(code, number))
            failures.push(`the code after fifteen wrong ones, ${phone}`);
        }
        return { failures, done: rooms * 10, asked: rooms * 10 };
      },
      close: () => Promise.resolve(),
    };
  },
};

/** Milliseconds. */
const gap = 5;

export const whoIsRegistered: Row = {
  key: 'who',
  name: 'known and unknown numbers, in pairs',
  rounds: 20,
  quick: { tests: ['who-is-registered.slow'] },
  tries: 25,
  limit: 120_000,
  open: async (stage) => {
    const { url, dataDir } = await stage.start(behindProxy());
    let at = 900_000;
    return {
      play: async ({ random }) => {
        // Requests about one number are limited by the hour.
        const pairs = 25;
        const failures = new Set<string>();
        const times = { known: new Array<number>(), unknown: new Array<number>() };
        const known = `+998${(await newDealer(url, dataDir)).number}`;
        const ask = async (kind: 'known' | 'unknown') => {
          at += 1;
          const phone = kind === 'known' ? known : numberOf(at);
          const began = performance.now();
          const response = await post(url, 'phone-check', { phone }, addressOf(at));
          times[kind].push(performance.now() - began);
          return `${String(response.status)} ${response.text.replace(/u_[\w-]+/, '')}`;
        };
        for (let pair = 0; pair < pairs; pair += 1) {
          const order = random.chance(0.5)
            ? (['known', 'unknown'] as const)
            : (['unknown', 'known'] as const);
          const [one, two] = [await ask(order[0]), await ask(order[1])];
          if (one !== two) failures.add(`${one} against ${two}`);
        }
        const median = (list: number[]) => list.toSorted((a, b) => a - b)[pairs >> 1] ?? 0;
        const after = Math.abs(median(times.known) - median(times.unknown));
        if (after >= gap) failures.add(`medians are ${after.toFixed(1)} ms apart`);
        return { failures: [...failures], done: pairs, asked: pairs, after };
      },
      close: () => Promise.resolve(),
    };
  },
};
