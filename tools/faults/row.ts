import type { Browser } from '@playwright/test';
import type { ServerOptions, ServerProcess } from '../../tests/product/server-process.ts';
import type { Random } from './random.ts';

export interface Finding {
  failures: string[];
  /** Milliseconds. The table has the median and the longest. */
  after?: number;
  /** Tries within this round. @default 1 */
  done?: number;
  /** Set when only the round knows. @default the row's `tries` */
  asked?: number;
}

export interface Round {
  seed: number;
  random: Random;
  isAgain: boolean;
  isQuick: boolean;
}

export interface Game {
  play: (round: Round) => Promise<Finding>;
  close: () => Promise<void>;
  figure?: () => string;
}

export interface Stage {
  browser: () => Promise<Browser>;
  product: () => Promise<ServerProcess>;
  isQuick: boolean;
  start: (options?: ServerOptions) => Promise<ServerProcess>;
}

export type InNpmTest = { tests: readonly string[] } | { nothingSince: string };

export interface Row {
  key: string;
  group?: 'chat';
  name: string;
  rounds: number;
  /** Rounds of `--quick`. */
  quick: number | InNpmTest;
  /** Tries within one round. @default 1 */
  tries?: number;
  /** Milliseconds. */
  limit: number;
  /** @returns the reason that it cannot run here */
  missing?: () => string | undefined;
  open: (stage: Stage) => Promise<Game>;
}
