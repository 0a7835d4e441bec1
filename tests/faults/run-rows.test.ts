import { expect, it } from 'vitest';
import { isAllGood, reportTable } from './report-table.ts';
import type { Row } from './row.ts';
import { runRows } from './run-rows.ts';

const rowOf = (key: string, play: (round: number) => Promise<void>) => {
  const closed: string[] = [];
  const row: Row = {
    key,
    name: key,
    rounds: 5,
    limit: 60_000,
    open: () => {
      let round = 0;
      return Promise.resolve({
        play: async () => {
          round += 1;
          await play(round);
          return { failures: [] };
        },
        close: () => {
          closed.push(key);
          return Promise.resolve();
        },
        figure: () => `${String(round)} begun`,
      });
    },
  };
  return { row, closed };
};

it('a run that is ended in the middle of a round says what was done until then, and closes what it opened', async () => {
  const ending = new AbortController();
  const long = rowOf('long', (round) => {
    if (round < 3) return Promise.resolve();
    ending.abort(new Error('ended'));
    return new Promise(() => undefined);
  });
  const later = rowOf('later', () => Promise.resolve());
  const reports = await runRows({
    rows: [long.row, later.row],
    seed: 1,
    say: () => undefined,
    ending: ending.signal,
  });
  expect(reports.map(({ asked, done, failed }) => ({ asked, done, failed }))).toEqual([
    { asked: 5, done: 2, failed: 0 },
    { asked: 5, done: 0, failed: 0 },
  ]);
  expect(reportTable(reports)).toMatch(
    /long .* not run: 3 begun: the run was ended in the middle of it\nlater .* not run: the run was ended before it\n/,
  );
  expect([...long.closed, ...later.closed]).toEqual(['long']);
});

it('a round that throws fails its row', async () => {
  const { row, closed } = rowOf('broken', () => Promise.reject(new Error('not there')));
  const reports = await runRows({ rows: [row], seed: 1, say: () => undefined });
  expect(isAllGood(reports)).toBe(false);
  expect(reports[0]?.note).toMatch(/^stopped: not there/);
  expect(closed).toEqual(['broken']);
});
