import { createDealer } from '../dealer.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';
import { insideOf } from '../insides.ts';
import { databaseUrl } from '../../../tests/product/database-url.ts';
import type { ServerProcess } from '../../../tests/product/server-process.ts';
import { accessToken } from '../../../tests/product/sign-in.ts';

/** Milliseconds after the database is back. */
const allowed = 5_000;
const dealers = 12;

/** Meanwhile responses are 503 with Retry-After; the server recovers without a restart. */
export const databaseGone: Row = {
  key: 'database-gone',
  name: 'database gone under load and back',
  rounds: 20,
  quick: 1,
  limit: 120_000,
  open: async (stage) => {
    let owner: ServerProcess = await stage.start();
    const { dataDir } = owner;
    const port = Number(new URL(owner.url).port);
    const { url } = await stage.start({ env: { DATABASE_URL: databaseUrl(dataDir), DEMO: 'off' } });
    const headers = { authorization: `Bearer ${await accessToken(url)}` };
    const dealer = await createDealer(url);
    let number = 0;
    return {
      play: async ({ random, isQuick }) => {
        // Fewer requests from as many dealers: each has one running.
        const pace = isQuick ? 6 : 1;
        const failures = new Set<string>();
        const isOver = new AbortController();
        let rejected = 0;
        let lastRejection = 0;
        const read = async () => {
          while (!isOver.signal.aborted) {
            const response = await fetch(`${url}/main/autos?size=5`, { headers }).catch(
              () => undefined,
            );
            const text = await response?.text();
            if (response?.ok !== true) {
              rejected += 1;
              lastRejection = performance.now();
              if (response?.status !== 503) failures.add(`answered ${String(response?.status)}`);
              else if (response.headers.get('retry-after') === null)
                failures.add('503 without Retry-After');
            }
            for (const found of insideOf(text ?? '')) failures.add(`shown: ${found}`);
            await pause(10 * pace);
          }
        };
        const write = async () => {
          while (!isOver.signal.aborted) {
            number += 1;
            await dealer.create(`gone-${String(number)}`, number);
            await pause(30 * pace);
          }
        };
        const load = [...Array.from({ length: dealers }, read), write()];
        await pause(random.between(100, 500));
        await owner.stop('SIGTERM');
        await pause(random.between(200, 1500));
        owner = await stage.start({ dataDir, port });
        const back = performance.now();
        // Long enough to see a late rejection.
        let isQuiet = false;
        while (!isQuiet && performance.now() - back < 2 * allowed) {
          await pause(100);
          isQuiet = performance.now() - Math.max(lastRejection, back) > 1_000;
        }
        isOver.abort();
        await Promise.all(load);
        const after = Math.max(0, lastRejection - back);
        if (rejected === 0) failures.add('nobody noticed that the database was gone');
        if (after > allowed || !isQuiet)
          failures.add(`still rejected after ${after.toFixed(0)} ms`);
        return { failures: [...failures], after };
      },
      close: () => Promise.resolve(),
    };
  },
};
