import { createDealer, type Dealer } from '../dealer.ts';
import { createLedger } from '../ledger.ts';
import { besideOthers, pause } from '../pause.ts';
import type { Row } from '../row.ts';
import { killDatabase } from './kill.ts';

/** Milliseconds after the kill. */
const allowed = 5_000;
const writers = 4;

/** The server restarts the embedded database, and nothing acknowledged is lost. */
export const databaseKilled: Row = {
  key: 'database-killed',
  name: 'database killed under writers',
  rounds: 20,
  quick: { tests: ['platform/db/connect.slow'] },
  limit: 120_000,
  open: async (stage) => {
    const { dataDir, url } = await stage.start();
    const dealer: Dealer = await createDealer(url);
    const ledger = createLedger();
    const { verdict } = ledger;
    let last = 0;
    return {
      play: async ({ random }) => {
        const isOver = new AbortController();
        let lastFailure = 0;
        const write = async () => {
          while (!isOver.signal.aborted) {
            last += 1;
            const number = last;
            const mark = `killed-${String(number)}`;
            const made = await dealer.create(mark, number);
            if (made.kind === 'rejected') throw new Error(`${mark}: ${made.text}`);
            if (made.kind === 'car') ledger.acknowledge(made.car, mark);
            else lastFailure = performance.now();
            if (made.kind === 'silent') ledger.leaveCreateOpen(mark, number);
            await pause(30);
          }
        };
        const load = Array.from({ length: writers }, write);
        await pause(random.between(200, 800));
        killDatabase(dataDir);
        const killed = performance.now();
        // Long enough to see a late failure.
        let isQuiet = false;
        while (!isQuiet && performance.now() - killed < 6 * allowed) {
          await pause(100);
          isQuiet = performance.now() - Math.max(lastFailure, killed) > 2_000;
        }
        isOver.abort();
        await Promise.all(load);
        const [lost, torn] = [verdict.lost.length, verdict.torn.length];
        await ledger.check(dealer);
        const after = lastFailure - killed;
        const failures = [...verdict.lost.slice(lost), ...verdict.torn.slice(torn)].map(
          (mark) => `lost or torn: ${mark}`,
        );
        if (lastFailure === 0) failures.push('nobody noticed that the database was killed');
        if (after > besideOthers(allowed) || !isQuiet)
          failures.push(`failed until ${after.toFixed(0)} ms`);
        return { failures, after: Math.max(0, after) };
      },
      close: () => Promise.resolve(),
      figure: () => `${String(verdict.acknowledged)} acknowledged writes`,
    };
  },
};
