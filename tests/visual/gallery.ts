import {
  chromium as playwrightChromium,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { availableParallelism } from 'node:os';
import { chromium } from '../../scripts/chromium.mjs';
import { serveFolder } from './static-server.ts';
import { openStill, type StoryEntry } from './stories.ts';

/** Does something with every story of a built Storybook, in as many pages at once as there are cores. */
export async function visitStories(
  folder: string,
  stories: readonly StoryEntry[],
  options: BrowserContextOptions,
  visit: (page: Page, address: string, story: StoryEntry) => Promise<void>,
): Promise<void> {
  const server = await serveFolder(folder);
  const browser = await playwrightChromium.launch(chromium());
  const waiting = [...stories];
  let done = 0;
  const work = async () => {
    const page = await openStill(browser, options);
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      await visit(page, server.address, story);
      done += 1;
      if (done % 50 === 0) process.stdout.write(`  ${String(done)} of ${String(stories.length)}\n`);
    }
  };
  try {
    await Promise.all(
      Array.from({ length: Math.max(2, Math.min(8, availableParallelism())) }, work),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
