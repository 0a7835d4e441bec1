// npm run lines -- AREA...: hand-written lines of one or more areas, by purpose: `npm run lines -- autos avtosalons business profile`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// `npm run lines -- autos | head -1` closes the pipe before the last row.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const areas = process.argv.slice(2);
if (areas.length === 0) {
  process.stderr.write('npm run lines -- AREA... (such as autos)\n');
  process.exit(2);
}

const singular = (area) =>
  area.endsWith('ies')
    ? `${area.slice(0, -3)}y`
    : area.endsWith('ss')
      ? area
      : area.replace(/s$/, '');

/** Includes names that begin with it: `autos`, `auto-form`, `autos-insights`. */
const names = areas.flatMap((area) => [area, singular(area)]).join('|');
const own = `(?:${names})(?:-[^/]*)?`;

const isTest = /\.(test|stories|fixture|spec)\.|\/testing\//;

/** The first matching kind counts. */
const kinds = [
  ['dashboard', new RegExp(`^apps/dashboard/src/features/(?:${areas.join('|')})/`)],
  [
    'server',
    new RegExp(
      `^apps/server/src/(?:modules/(?:[^/]+/)?(?:${areas.join('|')})/|platform/db/migrations/\\d+_${own}\\.ts$)`,
    ),
  ],
  ['demo', new RegExp(`^apps/server/demo/(?:[^/]+/)*${own}[./]`)],
  ['tests and stories', new RegExp(`^tests/(?:e2e|contract)/${own}\\.`)],
  ['contract', new RegExp(`^openapi/[^/]+/${own}\\.yaml$`)],
  ['texts', new RegExp(`^apps/dashboard/public/locales/[^/]+/${own}\\.json$`)],
];

const kindOf = (file) => {
  const [kind] = kinds.find(([, pattern]) => pattern.test(file)) ?? [];
  return kind !== undefined && isTest.test(file) ? 'tests and stories' : kind;
};

const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const sums = new Map();
for (const file of tracked) {
  const kind = kindOf(file);
  if (kind === undefined) continue;
  const { files, lines } = sums.get(kind) ?? { files: 0, lines: 0 };
  sums.set(kind, { files: files + 1, lines: lines + linesOf(file) });
}

const row = (name, { files, lines }) =>
  `${name.padEnd(20)}${String(lines).padStart(7)} lines${String(files).padStart(6)} files\n`;
const found = kinds.map(([kind]) => kind).filter((kind) => sums.has(kind));
if (found.length === 0) {
  process.stderr.write(`Nothing is named ${areas.join(', ')}.\n`);
  process.exit(1);
}
for (const kind of found) process.stdout.write(row(kind, sums.get(kind)));
const all = found.map((kind) => sums.get(kind));
process.stdout.write(
  row('all', {
    files: all.reduce((sum, { files }) => sum + files, 0),
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
  }),
);
