import type { RowReport } from './run-rows.ts';

const isGood = ({ failed, note }: RowReport) => failed === 0 && note === undefined;

export const isAllGood = (reports: readonly RowReport[]): boolean =>
  reports.every(({ failed }) => failed === 0);

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

const inSeconds = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '-' : (milliseconds / 1000).toFixed(1);

function verdict(report: RowReport): string {
  if (report.failed > 0) return 'FAIL';
  return isGood(report) ? 'ok' : 'not run';
}

const line = ([name = '', ...cells]: readonly string[], last: string) =>
  `${name.padEnd(44)}${cells.map((cell) => cell.padStart(11)).join('')}  ${last}\n`;

/** Tries requested, made and failed, the median and the longest of the measured times, and the total duration. */
export function reportTable(reports: readonly RowReport[]): string {
  const head = line(
    ['row', 'asked', 'done', 'failed', 'median s', 'longest s', 'took s'],
    'verdict',
  );
  const rows = reports.map((report) =>
    line(
      [
        report.row.name,
        String(report.asked),
        String(report.done),
        String(report.failed),
        inSeconds(median(report.after)),
        inSeconds(report.after.length === 0 ? undefined : Math.max(...report.after)),
        report.seconds.toFixed(0),
      ],
      [verdict(report), report.figure, report.note].filter((text) => text !== undefined).join(': '),
    ),
  );
  return [head, ...rows].join('');
}
