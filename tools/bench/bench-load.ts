// npm run bench:load: p50, p95, p99 of each action and memory in a mixed day of many dealers, after a comparison with a tenth of the data.
// `--dealers 1000 --cars 50000 --messages 1000000 --minutes 10 --rate 30`. Loopback only, bounded.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../../tests/product/database-url.ts';
import { startProduct } from '../../tests/product/server-process.ts';
import { quantile } from './bench-chat/process-figures.ts';
import { playDay, type LoadFigures, type LoadOptions } from './load-day.ts';
import { openDealers } from './many-dealers.ts';

const demoOwner = 20_418;
const mostGrowth = 2;
/** MB a minute in the second half of the run. */
const mostLeak = 2;

const { values } = parseArgs({
  options: {
    dealers: { type: 'string', default: '1000' },
    cars: { type: 'string', default: '50000' },
    messages: { type: 'string', default: '1000000' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const numberOf = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name} wants a number above 0.`);
  return number;
};
const dealers = numberOf('dealers');
const tenth = Math.max(1, Math.round(dealers / 10));
const seconds = numberOf('minutes') * 60;
const seed = numberOf('seed');
const rounds = 4;
const rooms = 20;
const size = {
  cars: Math.max(20, Math.round(numberOf('cars') / dealers)),
  rooms,
  messages: Math.max(1, Math.round(numberOf('messages') / dealers / rooms)),
  leads: 40,
};

function leakOf(memory: readonly number[]): number {
  const half = memory.slice(Math.floor(memory.length / 2));
  if (half.length < 3) return 0;
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, each) => sum + each, 0) / half.length;
  const slope =
    half.reduce((sum, each, at) => sum + (at - middle) * (each - mean), 0) /
    half.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return slope * 6;
}

const inMs = (value: number) => value.toFixed(1).padStart(8);

function print(name: string, { times, requests, errors, memory, skipped }: LoadFigures): void {
  process.stdout.write(`\n${name}\n${'action'.padEnd(26)}     n      p50      p95      p99\n`);
  for (const [action, list] of times)
    process.stdout.write(
      `${action.padEnd(26)}${String(list.length).padStart(6)} ${[0.5, 0.95, 0.99].map((share) => inMs(quantile(list, share))).join(' ')}\n`,
    );
  const all = [...times.values()].flat();
  process.stdout.write(
    `${'all'.padEnd(26)}${String(all.length).padStart(6)} ${[0.5, 0.95, 0.99].map((share) => inMs(quantile(all, share))).join(' ')} ms\n`,
  );
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${String(requests)} requests, ${String(failed)} failed, ${String(skipped)} not sent; memory ${memory.map((each) => each.toFixed(0)).join(' ')} MB, ${leakOf(memory).toFixed(2)} MB a minute in the second half\n`,
  );
  for (const [why, count] of errors) process.stdout.write(`  ${String(count)} × ${why}\n`);
}

async function open(count: number) {
  const product = await startProduct({ prepared: 'demo', env: { DEMO_BUYER: 'off' } });
  const close = async () => {
    await product.stop();
    product.forget();
  };
  const pool = new pg.Pool({ connectionString: databaseUrl(product.dataDir), max: 1 });
  try {
    await openDealers(pool, demoOwner, { from: 0, to: count }, size);
  } catch (error) {
    await close();
    throw error;
  } finally {
    await pool.end();
  }
  const options = { url: product.url, pid: product.pid, rate: numberOf('rate') };
  return {
    name: `${String(count)} dealers, ${String(count * size.cars)} cars, ${String(count * size.rooms * size.messages)} messages`,
    play: (asking: Pick<LoadOptions, 'seconds' | 'seed'> & { of?: number }) =>
      playDay({ ...options, ...asking, dealers: count, asked: asking.of ?? count }),
    close,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const mergeOf = (all: readonly LoadFigures[]): LoadFigures => ({
  times: new Map(
    [...(all[0]?.times.keys() ?? [])].map((action) => [
      action,
      all.flatMap(({ times }) => times.get(action) ?? []),
    ]),
  ),
  requests: all.reduce((sum, { requests }) => sum + requests, 0),
  errors: all.reduce((sum, { errors }) => {
    for (const [why, count] of errors) sum.set(why, (sum.get(why) ?? 0) + count);
    return sum;
  }, new Map<string, number>()),
  memory: all.flatMap(({ memory }) => memory),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** Alternates between both, with as many dealers of the large data as the small has: a dealer's first request in a minute writes the session. */
async function compare(small: Opened, large: Opened): Promise<[LoadFigures, LoadFigures]> {
  const length = Math.max(10, seconds / 5 / rounds);
  const found: [LoadFigures[], LoadFigures[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const figures = await [small, large][at]?.play({
        seconds: length,
        seed: seed + round,
        of: tenth,
      });
      // The first round is a warm-up: code is compiled and data read from the disk.
      if (round > 0 && figures !== undefined) found[at].push(figures);
    }
  }
  return [mergeOf(found[0]), mergeOf(found[1])];
}

const opened: Opened[] = [];
try {
  const small = await open(tenth);
  opened.push(small);
  const large = await open(dealers);
  opened.push(large);
  const [few, many] = await compare(small, large);
  print(small.name, few);
  print(`${large.name}, ${String(tenth)} of the dealers ask`, many);
  await small.close();
  opened.shift();
  const complete = await large.play({ seconds, seed });
  print(`${large.name}, all dealers ask`, complete);
  const grown: string[] = [];
  process.stdout.write('\ngrowth of the median from a tenth of the data to all of it\n');
  for (const [action, list] of many.times) {
    const growth = quantile(list, 0.5) / quantile(few.times.get(action) ?? [], 0.5);
    if (growth >= mostGrowth) grown.push(action);
    process.stdout.write(`${action.padEnd(26)} × ${growth.toFixed(2)}\n`);
  }
  const days = [few, many, complete];
  const failed = days.reduce((sum, { errors }) => sum + errors.size, 0);
  const skipped = days.reduce((sum, day) => sum + day.skipped, 0);
  const leak = leakOf(complete.memory);
  process.stdout.write(
    `to reach: growth < ${String(mostGrowth)}, memory < ${String(mostLeak)} MB a minute, nothing fails, everything is sent\n`,
  );
  if (grown.length > 0 || failed > 0 || skipped > 0 || leak > mostLeak) process.exitCode = 1;
} finally {
  for (const each of opened) await each.close();
}
