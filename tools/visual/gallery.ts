import { availableParallelism } from 'node:os';
import { within } from './limit.ts';
import { Harness, type Showing } from './harness.ts';
import { serveFolder } from './static-server.ts';
import type { StoryEntry } from './stories.ts';
import type { StoryPage } from './story-page.ts';

export interface Stopped {
  id: string;
  why: string;
}

export interface Visiting extends Showing {
  /** True for stories of an earlier run. Components with all stories visited are skipped. @default none was */
  isDone?: (story: StoryEntry) => boolean;
}

/** One per core, since a story keeps one busy. */
const pages = () => Math.max(2, Math.min(8, availableParallelism()));

/** Milliseconds per story on a busy machine. */
const limit = 60_000;

/** Retried once in a fresh browser, since the machine may have been busy. */
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

/** Visits stories. Those of one component share a page in a fixed order, so that side effects are repeatable. A hanging story is closed and reported. */
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
