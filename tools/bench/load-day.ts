import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { randomOf, type Random } from '../faults/random.ts';
import { serviceKey } from '../../tests/product/server-process.ts';
import { memoryOf } from './bench-chat/process-figures.ts';
import { idOf, tokenOf } from './many-dealers.ts';

interface Asker {
  random: Random;
  dealer: number;
  /** @returns the body of a successful response. @throws Error for anything else */
  ask: (method: string, path: string, body?: object) => Promise<unknown>;
  notify: (method: string, path: string, body: object) => Promise<unknown>;
}

const rows = z.object({ results: z.array(z.object({ id: z.number() })) });

const idFrom = async ({ ask, random }: Asker, path: string): Promise<number> => {
  const { results } = rows.parse(await ask('GET', path));
  const found = results[random.between(0, results.length - 1)];
  if (found === undefined) throw new Error(`${path}: nothing is there`);
  return found.id;
};

const roomOf = (asker: Asker) => idFrom(asker, '/chat/api/room/list/?page=1&size=20');
const carOf = (asker: Asker) => idFrom(asker, '/main/autos?size=20');
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Actions with shares in percent. Ids come from the lists that dealers open, which are timed separately. */
const day: readonly {
  name: string;
  share: number;
  prepare: (asker: Asker) => Promise<() => Promise<unknown>>;
}[] = [
  {
    name: 'list of cars',
    share: 14,
    prepare:
      async ({ ask, random }) =>
      () =>
        ask('GET', `/main/autos?page=${String(random.between(1, 2))}&size=20`),
  },
  {
    name: 'a car',
    share: 10,
    prepare: async (asker) => {
      const id = await carOf(asker);
      return () => asker.ask('GET', `/main/autos/${String(id)}`);
    },
  },
  {
    name: 'search in cars',
    share: 4,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', '/main/autos?q=cobalt&size=20'),
  },
  {
    name: 'list of chats',
    share: 14,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', '/chat/api/room/list/?page=1&size=20'),
  },
  {
    name: 'messages of a chat',
    share: 14,
    prepare: async (asker) => {
      const id = await roomOf(asker);
      return () =>
        asker.ask('GET', `/chat/api/messages/${String(id)}/list?page=1&size=30&sort_by=-id`);
    },
  },
  {
    name: 'a dealer writes',
    share: 8,
    prepare: async (asker) => {
      const id = await roomOf(asker);
      return () =>
        asker.ask('POST', `/chat/api/room/${String(id)}/messages/`, {
          client_id: randomUUID(),
          text: 'Да, машина в салоне, приезжайте',
        });
    },
  },
  {
    name: 'a buyer writes',
    share: 10,
    prepare: async (asker) => {
      const id = await roomOf(asker);
      return () =>
        asker.notify('POST', `/chat/api/marketplace/rooms/${String(id)}/messages/`, {
          client_id: randomUUID(),
          text: 'Ещё продаётся? Торг будет?',
        });
    },
  },
  {
    name: 'unread and bell',
    share: 8,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', '/chat/api/room/total_unread_messages/'),
  },
  {
    name: 'list of leads',
    share: 6,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', '/main/leads?size=20'),
  },
  {
    name: 'a lead is done',
    share: 3,
    prepare: async (asker) => {
      const id = await idFrom(asker, '/main/leads?size=20');
      return () => asker.ask('PATCH', `/main/leads/${String(id)}`, { status: 'contacted' });
    },
  },
  {
    name: 'work panel',
    share: 5,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', '/main/work-panel'),
  },
  {
    name: 'statistics of a month',
    share: 4,
    prepare:
      async ({ ask }) =>
      () =>
        ask('GET', `/main/statistics?from=${dayBefore(29)}&to=${dayBefore(0)}&compare=true`),
  },
];

export interface LoadFigures {
  /** Milliseconds by action. */
  times: Map<string, number[]>;
  requests: number;
  errors: Map<string, number>;
  /** MB of the server every ten seconds. */
  memory: number[];
  /** Requests not sent on time because too many were running. */
  skipped: number;
}

export interface LoadOptions {
  url: string;
  pid: number;
  /** Number of dealers, and how many of them, evenly spread, send requests. */
  dealers: number;
  asked: number;
  seconds: number;
  /** Actions per second, at fixed times, however long others take. */
  rate: number;
  seed: number;
}

/** Maximum running requests. Above it the server cannot keep up: further ones are counted but not sent. */
const mostAtOnce = 200;

const total = day.reduce((sum, { share }) => sum + share, 0);

function actionOf(random: Random) {
  let left = random.share() * total;
  return day.find(({ share }) => (left -= share) < 0) ?? day[0];
}

export async function playDay(options: LoadOptions): Promise<LoadFigures> {
  const { url, pid, dealers, asked, seconds, rate, seed } = options;
  const random = randomOf(seed);
  const figures: LoadFigures = {
    times: new Map(day.map(({ name }) => [name, []])),
    requests: 0,
    errors: new Map(),
    memory: [],
    skipped: 0,
  };
  const request =
    (headers: Record<string, string>) => async (method: string, path: string, body?: object) => {
      figures.requests += 1;
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${method} ${path.replaceAll(/\d+/g, 'N')}: ${String(response.status)}`);
      return text === '' ? undefined : JSON.parse(text);
    };
  const notify = request({ 'x-service-key': serviceKey });
  const running = new Set<Promise<void>>();
  const act = async () => {
    const action = actionOf(random);
    if (action === undefined) return;
    const dealer = Math.floor((random.between(0, asked - 1) * dealers) / asked);
    const ask = request({ authorization: `Bearer ${tokenOf(dealer)}` });
    try {
      const timed = await action.prepare({ random, dealer: idOf(dealer), ask, notify });
      const began = performance.now();
      await timed();
      figures.times.get(action.name)?.push(performance.now() - began);
    } catch (error) {
      const why = `${action.name}: ${error instanceof Error ? error.message : String(error)}`;
      figures.errors.set(why, (figures.errors.get(why) ?? 0) + 1);
    }
  };
  const began = performance.now();
  let due = 0;
  let nextMemory = 0;
  while (performance.now() - began < seconds * 1000) {
    const now = performance.now() - began;
    if (now >= nextMemory) {
      figures.memory.push(memoryOf(pid) / 1024);
      nextMemory += 10_000;
    }
    for (; due <= (now / 1000) * rate; due += 1) {
      if (running.size >= mostAtOnce) {
        figures.skipped += 1;
        continue;
      }
      const work: Promise<void> = act().finally(() => running.delete(work));
      running.add(work);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(running);
  return figures;
}
