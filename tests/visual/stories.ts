import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as z from 'zod/mini';

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

/** A story of a built Storybook. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

/** Stories of a built Storybook. Those tagged `keyboard` prove keys, and end in a state that another story shows. */
export function storiesOf(folder: string, only?: RegExp): StoryEntry[] {
  const { entries } = index.parse(JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')));
  return Object.values(entries).filter(
    ({ id, type, tags }) =>
      type === 'story' && !tags.includes('keyboard') && (only === undefined || only.test(id)),
  );
}

/** How the toolbars stand. */
export type Globals = Readonly<Record<string, string>>;

/** When every story is looked at: countdowns, ages and calendars say the same each time. */
const now = new Date('2026-07-05T09:32:00Z');

// Seeded, so that what is drawn by chance is drawn alike (mulberry32).
function seedRandom(): void {
  let state = 20_260_705;
  Math.random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A page in which nothing moves and nothing is left to chance. */
export async function openStill(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(seedRandom);
  return page;
}

/** Waits until a story is rendered and played, its fonts are there and its pictures drawn. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const render: unknown =
        typeof preview === 'object' && preview !== null
          ? Reflect.get(preview, 'currentRender')
          : undefined;
      const phase: unknown =
        typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : undefined;
      return phase === 'finished' || phase === 'errored' || phase === 'aborted';
    },
    undefined,
    { timeout: 30_000 },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Shows a story as the toolbars say, and waits until it stands still. */
export async function showStory(
  page: Page,
  address: string,
  id: string,
  globals: Globals,
): Promise<void> {
  const written = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=${written.join(';')}`, {
    waitUntil: 'load',
  });
  await settle(page);
}

const sizes = z.object({ width: z.string(), height: z.string() });

/**
 * Size of the viewport that the story on the page asks for, in pixels. Storybook's frame gives it to people; here is no frame.
 *
 * @returns undefined where it is content with any
 */
export async function ownViewport(
  page: Page,
): Promise<{ width: number; height: number } | undefined> {
  const styles = await page.evaluate(() => {
    const within = (value: unknown, ...keys: readonly string[]): unknown =>
      keys.reduce<unknown>(
        (part, key) =>
          typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
        value,
      );
    const story = within(window, '__STORYBOOK_PREVIEW__', 'currentRender', 'story');
    const name = within(story, 'storyGlobals', 'viewport', 'value');
    return typeof name === 'string'
      ? within(story, 'parameters', 'viewport', 'options', name, 'styles')
      : undefined;
  });
  const found = sizes.safeParse(styles);
  if (!found.success) return undefined;
  return {
    width: Number.parseInt(found.data.width, 10),
    height: Number.parseInt(found.data.height, 10),
  };
}

/** Dresses the story on the page in another theme, as the toolbar does, without rendering it anew. */
export const wearTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

/** The whole page as a picture, taken until two in a row are alike. */
export async function photograph(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let before = await take();
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const after = await take();
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}
