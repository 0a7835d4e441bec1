import type { Row as RunnerRow, Game as RunnerGame, Round, Stage } from '../row.ts';

export type { Round, Stage };

/** Findings of a round of the chat. Empty lists mean success. */
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

interface Game extends Pick<RunnerGame, 'close'> {
  play: (round: Round) => Promise<Finding>;
}

/** A row of the chat, which counts lost and duplicate messages. */
export interface Row extends Omit<RunnerRow, 'open' | 'group'> {
  open: (stage: Stage) => Promise<Game>;
}

/** Nothing wrong. */
export const nothing = (): Finding => ({ lost: [], doubled: [], differing: [] });

const labelled = (label: string, list: readonly string[]) =>
  list.map((what) => `${label}: ${what}`);

/** A row of the chat among the others. */
export const fromChat = (row: Row): RunnerRow => ({
  ...row,
  group: 'chat',
  open: async (stage) => {
    const { play, close } = await row.open(stage);
    return {
      close,
      play: async (round) => {
        const { lost, doubled, differing, after, schedules = 1 } = await play(round);
        return {
          failures: [
            ...labelled('lost', lost),
            ...labelled('doubled', doubled),
            ...labelled('differing', differing),
          ],
          done: schedules,
          ...(after !== undefined && { after }),
        };
      },
    };
  },
});
