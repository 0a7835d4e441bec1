// npm run faults:chat: real Chromium and the built server with a bad line between them, and after each schedule a fresh load to compare
// with. `--only cut,silent` plays some rows, `--rounds 5` fewer rounds, `--seed 17` one schedule again. Loopback only; ends by itself.
import { parseArgs } from 'node:util';
import { runRows, type RowReport } from './chat/run-rows.ts';
import { rows } from './chat/rows/all.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
  },
});

const numberOf = (name: 'rounds' | 'seed'): number | undefined => {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < (name === 'rounds' ? 1 : 0))
    throw new Error(`--${name} wants a whole number.`);
  return number;
};

const asked = numberOf('seed');
const seed = asked ?? Math.floor(Math.random() * 1_000_000);
const keys = values.only?.split(',');
const unknown = keys?.filter((key) => !rows.some((row) => row.key === key)) ?? [];
if (unknown.length > 0)
  throw new Error(`There is no row ${unknown.join()}: ${rows.map((row) => row.key).join(', ')}.`);
const rounds = numberOf('rounds') ?? (asked === undefined ? undefined : 1);

process.stdout.write(`seed ${String(seed)}\n`);
const reports = await runRows({
  rows: rows.filter((row) => keys?.includes(row.key) ?? true),
  ...(rounds !== undefined && { rounds }),
  seed,
  isAgain: asked !== undefined,
  say: (line) => process.stdout.write(`${line}\n`),
});

const isGood = ({ lost, doubled, differing }: RowReport) => lost + doubled + differing === 0;
const verdict = (report: RowReport) => {
  if (report.played === 0 && isGood(report)) return 'not run';
  return isGood(report) ? 'ok' : 'FAIL';
};
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
const inSeconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '-' : (milliseconds / 1000).toFixed(1);
const line = (cells: readonly string[]) =>
  `${(cells[0] ?? '').padEnd(40)}${cells
    .slice(1, -1)
    .map((cell) => cell.padStart(11))
    .join('')}  ${cells.at(-1) ?? ''}\n`;

process.stdout.write(
  `\n${line(['row', 'rounds', 'of', 'lost', 'doubled', 'differing', 'median s', 'longest s', 'verdict'])}`,
);
for (const report of reports) {
  const { row, played, lost, doubled, differing, after, note } = report;
  process.stdout.write(
    line([
      row.name,
      String(played),
      String(row.rounds * (row.schedules ?? 1)),
      String(lost),
      String(doubled),
      String(differing),
      inSeconds(median(after)),
      inSeconds(after.length === 0 ? undefined : Math.max(...after)),
      [verdict(report), note].filter(Boolean).join(': '),
    ]),
  );
}
process.exit(reports.every(isGood) ? 0 : 1);
