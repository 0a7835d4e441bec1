import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startProduct } from '../product/server-process.ts';
import { createDealer, type Dealer } from './dealer.ts';
import { createLedger, type Ledger, type Verdict } from './ledger.ts';

export interface KillOptions {
  kills: number;
  /** @default 8 */
  writers?: number;
  onRound?: (round: number, verdict: Verdict) => void;
}

export interface KillReport extends Verdict {
  kills: number;
  /** Kills that took the database along. */
  databaseKills: number;
  cars: number;
  /** Milliseconds from start to ready after a kill. */
  restarts: number[];
}

/** Creates and changes cars until the server is gone. */
const write = async (name: string, dealer: Dealer, ledger: Ledger, next: () => number) => {
  let own: number | undefined;
  for (;;) {
    const number = next();
    const mark = `${name}-${String(number)}`;
    const entry = own === undefined ? undefined : ledger.cars.get(own);
    if (own === undefined || entry === undefined || number % 3 === 0) {
      const answer = await dealer.create(mark, number);
      if (answer.kind === 'silent') return ledger.leaveCreateOpen(mark, number);
      if (answer.kind === 'refused') throw new Error(`${mark}: ${answer.text}`);
      own = answer.car.id;
      ledger.acknowledge(answer.car, mark);
    } else {
      const answer = await dealer.update({ id: own, version: entry.version }, mark, number);
      if (answer.kind === 'silent') return ledger.leaveOpen(own, mark);
      if (answer.kind === 'refused') throw new Error(`${mark}: ${answer.text}`);
      ledger.acknowledge(answer.car, mark);
    }
  }
};

const killDatabase = (dataDir: string) => {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
};

/**
 * SIGKILLs the built server again and again under writers, each third time with its database, and holds what is there after each start
 * against what was acknowledged.
 */
export const killRounds = async ({
  kills,
  writers = 8,
  onRound,
}: KillOptions): Promise<KillReport> => {
  const ledger = createLedger();
  const restarts: number[] = [];
  let databaseKills = 0;
  let last = 0;
  const next = () => (last += 1);
  let server = await startProduct();
  const port = Number(new URL(server.url).port);
  const { dataDir } = server;
  try {
    const dealer = await createDealer(server.url);
    for (let round = 1; round <= kills; round += 1) {
      const all = Promise.all(
        Array.from({ length: writers }, (_, at) => write(`w${String(at)}`, dealer, ledger, next)),
      );
      // A moment that no test chose: somewhere in 50 to 800 ms of writing.
      await Promise.race([
        all,
        new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 750)),
      ]);
      if (round % 3 === 0) {
        killDatabase(dataDir);
        databaseKills += 1;
      }
      await server.stop('SIGKILL');
      await all;
      server = await startProduct({ dataDir, port });
      restarts.push(server.startedIn);
      await ledger.check(dealer);
      onRound?.(round, ledger.verdict);
    }
    return { ...ledger.verdict, kills, databaseKills, cars: ledger.cars.size, restarts };
  } finally {
    await server.stop();
    server.forget();
  }
};
