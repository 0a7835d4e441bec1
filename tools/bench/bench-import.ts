// npm run bench:import: check, write and undo lists of cars beside the list of cars. Loopback only. ROWS=1000 measures one of them.
import { type Json, call } from '../../tests/e2e/dealer.ts';
import { accessToken } from '../../tests/product/sign-in.ts';
import { startProduct } from '../../tests/product/server-process.ts';
import { pause } from '../faults/pause.ts';
import { uploadList } from '../faults/upload-list.ts';
import type { Figure } from './bench-chat/figure.ts';
import { imagesDone } from './demo-images.ts';

/** Seconds of check, of write, and of both, by rows. */
const goals = new Map<number, { check?: number; write?: number; both?: number }>([
  [1000, { check: 3, write: 10 }],
  [5000, { both: 45 }],
]);
/** Goal for the list of cars and longest wait for a step, in milliseconds. */
const listGoal = 200;
const longest = 180_000;

const sizes = process.env['ROWS']?.split(',').map(Number) ?? [...goals.keys()];

const server = await startProduct({ prepared: 'demo', env: { DEMO_BUYER: 'off' } });
const { url } = server;
const token = await accessToken(url);
const get = (path: string): Promise<Json> => call('GET', path, { token, url });
const post = (path: string): Promise<Json> => call('POST', path, { token, url });

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const listOf = (rows: number) =>
  [
    'Марка;Модель;VIN;Инв. №;Год;Пробег;Цена;Цвет',
    ...Array.from(
      { length: rows },
      (_, at) =>
        `Chevrolet;${at % 3 === 0 ? 'Кобальт' : 'Cobalt'};XWBJF69VJPA${String(100_000 + at)};B-${String(at)};2023;${String(1000 + at)};165 млн;белый`,
    ),
  ].join('\n');

/** Starts a step and reads the list of cars until the import is in the state. @returns seconds, and milliseconds of the reads */
async function step(address: string, name: string, state: string) {
  const began = performance.now();
  await post(`${address}/${name}`);
  const reads: number[] = [];
  for (;;) {
    const at = performance.now();
    await get('/main/autos?size=20');
    reads.push(performance.now() - at);
    const { status } = await get(address);
    if (status === state) return { seconds: (performance.now() - began) / 1000, reads };
    if (status === 'failed' || performance.now() - began > longest)
      throw new Error(`The import is ${String(status)} instead of ${state}.`);
    await pause(500);
  }
}

async function measure(rows: number): Promise<Figure[]> {
  const { json } = await uploadList(url, token, listOf(rows), 'cars.csv');
  const address = `/main/imports/${String(json.id)}`;
  const { results } = await get('/main/avtosalons');
  await call('PATCH', address, {
    token,
    url,
    headers: { 'if-match': `"v${String(json.version)}"` },
    body: { options: { avtosalon: results[0].id } },
  });
  const check = await step(address, 'check', 'ready');
  const { counts } = await get(address);
  if (counts.will_create !== rows) throw new Error(`${String(counts.will_create)} new cars`);
  const write = await step(address, 'confirm', 'done');
  const undo = await step(address, 'undo', 'undone');
  const goal = goals.get(rows);
  const time = (name: string, seconds: number, limit: number | undefined): Figure => ({
    name: `${name} ${String(rows)} rows`,
    value: `${seconds.toFixed(1)} s`,
    ...(limit !== undefined && { goal: `${String(limit)} s`, isReached: seconds <= limit }),
  });
  const slowest = Math.max(p95(check.reads), p95(write.reads), p95(undo.reads));
  return [
    time('check', check.seconds, goal?.check),
    time('write', write.seconds, goal?.write),
    time('check and write', check.seconds + write.seconds, goal?.both),
    time('undo', undo.seconds, undefined),
    {
      name: `list of cars beside ${String(rows)} rows, p95 of the slowest step`,
      value: `${slowest.toFixed(0)} ms`,
      goal: `${String(listGoal)} ms`,
      isReached: slowest <= listGoal,
    },
  ];
}

const figures: Figure[] = [];
try {
  await imagesDone(server);
  for (const rows of sizes) figures.push(...(await measure(rows)));
} finally {
  await server.stop();
  server.forget();
}
for (const { name, value, goal, isReached } of figures)
  process.stdout.write(
    `${name.padEnd(60)} ${value}${goal === undefined ? '' : ` [${goal}: ${isReached === true ? 'reached' : 'MISSED'}]`}\n`,
  );
process.exit(figures.some(({ isReached }) => isReached === false) ? 1 : 0);
