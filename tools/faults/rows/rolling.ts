import pg from 'pg';
import { findNatsServer, startNatsServer } from '../../../apps/server/src/testing/nats-server.ts';
import { startS3Server } from '../../../apps/server/src/testing/s3-server.ts';
import { databaseUrl } from '../../../tests/product/database-url.ts';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { openBalancer } from '../balancer.ts';
import { pause } from '../pause.ts';
import type { Row, Stage } from '../row.ts';
import { createRollingLoad, type Acknowledged } from './rolling-load.ts';

const allowed = 0.01;

async function keptIn(connectionString: string, mark: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const cars = await client.query<{ id: string; mark: string }>(
      `select id, split_part(description, ' ', 1) as mark from autos where description like $1`,
      [`${mark}-%`],
    );
    const messages = await client.query<{ client_id: string }>(
      `select client_id from chat_messages where client_id like $1`,
      [`${mark}-%`],
    );
    return {
      cars: cars.rows.map(({ id, mark }) => ({ id: Number(id), mark })),
      messages: messages.rows.map(({ client_id }) => client_id),
    };
  } finally {
    await client.end();
  }
}

const textOf = (kinds: ReadonlyMap<string, number>) =>
  [...kinds].map(([what, count]) => `${what} ×${String(count)}`).join(', ');

const countsOf = (list: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

async function judge(seen: Acknowledged, database: string, mark: string): Promise<string[]> {
  const kept = await keptIn(database, mark);
  const marks = new Map(kept.cars.map(({ id, mark }) => [id, mark]));
  const messages = countsOf(kept.messages);
  const failures: string[] = [];
  for (const [id, written] of seen.cars)
    if (marks.get(id) !== written)
      failures.push(`car ${written} lost: ${String(marks.get(id))} in its place`);
  // Each car was created under one key: an unacknowledged one is a duplicate.
  for (const { id, mark: found } of kept.cars)
    if (!seen.cars.has(id)) failures.push(`car ${found} doubled`);
  const unseen: string[] = [];
  for (const [client, id] of seen.messages) {
    if (!messages.has(client)) failures.push(`message ${client} lost`);
    const times = seen.received.get(id) ?? 0;
    if (times === 0) unseen.push(String(id));
    if (times > 1) failures.push(`message ${client} came ${String(times)} times`);
  }
  if (unseen.length > 0)
    failures.push(
      `${String(unseen.length)} of ${String(seen.messages.size)} messages did not reach the open page`,
    );
  for (const [id, count] of messages) if (count > 1) failures.push(`message ${id} doubled`);
  for (const address of seen.images) {
    const { status } = await fetch(address);
    if (status !== 200) failures.push(`image ${address}: ${String(status)}`);
  }
  return failures;
}

async function openInstances(stage: Stage) {
  const binary = findNatsServer();
  if (binary === undefined) throw new Error('There is no nats-server.');
  const [nats, s3] = await Promise.all([startNatsServer(binary), startS3Server()]);
  const owner = await stage.start({ env: { BUS: 'nats', NATS_URL: nats.url, ...s3.env } });
  const database = databaseUrl(owner.dataDir);
  const env = { BUS: 'nats', NATS_URL: nats.url, ...s3.env, DATABASE_URL: database, DEMO: 'off' };
  const instances = await Promise.all([stage.start({ env }), stage.start({ env })]);
  const balancer = await openBalancer(instances.map(({ url }) => url));
  const replace = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
    const old: ServerProcess | undefined = instances[at];
    if (old === undefined) throw new Error('There is no such instance.');
    await old.stop(signal);
    const port = Number(new URL(old.url).port);
    instances[at] = await stage.start({ dataDir: old.dataDir, port, env });
  };
  return {
    balancer,
    database,
    replace,
    close: async () => {
      await balancer.close();
      await nats.stop();
      await s3.stop();
    },
  };
}

/**
 * One of two instances is killed and restarted, then the other is stopped in order and replaced, as in a deployment.
 * `rolling-migrations.test.ts` checks the schema for both releases.
 */
export const rolling: Row = {
  key: 'rolling',
  name: 'two instances, one killed, one deployed anew',
  rounds: 20,
  quick: 1,
  // A round starts a server twice, which takes a busy machine a minute.
  limit: 300_000,
  missing: () => (findNatsServer() === undefined ? 'nats-server is not installed' : undefined),
  open: async (stage) => {
    const place = await openInstances(stage);
    const { balancer, database, replace } = place;
    let tries = 0;
    let errors = 0;
    const kinds = new Map<string, number>();
    let writes = 0;
    let round = 0;
    return {
      play: async ({ random, isQuick }) => {
        round += 1;
        const mark = `roll${String(round)}`;
        const load = await createRollingLoad(balancer.url, await accessToken(balancer.url), mark);
        const ending = new AbortController();
        const working = load.run(ending.signal);
        const rest = () => pause(isQuick ? random.between(300, 800) : random.between(4000, 6000));
        const near = random.between(0, 1);
        await Promise.race([working, rest()]);
        await replace(near, 'SIGKILL');
        await rest();
        await replace(1 - near, 'SIGTERM');
        await rest();
        ending.abort();
        await working;
        const { seen } = load;
        const failures = await judge(seen, database, mark);
        tries += seen.tries;
        for (const [what, count] of seen.errors) {
          errors += count;
          kinds.set(what, (kinds.get(what) ?? 0) + count);
        }
        // Compared over the run: the number of requests that a kill cuts does not depend on the total.
        if (!isQuick && errors > allowed * tries)
          failures.push(
            `${String(errors)} of ${String(tries)} requests without a good answer: ${textOf(kinds)}`,
          );
        writes += seen.cars.size + seen.messages.size + seen.images.length;
        const [messages, cars, images] = isQuick ? [1, 1, 1] : [20, 5, 3];
        if (seen.messages.size < messages || seen.cars.size < cars || seen.images.length < images)
          failures.push('too little was written to say anything');
        return { failures };
      },
      close: place.close,
      figure: () =>
        `${String(writes)} writes, ${String(tries)} requests, ${String(errors)} without a good answer (${((100 * errors) / tries).toFixed(2)} %): ${textOf(kinds)}`,
    };
  },
};
