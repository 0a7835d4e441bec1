import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { chromium } from '../../../scripts/chromium.mjs';
import {
  startProduct,
  type ServerOptions,
  type ServerProcess,
} from '../../product/server-process.ts';
import { randomOf } from './random.ts';
import type { Finding, Game, Row, Stage } from './row.ts';

export interface RowReport {
  row: Row;
  /** Rounds that were really played. */
  played: number;
  lost: number;
  doubled: number;
  differing: number;
  /** Milliseconds until screens were right, one for each round that measured it. */
  after: number[];
  seconds: number;
  /** Why nothing or not everything was played. */
  note?: string;
}

export interface RunOptions {
  rows: readonly Row[];
  /** Most rounds of a row. @default as many as the row asks for */
  rounds?: number;
  /** Of the first round; each later one has the next number. */
  seed: number;
  /** The seed was asked for. @default false */
  isAgain?: boolean;
  /** Told as things happen. */
  say: (line: string) => void;
}

/** Gives up waiting; what was waited for is left to itself. */
async function within<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${String(limit / 1000)} s`)), limit);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ends servers and removes their folders; one that does not hear is killed. */
async function endServers(starting: readonly Promise<ServerProcess>[]): Promise<void> {
  const servers = (await Promise.allSettled(starting)).flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  );
  // The first ones hold the databases: they go last.
  for (const server of servers.toReversed())
    await within(server.stop(), 20_000).catch(() => server.stop('SIGKILL'));
  for (const server of servers) server.forget();
}

/** Starts servers without the demo's buyer, who would write into the schedules, and remembers them. */
const starter =
  (started: Promise<ServerProcess>[]) =>
  (options: ServerOptions = {}) => {
    const server = startProduct({ ...options, env: { DEMO_BUYER: 'off', ...options.env } });
    started.push(server);
    return server;
  };

const words = ({ lost, doubled, differing }: Finding) =>
  [
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `doubled: ${what}`),
    ...differing.map((what) => `differing: ${what}`),
  ].join('; ');

async function playRow(row: Row, stage: Stage, options: RunOptions): Promise<RowReport> {
  const { seed: first, isAgain = false, say } = options;
  const began = performance.now();
  const report: RowReport = {
    row,
    played: 0,
    lost: 0,
    doubled: 0,
    differing: 0,
    after: [],
    seconds: 0,
  };
  const missing = row.missing?.();
  if (missing !== undefined) return { ...report, note: missing };
  const rounds = Math.min(row.rounds, options.rounds ?? row.rounds);
  let game: Game | undefined;
  try {
    game = await within(row.open(stage), 240_000);
    for (let round = 0; round < rounds; round += 1) {
      const seed = first + round;
      const finding = await within(game.play({ seed, random: randomOf(seed), isAgain }), row.limit);
      report.played += finding.schedules ?? 1;
      report.lost += finding.lost.length;
      report.doubled += finding.doubled.length;
      report.differing += finding.differing.length;
      if (finding.after !== undefined) report.after.push(finding.after);
      const trouble = words(finding);
      const time = finding.after === undefined ? '' : ` ${finding.after.toFixed(0)} ms`;
      say(
        `${row.key} ${String(round + 1)}/${String(rounds)} seed ${String(seed)}${time} ${trouble || 'ok'}`,
      );
      if (trouble !== '')
        say(`  again: npm run faults:chat -- --only ${row.key} --seed ${String(seed)}`);
    }
  } catch (error) {
    report.differing += 1;
    const why = error instanceof Error ? error.message.split('\n', 3).join(' ') : String(error);
    report.note = `stopped: ${why}`;
    say(`${row.key} seed ${String(first + report.played)} ${report.note}`);
  } finally {
    await within(game?.close() ?? Promise.resolve(), 30_000).catch(() => undefined);
  }
  return { ...report, seconds: (performance.now() - began) / 1000 };
}

/** Plays rows one after the other. Ends everything that it started, and nothing else. */
export async function runRows(options: RunOptions): Promise<RowReport[]> {
  const shared: Promise<ServerProcess>[] = [];
  let browser: Promise<Browser> | undefined;
  const reports: RowReport[] = [];
  try {
    for (const row of options.rows) {
      const own: Promise<ServerProcess>[] = [];
      const stage: Stage = {
        browser: () => (browser ??= playwrightChromium.launch(chromium())),
        product: () => shared[0] ?? starter(shared)(),
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
