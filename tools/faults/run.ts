// npm run faults: faults against the built server, and their effects for a dealer. `--only kill,cut` selects rows, `--without json` excludes some, `--group chat` selects
// those of the chat, `--rounds 5` limits rounds, `--seed 17` repeats a schedule, `--quick` runs the part of npm test. Loopback only; SIGINT and SIGTERM print the table.
import { parseArgs } from 'node:util';
import { chatRows } from './chat/rows/all.ts';
import { isAllGood, reportTable } from './report-table.ts';
import { quickRounds, runRows } from './run-rows.ts';
import { serverRows } from './rows/all.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    without: { type: 'string' },
    group: { type: 'string' },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
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

const all = [...serverRows, ...chatRows];
const keys = values.only?.split(',');
const without = values.without?.split(',') ?? [];
const unknown = [...(keys ?? []), ...without].filter((key) => !all.some((row) => row.key === key));
if (unknown.length > 0)
  throw new Error(`There is no row ${unknown.join()}: ${all.map((row) => row.key).join(', ')}.`);

const asked = numberOf('seed');
const seed = asked ?? Math.floor(Math.random() * 1_000_000);
const rounds = numberOf('rounds') ?? (asked === undefined || values.quick ? undefined : 1);

// Signals may come twice, from the terminal and from npm: only the first one counts.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => ending.abort(new Error(`ended by ${signal}`)));

process.stdout.write(`seed ${String(seed)}\n`);
const reports = await runRows({
  rows: all.filter(
    (row) =>
      (keys?.includes(row.key) ?? true) &&
      !without.includes(row.key) &&
      (values.group === undefined || row.group === values.group) &&
      (!values.quick || quickRounds(row) > 0),
  ),
  ...(rounds !== undefined && { rounds }),
  isQuick: values.quick,
  seed,
  isAgain: asked !== undefined && !values.quick,
  say: (line) => process.stdout.write(`${line}\n`),
  ending: ending.signal,
});
process.stdout.write(`\n${reportTable(reports)}`);
process.exit(isAllGood(reports) && !ending.signal.aborted ? 0 : 1);
