import { createServer } from 'node:http';
import { accessToken } from '../../../tests/product/sign-in.ts';
import { createDealer } from '../dealer.ts';
import { pause } from '../pause.ts';
import type { Row } from '../row.ts';

/** Milliseconds. The source times out after five seconds, so a request that waited takes longer than this. */
const waited = 2500;
/** Milliseconds. Medians of two servers on one machine always differ. */
const noise = 15;

const medianOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) / 2)] ?? Infinity;

async function openSilence() {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Requests that once fetched the rate themselves. */
async function workAt(url: string) {
  const headers = { authorization: `Bearer ${await accessToken(url)}` };
  const dealer = await createDealer(url);
  let number = 0;
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  };
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  return async () => {
    number += 1;
    const [first, second] = [`rate-${String(number)}`, `rate-b-${String(number)}`];
    const times = [
      await timed(() => read('/main/autos?size=20')),
      await timed(() => read('/main/rates')),
      await timed(() => read('/main/business/profile')),
    ];
    const made = await dealer.create(first, number);
    if (made.kind !== 'car') throw new Error(`${first}: ${made.kind}`);
    times.push(
      await timed(async () => {
        const changed = await dealer.update(made.car, second, number);
        if (changed.kind !== 'car') throw new Error(`${second}: ${changed.kind}`);
      }),
    );
    return times;
  };
}

/** The source of the rate accepts connections but never responds, even at the first start. No request waits for it. */
export const rateSource: Row = {
  key: 'rate',
  name: 'the source of the rate is silent',
  rounds: 20,
  quick: 1,
  tries: 40,
  limit: 120_000,
  open: async (stage) => {
    const silence = await openSilence();
    const quiet = await workAt((await stage.start()).url);
    // Prepared data have today's rate, so that nothing would be asked.
    const data = { prepared: undefined, env: { RATE_SOURCE: 'cbu', RATE_URL: silence.url } };
    const silent = await workAt((await stage.start(data)).url);
    const added: number[] = [];
    return {
      play: async ({ isQuick }) => {
        const times: { quiet: number[]; silent: number[] } = { quiet: [], silent: [] };
        for (let turn = 0; turn < (isQuick ? 3 : 10); turn += 1) {
          times.quiet.push(...(await quiet()));
          times.silent.push(...(await silent()));
          await pause(5);
        }
        const more = medianOf(times.silent) - medianOf(times.quiet);
        added.push(more);
        const longest = Math.max(...times.silent);
        const failures: string[] = [];
        if (silence.asked() === 0) failures.push('the source was not asked: nothing is tried');
        // Beside other suites medians are meaningless, but a request that waits for the source is still detected.
        if (!isQuick && more > noise)
          failures.push(`${more.toFixed(0)} ms more than with a fixed rate`);
        if (longest > waited) failures.push(`a request took ${longest.toFixed(0)} ms`);
        return { failures, after: longest, done: times.silent.length, asked: times.silent.length };
      },
      close: silence.close,
      figure: () => `medians differ by ${medianOf(added).toFixed(1)} ms`,
    };
  },
};
