import type { Browser } from '@playwright/test';
import type { ServerOptions, ServerProcess } from '../../tests/product/server-process.ts';
import type { Random } from './random.ts';

/** Findings of a round. */
export interface Finding {
  /** Failures, one entry each. */
  failures: string[];
  /** Milliseconds that the row measures; the table has their median and the longest. */
  after?: number;
  /** Tries within this round. @default 1 */
  done?: number;
  /** Tries that the round set out to make, where only the round knows. @default the row's `tries` */
  asked?: number;
}

export interface Round {
  seed: number;
  random: Random;
  /** Asked for by its seed. */
  isAgain: boolean;
  /** For `npm test`: as short as it can be. */
  isQuick: boolean;
}

/** A running row: plays rounds one after the other on its resources. */
export interface Game {
  play: (round: Round) => Promise<Finding>;
  close: () => Promise<void>;
  /** Measurements of all rounds, as text for the table. */
  figure?: () => string;
}

/** Resources that rows share. */
export interface Stage {
  browser: () => Promise<Browser>;
  /** The product that most rows play against. */
  product: () => Promise<ServerProcess>;
  /** Rounds are for `npm test`. */
  isQuick: boolean;
  /** Starts a server for the row, which is always stopped with the row. */
  start: (options?: ServerOptions) => Promise<ServerProcess>;
}

/** Suites that `npm test` runs for a row instead of quick rounds. */
export type InNpmTest =
  /** Files of its suites, which hold the row: parts of their paths. */
  | { tests: readonly string[] }
  /** Nothing. */
  | { nothingSince: string };

/** One row of the table. */
export interface Row {
  /** Name for `--only`. */
  key: string;
  /** Rows that `--group` plays together. */
  group?: 'chat';
  name: string;
  /** Rounds that are asked for. */
  rounds: number;
  /** Rounds of `--quick`, which `npm test` plays. */
  quick: number | InNpmTest;
  /** Tries within one round. @default 1 */
  tries?: number;
  /** Milliseconds that a round may take. */
  limit: number;
  /** @returns why it cannot be played here */
  missing?: () => string | undefined;
  open: (stage: Stage) => Promise<Game>;
}
