import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { headlessShell, shellOfShortPages } from '../../scripts/chromium.mjs';
import {
  startProduct,
  type ServerOptions,
  type ServerProcess,
} from '../../tests/product/server-process.ts';
import { randomOf } from './random.ts';
import type { Game, Row, Stage } from './row.ts';

export interface RowReport {
  row: Row;
  asked: number;
  done: number;
  failed: number;
  /** Milliseconds. */
  after: number[];
  figure?: string;
  seconds: number;
  note?: string;
}

export interface RunOptions {
  rows: readonly Row[];
  /** Maximum per row. @default as many as the row asks for */
  rounds?: number;
  isQuick?: boolean;
  /** Each later round has the next number. */
  seed: number;
  isAgain?: boolean;
  say: (line: string) => void;
  /** Ends the run. The reports cover the rounds before the current one. */
  ending?: AbortSignal;
}

/** Limits the wait. The promise is not cancelled. */
async function within<Value>(
  work: Promise<Value>,
  limit: number,
  ending?: AbortSignal,
): Promise<Value> {
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => over.reject(new Error(`not done in ${String(limit / 1000)} s`)),
    limit,
  );
  const end = () => over.reject(ending?.reason);
  ending?.addEventListener('abort', end);
  try {
    ending?.throwIfAborted();
    return await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
    ending?.removeEventListener('abort', end);
  }
}

async function endServers(starting: readonly Promise<ServerProcess>[]): Promise<void> {
  const servers = (await Promise.allSettled(starting)).flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  );
  // The first servers own the databases, so they are stopped last.
  for (const server of servers.toReversed())
    await within(server.stop(), 20_000).catch(() => server.stop('SIGKILL'));
  for (const server of servers) server.forget();
}

/** Starts servers without the demo's buyer, who would write into the schedules. */
const starter =
  (started: Promise<ServerProcess>[]) =>
  (options: ServerOptions = {}) => {
    const server = startProduct({
      ...(options.env?.['DATABASE_URL'] === undefined && {
        prepared: options.env?.['DEMO'] === 'off' ? 'empty' : 'demo',
      }),
      ...options,
      env: { DEMO_BUYER: 'off', TRUST_PROXY: '1', ...options.env },
    });
    started.push(server);
    return server;
  };

export const quickRounds = ({ quick }: Row): number => (typeof quick === 'number' ? quick : 0);

const roundsOf = (row: Row, { rounds, isQuick = false }: RunOptions) =>
  Math.min(isQuick ? quickRounds(row) : row.rounds, rounds ?? row.rounds);

const mostStops = 3;

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message.split('\n', 3).join(' ')}${/\n\s+at [^\n]+/.exec(error.stack ?? '')?.[0].replaceAll(/\s+/g, ' ') ?? ''}`
    : String(error);

async function playRound(
  game: Game,
  report: RowReport,
  number: number,
  options: RunOptions,
): Promise<void> {
  const { row } = report;
  const { isAgain = false, isQuick = false, say, ending } = options;
  const seed = options.seed + number;
  const round = { seed, random: randomOf(seed), isAgain, isQuick };
  const finding = await within(game.play(round), row.limit, ending);
  report.done += finding.done ?? 1;
  report.asked += (finding.asked ?? row.tries ?? 1) - (row.tries ?? 1);
  report.failed += finding.failures.length;
  if (finding.after !== undefined) report.after.push(finding.after);
  const time = finding.after === undefined ? '' : ` ${finding.after.toFixed(0)} ms`;
  say(
    `${row.key} ${String(number + 1)}/${String(roundsOf(row, options))} seed ${String(seed)}${time} ${finding.failures.join('; ') || 'ok'}`,
  );
  if (finding.failures.length > 0)
    say(`  again: npm run faults -- --only ${row.key} --seed ${String(seed)}`);
}

async function closeGame(game: Game | undefined): Promise<void> {
  await within(game?.close() ?? Promise.resolve(), 30_000).catch(() => undefined);
}

/** Plays a row. A round that throws is a failure, after which everything is opened again. */
async function playRow(row: Row, stage: Stage, options: RunOptions): Promise<RowReport> {
  const began = performance.now();
  const rounds = roundsOf(row, options);
  const asked = rounds * (row.tries ?? 1);
  const report: RowReport = { row, asked, done: 0, failed: 0, after: [], seconds: 0 };
  const missing = row.missing?.();
  if (missing !== undefined) return { ...report, note: missing };
  const { ending, say } = options;
  const isEnded = () => ending?.aborted === true;
  if (isEnded()) return { ...report, note: 'the run was ended before it' };
  let game: Game | undefined;
  let stops = 0;
  for (let number = 0; number < rounds && report.note === undefined; number += 1) {
    try {
      game ??= await within(row.open(stage), 240_000, ending);
      await playRound(game, report, number, options);
    } catch (error) {
      if (isEnded()) {
        report.note = 'the run was ended in the middle of it';
        break;
      }
      stops += 1;
      report.failed += 1;
      say(`${row.key} seed ${String(options.seed + number)} stopped: ${reasonOf(error)}`);
      if (stops >= mostStops || number === rounds - 1) {
        report.note = `stopped: ${reasonOf(error)}`;
      } else {
        await closeGame(game);
        game = undefined;
      }
    }
  }
  const figure = game?.figure?.();
  if (figure !== undefined) report.figure = figure;
  await closeGame(game);
  return { ...report, seconds: (performance.now() - began) / 1000 };
}

export async function runRows(options: RunOptions): Promise<RowReport[]> {
  const shared: Promise<ServerProcess>[] = [];
  let browser: Promise<Browser> | undefined;
  const reports: RowReport[] = [];
  try {
    for (const row of options.rows) {
      const own: Promise<ServerProcess>[] = [];
      const stage: Stage = {
        browser: () =>
          (browser ??= playwrightChromium.launch(
            options.isQuick ? shellOfShortPages() : headlessShell(),
          )),
        product: () => shared[0] ?? starter(shared)(),
        isQuick: options.isQuick ?? false,
        start: starter(own),
      };
      try {
        reports.push(await playRow(row, stage, options));
      } finally {
        await endServers(own);
      }
    }
    return reports;
  } finally {
    await (await browser)?.close();
    await endServers(shared);
  }
}
