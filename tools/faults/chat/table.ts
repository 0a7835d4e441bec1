import type { Browser, BrowserContext } from '@playwright/test';
import { meetPeople, type People } from './people.ts';
import { nothing, type Finding, type Stage } from './row.ts';
import { compare, Screen, signedIn } from './screen.ts';
import { timesSeen } from './snapshot.ts';
import { openLine, type WeatherLine } from '../weather-line.ts';

/** Rounds per room: its lists must stay as short as a screen. */
const roundsOfRoom = 5;

export interface Table {
  browser: Browser;
  line: WeatherLine;
  people: People;
  context: BrowserContext;
  fresh: Screen;
  rooms: { open: number; other: number };
  screen: Screen;
  begin: () => Promise<void>;
  replace: (before?: Parameters<typeof Screen.open>[2]) => Promise<void>;
  judge: (sent: readonly string[], options?: JudgeOptions) => Promise<Finding>;
  close: () => Promise<void>;
}

export interface JudgeOptions {
  /** Time by `performance.now()`. */
  since?: number;
  /** Milliseconds. */
  limit?: number;
}

/**
 * Opens the screens. The page uses a line to `url`, the fresh page connects directly.
 * @param before prepares the screen before it loads anything
 */
export async function layTable(
  stage: Stage,
  url: string,
  before?: Parameters<typeof Screen.open>[2],
): Promise<Table> {
  const browser = await stage.browser();
  const [line, people] = await Promise.all([openLine(url), meetPeople(url)]);
  const context = await signedIn(browser, line.url, people.profile);
  const direct = await signedIn(browser, url, people.profile);
  let begun = 0;
  const openRooms = async () => ({
    open: await people.openRoom(`Комната ${String(begun)} А`),
    other: await people.openRoom(`Комната ${String(begun)} Б`),
  });
  const rooms = await openRooms();
  const table: Table = {
    browser,
    line,
    people,
    context,
    rooms,
    screen: await Screen.open(context, rooms.open, before),
    fresh: await Screen.open(direct, undefined),
    begin: async () => {
      line.repair();
      begun += 1;
      if (begun % roundsOfRoom === 0) {
        table.rooms = await openRooms();
        await table.screen.go(table.rooms.open);
      }
      await table.screen.connected();
    },
    replace: async (before) => {
      await table.screen.close();
      table.screen = await Screen.open(context, table.rooms.open, before);
    },
    judge: async (sent, { since = performance.now(), limit = 15_000 } = {}) => {
      const finding = nothing();
      const { differing, after, before, seen } = await compare(
        table.screen,
        table.fresh,
        table.rooms.open,
        { since, limit },
      );
      const kept = await people.messages(table.rooms.open);
      finding.differing.push(...differing, ...table.screen.errors.splice(0));
      if (after > limit)
        finding.differing.push(
          `right only after ${after.toFixed(0)} ms, until then ${before.join()}`,
        );
      for (const text of sent) {
        const times = kept.filter((message) => message.text === text).length;
        const seenTimes = timesSeen(seen, text);
        if (times === 0) finding.lost.push(`${text} at the service`);
        else if (seenTimes === 0) finding.lost.push(`${text} on the screen`);
        if (times > 1) finding.doubled.push(`${text} at the service`);
        if (seenTimes > 1) finding.doubled.push(`${text} on the screen`);
      }
      return { ...finding, after };
    },
    close: async () => {
      await context.close();
      await direct.close();
      await line.close();
    },
  };
  return table;
}
