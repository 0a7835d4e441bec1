import path from 'node:path';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';
import { openLine } from '../weather-line.ts';

/** Milliseconds. */
const allowed = 20_000;
/** More than the server has connections. */
const dealers = 15;

/** Simulates a replaced database machine: new connections work. */
export const silentDatabase: Row = {
  key: 'database',
  name: 'line to the database falls silent',
  rounds: 20,
  quick: 1,
  limit: 120_000,
  open: async (stage) => {
    const owner = await stage.start();
    const line = await openLine(path.join(owner.dataDir, 'postgres/socket/.s.PGSQL.5432'));
    const { port } = new URL(line.url);
    const { url } = await stage.start({
      env: { DATABASE_URL: `postgres://karvon@127.0.0.1:${port}/postgres`, DEMO: 'off' },
    });
    const headers = { authorization: `Bearer ${await accessToken(url)}` };
    const isServed = async () => {
      try {
        const response = await fetch(`${url}/main/autos?size=5`, {
          headers,
          signal: AbortSignal.timeout(30_000),
        });
        await response.arrayBuffer();
        return response.ok;
      } catch {
        return false;
      }
    };
    const areAllServed = async () =>
      (await Promise.all(Array.from({ length: dealers }, isServed))).every(Boolean);

    return {
      play: async ({ random }) => {
        while (!(await areAllServed())) await pause(200);
        const began = performance.now();
        // During requests, so that connections are in use, or between them.
        const meanwhile = random.chance(0.5) ? areAllServed() : Promise.resolve(true);
        line.forget();
        let isWell = false;
        while (!isWell && performance.now() - began < 3 * allowed) {
          isWell = await areAllServed();
          await pause(100);
        }
        const after = performance.now() - began;
        await meanwhile;
        const failures = after > allowed ? [`served again after ${after.toFixed(0)} ms`] : [];
        return { failures, after };
      },
      close: line.close,
    };
  },
};
