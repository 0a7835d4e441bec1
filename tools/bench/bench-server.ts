// Requests a second and CPU a request for the list of cars (20 of 50,000) beside the same SQL by bare pg and
// node:http; start times; and reads of a large dealership. `--reads` runs only those. Loopback only, bounded.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import pg from 'pg';
import { signIn } from '../../tests/product/sign-in.ts';
import { startProduct } from '../../tests/product/server-process.ts';
import { imagesDone } from './demo-images.ts';
import { listStatements } from './list-statements.ts';
import { multiplyCampaigns } from './many-campaigns.ts';
import { multiplyCars } from './many-cars.ts';
import { multiplyLeads } from './many-leads.ts';
import { addPosts } from './many-posts.ts';
import { printReadTimes } from './read-times.ts';

const cars = Number(process.env['CARS'] ?? 50_000);
const seconds = Number(process.env['SECONDS'] ?? 8);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const demoOwner = 20_418;

/** CPU time in milliseconds (user and system, 100 ticks a second). */
const cpuOf = (pid: number): number => {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const load = async (url: string, pid: number, headers: Record<string, string>) => {
  const before = cpuOf(pid);
  const result = await autocannon({ url, connections: 16, duration: seconds, headers });
  const requests = result.requests.total;
  if (result.non2xx > 0) throw new Error(`${String(result.non2xx)} answers were no success.`);
  return {
    rate: result.requests.average,
    cpu: (cpuOf(pid) - before) / requests,
    p99: result.latency.p99,
  };
};

const startBaseline = async (connection: pg.PoolConfig, statements: unknown) => {
  const child = spawn(
    'node_modules/.bin/node',
    ['tools/bench/baseline-server.ts', JSON.stringify(connection), JSON.stringify(statements)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
};

const best = <Row extends { rate: number }>(rows: readonly Row[]): Row => {
  const [first, ...others] = rows;
  if (first === undefined) throw new Error('Nothing was measured.');
  return others.reduce((most, row) => (row.rate > most.rate ? row : most), first);
};

const first = await startProduct();
const firstStart = first.startedIn;
await first.stop();
const product = await startProduct({ dataDir: first.dataDir });
const connection = {
  host: `${product.dataDir}/postgres/socket`,
  port: 5432,
  user: 'karvon',
  database: 'postgres',
};
const pool = new pg.Pool({ ...connection, max: 1 });
const compareLists = async (
  product: { url: string; pid: number },
  headers: Record<string, string>,
): Promise<void> => {
  await multiplyCars(pool, demoOwner, cars);
  const baseline = await startBaseline(connection, await listStatements(demoOwner, 12_100));
  const url = `${product.url}/main/autos?page=1&size=20`;
  const ours = [];
  const theirs = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await load(baseline.url, baseline.pid, {}));
      ours.push(await load(url, product.pid, headers));
    }
  } finally {
    baseline.stop();
  }
  const a = best(ours);
  const b = best(theirs);
  const row = (name: string, { rate, cpu, p99 }: typeof a) =>
    process.stdout.write(
      `${name.padEnd(28)} ${rate.toFixed(0).padStart(6)} requests/s ${cpu.toFixed(2).padStart(7)} ms CPU a request  p99 ${String(p99)} ms\n`,
    );
  process.stdout.write(`\nlist of cars, 20 of ${String(cars)}, 16 connections\n`);
  row('baseline pg on node:http', b);
  row('Karvon', a);
  process.stdout.write(`ratio ${(a.rate / b.rate).toFixed(2)} (to reach: 0.70)\n`);
};

try {
  process.stdout.write(
    `first start ${(firstStart / 1000).toFixed(2)} s, second start ${(product.startedIn / 1000).toFixed(2)} s\n`,
  );
  await imagesDone(product);
  const stored: unknown = JSON.parse(await signIn(product.url));
  const access = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'access') : '';
  const headers = { authorization: `Bearer ${String(access)}` };
  await multiplyCars(pool, demoOwner, 1000);
  await addPosts(pool, demoOwner, 10_000);
  await multiplyLeads(pool, demoOwner, 10_000);
  const campaign = await multiplyCampaigns(pool, demoOwner, 200);
  process.stdout.write(
    '\n10,000 leads, 10,000 posts, 1,000 cars, 200 campaigns, 366 days, one request after the other\n',
  );
  const slow = await printReadTimes(product.url, headers, campaign);
  if (slow.length > 0) process.exitCode = 1;
  if (!process.argv.includes('--reads')) await compareLists(product, headers);
} finally {
  await pool.end();
  await product.stop();
  product.forget();
}
