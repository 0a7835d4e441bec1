import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chatRows } from './chat/rows/all.ts';
import { isAllGood, reportTable } from './report-table.ts';
import type { Row } from './row.ts';
import { serverRows } from './rows/all.ts';
import { runRows } from './run-rows.ts';

const rowOf = (key: string, play: (round: number) => Promise<void>) => {
  const closed: string[] = [];
  const row: Row = {
    key,
    name: key,
    rounds: 5,
    quick: 1,
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

it('a round that throws is a failure, and the others are played after everything was opened again', async () => {
  let played = 0;
  const { row, closed } = rowOf('broken', () => {
    played += 1;
    return played === 2 ? Promise.reject(new Error('not there')) : Promise.resolve();
  });
  const said: string[] = [];
  const [report] = await runRows({ rows: [row], seed: 1, say: (line) => said.push(line) });
  expect(report).toMatchObject({ asked: 5, done: 4, failed: 1 });
  expect(said[1]).toMatch(/^broken seed 2 stopped: not there/);
  expect(said.at(-1)).toBe('broken 5/5 seed 5 ok');
  expect(closed).toEqual(['broken', 'broken']);
});

it('a row whose rounds go on throwing is given up', async () => {
  const { row } = rowOf('broken', () => Promise.reject(new Error('not there')));
  const reports = await runRows({ rows: [row], seed: 1, say: () => undefined });
  expect(isAllGood(reports)).toBe(false);
  expect(reports[0]).toMatchObject({ done: 0, failed: 3 });
  expect(reports[0]?.note).toMatch(/^stopped: not there/);
});

it('npm run test:all plays each row: in quick rounds, or by tests that are there', () => {
  const files = globSync([
    'apps/*/{src,demo}/**/*.test.ts',
    'tests/contract/**/*.test.ts',
    'tests/e2e/*.spec.ts',
  ]);
  const missing = [...serverRows, ...chatRows].flatMap(({ key, quick }) => {
    if (typeof quick === 'number') return quick > 0 ? [] : [key];
    if ('nothingSince' in quick) return [`${key}: nothing`];
    return quick.tests
      .filter((test) => !files.some((file) => file.includes(test)))
      .map((test) => `${key}: ${test}`);
  });
  // A new row must run, or be listed here when a busy machine cannot judge it.
  expect(missing).toEqual(['slow-phone: nothing']);
});
