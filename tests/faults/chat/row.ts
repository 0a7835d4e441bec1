import type { Browser } from '@playwright/test';
import type { ServerOptions, ServerProcess } from '../../product/server-process.ts';
import type { Random } from './random.ts';

/** What a round found; empty lists are what everybody hopes for. */
export interface Finding {
  /** Acknowledged or typed, and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** The screen is not as a fresh load is, or did something that it must not do. */
  differing: string[];
  /** Milliseconds until the screen was right again. */
  after?: number;
  /** Schedules that were really played. @default 1 */
  schedules?: number;
}

export interface Round {
  seed: number;
  random: Random;
  /** Asked for by its seed. */
  isAgain: boolean;
}

/** A row at work: rounds one after the other, on what it opened. */
export interface Game {
  play: (round: Round) => Promise<Finding>;
  close: () => Promise<void>;
}

/** What rows share. */
export interface Stage {
  browser: () => Promise<Browser>;
  /** The product that most rows play against. */
  product: () => Promise<ServerProcess>;
  /** A server of the row's own; it is ended with the row whatever happens. */
  start: (options?: ServerOptions) => Promise<ServerProcess>;
}

/** One row of the table. */
export interface Row {
  /** What `--only` calls it. */
  key: string;
  name: string;
  /** Rounds that are asked for. */
  rounds: number;
  /** Schedules within one round. @default 1 */
  schedules?: number;
  /** Milliseconds that a round may take. */
  limit: number;
  /** @returns why it cannot be played here */
  missing?: () => string | undefined;
  open: (stage: Stage) => Promise<Game>;
}

/** Nothing wrong. */
export const nothing = (): Finding => ({ lost: [], doubled: [], differing: [] });
