import { chromium as playwrightChromium, type BrowserContextOptions } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { chromium } from '../../scripts/chromium.mjs';
import { serveFolder } from './static-server.ts';
import type { StoryEntry } from './stories.ts';
import { StoryPage, type Globals } from './story-page.ts';

/** Pages open at once: as many as there are cores, since a story is work of one. */
const pages = () => Math.max(2, Math.min(8, availableParallelism()));

/** Shows a story; a machine that had something else to do gets a second chance. @throws Error that names the story */
async function showOrSay(stage: StoryPage, story: StoryEntry): Promise<void> {
  try {
    await stage.show(story);
  } catch {
    stage.forget();
    await stage.show(story).catch((cause: unknown) => {
      throw new Error(`${story.id} does not come to rest.`, { cause });
    });
  }
}

/**
 * Does something with every story of a built Storybook. Those of one component come one after the other on one page, always in the
 * same order, so that what one leaves behind is the same in every run.
 */
export async function visitStories(
  folder: string,
  stories: readonly StoryEntry[],
  options: { context: BrowserContextOptions; globals: Globals },
  visit: (stage: StoryPage, story: StoryEntry) => Promise<void>,
): Promise<void> {
  const server = await serveFolder(folder);
  const browser = await playwrightChromium.launch(chromium());
  const waiting = [...Map.groupBy(stories, ({ title }) => title).values()];
  let done = 0;
  const work = async () => {
    const { context, globals } = options;
    const stage = await StoryPage.open(browser, server.address, globals, context);
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      stage.forget();
      for (const story of group) {
        await showOrSay(stage, story);
        await visit(stage, story);
        done += 1;
        if (done % 50 === 0) {
          process.stdout.write(`  ${String(done)} of ${String(stories.length)}\n`);
        }
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: pages() }, work));
  } finally {
    await browser.close();
    await server.stop();
  }
}
