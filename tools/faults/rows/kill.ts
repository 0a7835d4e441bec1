import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import { createDealer, type Dealer } from '../dealer.ts';
import { createLedger, type Ledger } from '../ledger.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';

const writers = 8;

const write = async (name: string, dealer: Dealer, ledger: Ledger, next: () => number) => {
  let own: number | undefined;
  for (;;) {
    const number = next();
    const mark = `${name}-${String(number)}`;
    const entry = own === undefined ? undefined : ledger.cars.get(own);
    if (own === undefined || entry === undefined || number % 3 === 0) {
      const response = await dealer.create(mark, number);
      if (response.kind === 'silent') return ledger.leaveCreateOpen(mark, number);
      if (response.kind === 'rejected') throw new Error(`${mark}: ${response.text}`);
      own = response.car.id;
      ledger.acknowledge(response.car, mark);
    } else {
      const response = await dealer.update({ id: own, version: entry.version }, mark, number);
      if (response.kind === 'silent') return ledger.leaveOpen(own, mark);
      if (response.kind === 'rejected') throw new Error(`${mark}: ${response.text}`);
      ledger.acknowledge(response.car, mark);
    }
  }
};

export const killDatabase = (dataDir: string) => {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
};

/** SIGKILL under writers, each third time with the database; the data after each start must match what was acknowledged. */
export const kill: Row = {
  key: 'kill',
  name: 'server killed under writers',
  rounds: 500,
  quick: 1,
  limit: 120_000,
  open: async (stage) => {
    const ledger = createLedger();
    const { verdict } = ledger;
    let server: ServerProcess = await stage.start();
    const { dataDir, url } = server;
    const port = Number(new URL(url).port);
    const dealer = await createDealer(url);
    let last = 0;
    const next = () => (last += 1);
    return {
      play: async ({ random, seed }) => {
        const all = Promise.all(
          Array.from({ length: writers }, (_, at) => write(`w${String(at)}`, dealer, ledger, next)),
        );
        await Promise.race([all, pause(random.between(50, 800))]);
        if (seed % 3 === 0) killDatabase(dataDir);
        await server.stop('SIGKILL');
        await all;
        server = await stage.start({ dataDir, port });
        const [lost, torn] = [verdict.lost.length, verdict.torn.length];
        await ledger.check(dealer);
        return {
          failures: [
            ...verdict.lost.slice(lost).map((what) => `lost: ${what}`),
            ...verdict.torn.slice(torn).map((what) => `torn: ${what}`),
          ],
          after: server.startedIn,
        };
      },
      close: () => Promise.resolve(),
      figure: () =>
        `${String(verdict.acknowledged)} acknowledged writes on ${String(ledger.cars.size)} cars, ` +
        `${String(verdict.lost.length)} lost, ${String(verdict.torn.length)} torn; ` +
        `without an answer ${String(verdict.done)} done, ${String(verdict.undone)} not`,
    };
  },
};
