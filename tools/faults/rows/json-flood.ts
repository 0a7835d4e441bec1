import { Worker } from 'node:worker_threads';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';
import { createStopwatch, summaryOf } from '../stopwatch.ts';

/** Factor by which other requests may slow down. */
const allowed = 3;

function startFlood(url: string) {
  const worker = new Worker(new URL('json-flood.worker.ts', import.meta.url), {
    workerData: { url, perSecond: 100 },
  });
  let sent = 0;
  worker.on('message', (count: number) => {
    sent = count;
  });
  return {
    stop: async () => {
      await worker.terminate();
      return sent;
    },
  };
}

export const jsonFlood: Row = {
  key: 'json',
  name: '100 × 1 MB of anonymous JSON a second',
  rounds: 5,
  quick: 1,
  limit: 120_000,
  open: async (stage) => {
    const { url } = await stage.product();
    const headers = { authorization: `Bearer ${await accessToken(url)}` };
    const stopwatch = createStopwatch(async () => {
      const response = await fetch(`${url}/main/autos?size=20`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the list was answered by ${String(response.status)}`);
    });
    const figures: string[] = [];
    return {
      play: async ({ isQuick }) => {
        /** Milliseconds. */
        const span = isQuick ? 2_000 : 8_000;
        await stopwatch.run(span / 4);
        const quiet = await stopwatch.run(span / 2);
        const flood = startFlood(url);
        await pause(500);
        const loud = await stopwatch.run(span);
        const sent = await flood.stop();
        const failures = [...quiet.errors, ...loud.errors];
        if (loud.p50 > allowed * quiet.p50)
          failures.push(`p50 ${summaryOf(quiet)} before, ${summaryOf(loud)} meanwhile`);
        // A busy machine sends fewer bodies, which would still slow the list down.
        if (sent < (span / 1000) * (isQuick ? 50 : 80))
          failures.push(`only ${String(sent)} bodies were sent`);
        figures.push(`${summaryOf(quiet)} → ${summaryOf(loud)}`);
        return { failures, after: loud.p50 };
      },
      close: () => Promise.resolve(),
      figure: () => figures.join(', '),
    };
  },
};
