import {
  findNatsServer,
  startNatsServer,
} from '../../../../apps/server/src/testing/nats-server.ts';
import { databaseUrl } from '../../../../tests/product/database-url.ts';
import type { ServerProcess } from '../../../../tests/product/server-process.ts';
import { burst } from '../burst.ts';
import type { Row, Stage } from '../row.ts';
import { layTable } from '../table.ts';

interface Bus {
  env: Record<string, string>;
  stop: () => Promise<unknown>;
}

async function seat(stage: Stage, { env }: Bus) {
  const first = await stage.start({ env });
  // Each instance has its own data folder; rooms, messages and events are in the database.
  const second = await stage.start({ env: { ...env, DATABASE_URL: databaseUrl(first.dataDir) } });
  const instances: [ServerProcess, ServerProcess] = [first, second];
  return { instances, table: await layTable(stage, first.url) };
}

/** Buyers write through one instance; the page's is killed, the line leads to the other, and the killed one restarts. */
const twoInstances = (
  name: 'PostgreSQL' | 'NATS',
  ring: () => Promise<Bus>,
  missing?: Row['missing'],
): Row => ({
  key: name === 'PostgreSQL' ? 'postgres' : 'nats',
  name: `two instances by ${name}, one killed`,
  rounds: 20,
  // By NATS the row `rolling` plays the same without a page, which behaves the same with either bus.
  quick: name === 'PostgreSQL' ? 1 : { tests: ['two-instances.slow'] },
  limit: 150_000,
  ...(missing && { missing }),
  open: async (stage) => {
    const bus = await ring();
    const { instances, table } = await seat(stage, bus).catch(async (error: unknown) => {
      await bus.stop();
      throw error;
    });
    const database = databaseUrl(instances[0].dataDir);
    let near: 0 | 1 = 0;
    return {
      play: async (round) => {
        await table.begin();
        const [gone, other] = near === 0 ? instances : instances.toReversed();
        if (gone === undefined || other === undefined) throw new Error('An instance is missing.');
        table.people.turnTo(other.url);
        let restart: Promise<ServerProcess> | undefined;
        const port = Number(new URL(gone.url).port);
        const env = near === 0 ? bus.env : { ...bus.env, DATABASE_URL: database };
        const sent = await burst(table, round, async () => {
          table.line.lead(other.url);
          await gone.stop('SIGKILL');
          restart = stage.start({ dataDir: gone.dataDir, port, env });
          await restart;
        });
        if (restart !== undefined) instances[near] = await restart;
        near = near === 0 ? 1 : 0;
        return table.judge(sent, { limit: 30_000 });
      },
      close: async () => {
        await table.close();
        await bus.stop();
      },
    };
  },
});

export const byPostgres = twoInstances('PostgreSQL', () =>
  Promise.resolve({ env: {}, stop: () => Promise.resolve() }),
);

export const byNats = twoInstances(
  'NATS',
  async () => {
    const binary = findNatsServer();
    if (binary === undefined) throw new Error('There is no nats-server.');
    const nats = await startNatsServer(binary);
    return { env: { BUS: 'nats', NATS_URL: nats.url }, stop: nats.stop };
  },
  () => (findNatsServer() === undefined ? 'nats-server is not installed' : undefined),
);
