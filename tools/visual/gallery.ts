import { availableParallelism } from 'node:os';
import { within } from './limit.ts';
import { Harness, type Showing } from './harness.ts';
import { serveFolder } from './static-server.ts';
import type { StoryEntry } from './stories.ts';
import type { StoryPage } from './story-page.ts';

/** A story that could not be looked at. */
export interface Stopped {
  id: string;
  /** Reason as text: `60 s were not enough (renders or plays)`. */
  why: string;
}

export interface Visiting extends Showing {
  /** True when an earlier run has visited it. Components with all stories visited are skipped. @default none was */
  isDone?: (story: StoryEntry) => boolean;
}

/** Pages open at once: as many as there are cores, since a story is work of one. */
const pages = () => Math.max(2, Math.min(8, availableParallelism()));

/** Milliseconds for all that is done with a story, on a machine that is busy with others. */
const limit = 60_000;

/** Visits a story; a machine that had something else to do gets a second chance, in a fresh browser. */
async function visitOrSay(
  harness: Harness,
  story: StoryEntry,
  visit: (stage: StoryPage, story: StoryEntry) => Promise<void>,
): Promise<Stopped | undefined> {
  let why = '';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await within(limit, async () => {
        const stage = await harness.page();
        await stage.show(story);
        await visit(stage, story);
      });
      return undefined;
    } catch (cause) {
      const [text = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
      why = `${text} (${harness.doing})`;
      await harness.drop();
    }
  }
  return { id: story.id, why };
}

/**
 * Does something with every story of a built Storybook. Those of one component come one after the other on one page, always in the
 * same order, so that what one leaves behind is the same in every run. A story that hangs is closed, and named in the end.
 */
export async function visitStories(
  folder: string,
  stories: readonly StoryEntry[],
  { context, globals, isDone = () => false }: Visiting,
  visit: (stage: StoryPage, story: StoryEntry) => Promise<void>,
): Promise<Stopped[]> {
  const server = await serveFolder(folder);
  const waiting = [...Map.groupBy(stories, ({ title }) => title).values()].filter(
    (group) => !group.every(isDone),
  );
  const count = waiting.flat().length;
  const stopped: Stopped[] = [];
  let done = 0;
  const work = async () => {
    const harness = new Harness(server.address, { context, globals });
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      await harness.turnPage();
      for (const story of group) {
        const stop = await visitOrSay(harness, story, visit);
        if (stop !== undefined) {
          stopped.push(stop);
          process.stdout.write(`  ${stop.id}: ${stop.why}\n`);
        }
        done += 1;
        if (done % 50 === 0) process.stdout.write(`  ${String(done)} of ${String(count)}\n`);
      }
    }
    await harness.drop();
  };
  try {
    await Promise.all(Array.from({ length: pages() }, work));
  } finally {
    await server.stop();
  }
  return stopped;
}
