import type { Row as RunnerRow, Game as RunnerGame, Round, Stage } from '../row.ts';

export type { Round, Stage };

export interface Finding {
  lost: string[];
  doubled: string[];
  /** Texts that differ from a fresh load, or forbidden effects. */
  differing: string[];
  /** Milliseconds until the screen was right again. */
  after?: number;
  /** Number of schedules. @default 1 */
  schedules?: number;
}

interface Game extends Pick<RunnerGame, 'close'> {
  play: (round: Round) => Promise<Finding>;
}

export interface Row extends Omit<RunnerRow, 'open' | 'group'> {
  open: (stage: Stage) => Promise<Game>;
}

export const nothing = (): Finding => ({ lost: [], doubled: [], differing: [] });

const labelled = (label: string, list: readonly string[]) =>
  list.map((what) => `${label}: ${what}`);

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
