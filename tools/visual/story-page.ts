import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { StoryEntry } from './stories.ts';

/** Values of the toolbars. */
export type Globals = Readonly<Record<string, string>>;

/** When every story is looked at: countdowns, ages and calendars say the same each time. */
const now = new Date('2026-07-05T09:32:00Z');

// Seeded, so that random numbers are the same in every run (mulberry32).
function seedRandom(): void {
  let state = 20_260_705;
  Math.random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sizes = z.object({ width: z.string(), height: z.string() });

/** Settings of the user while a story is shown: window size and system colours. */
export interface Environment {
  viewport: { width: number; height: number };
  /** @default 'none' */
  forcedColors?: 'active' | 'none';
  /** The browser's font size, in pixels. @default 16 */
  fontSize?: number;
}

/** A page of Storybook's preview in which nothing moves and nothing is left to chance. */
export class StoryPage {
  readonly page: Page;
  readonly #address: string;
  readonly #globals: Globals;
  #shown: StoryEntry | undefined;
  #doing = 'opens';
  #failure: string | undefined;
  #fontSize = 16;

  private constructor(page: Page, address: string, globals: Globals) {
    this.page = page;
    this.#address = address;
    this.#globals = globals;
  }

  /** @param address where the built Storybook is served @param globals values of its toolbars */
  static async open(
    browser: Browser,
    address: string,
    globals: Globals,
    options: BrowserContextOptions,
  ): Promise<StoryPage> {
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
    return new StoryPage(page, address, globals);
  }

  /**
   * Shows a story and waits until it is still. States of one component follow each other in one document, which takes a quarter of
   * the time; where something was pressed the next one gets a new document.
   */
  async show(story: StoryEntry): Promise<void> {
    this.#doing = 'loads';
    const shown = this.#shown;
    this.#shown = story;
    const isNext = shown !== undefined && shown.title === story.title;
    if (isNext && !shown.isPlayed && !story.isPlayed) await this.#switchTo(story.id);
    else await this.#load(story.id);
    await this.#settle(story.id);
  }

  /** Shows the story again in a viewport of another size. */
  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    if (this.#shown === undefined) return;
    await this.#load(this.#shown.id);
    await this.#settle(this.#shown.id);
  }

  /**
   * Puts the page into another environment as a user does: the window is rendered smaller, the system changes its colours. The story
   * stays; one in which something was pressed is shown again, since what was opened may close by it.
   */
  async surround(environment: Environment): Promise<void> {
    await this.reset(environment);
    if (this.#shown?.isPlayed) {
      await this.#load(this.#shown.id);
      await this.#settle(this.#shown.id);
    } else await this.#rest();
  }

  /** Environment for the story that comes next. */
  async reset({ viewport, forcedColors = 'none', fontSize = 16 }: Environment): Promise<void> {
    this.#doing = 'changes its size';
    this.#fontSize = fontSize;
    await this.#setFontSize();
    await this.page.emulateMedia({ forcedColors });
    await this.page.setViewportSize(viewport);
  }

  /** The step that the story was last waited for, as text, for the message after a timeout. */
  get doing(): string {
    return this.#doing;
  }

  /** Why what is pressed in the story did not go as it should, as text. In a window of another size than its own that says nothing. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** The next story gets a new document, whatever it is. */
  forget(): void {
    this.#shown = undefined;
  }

  async #load(id: string): Promise<void> {
    const written = Object.entries(this.#globals).map(([name, value]) => `${name}:${value}`);
    await this.page.goto(
      `${this.#address}/iframe.html?id=${id}&viewMode=story&globals=${written.join(';')}`,
      { waitUntil: 'load' },
    );
    await this.#setFontSize();
  }

  /** Sets the size of the root, as the browser's setting does; the product never sets it. */
  #setFontSize(): Promise<void> {
    return this.page.evaluate((size) => {
      document.documentElement.style.fontSize = size === 16 ? '' : `${String(size)}px`;
    }, this.#fontSize);
  }

  async #switchTo(id: string): Promise<void> {
    await this.page.evaluate(seedRandom);
    await this.page.evaluate((storyId) => {
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      if (typeof channel !== 'object' || channel === null)
        throw new Error('No preview stands here');
      const emit: unknown = Reflect.get(channel, 'emit');
      if (typeof emit !== 'function') throw new Error('The preview takes no orders');
      emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }

  /** Waits until a story is rendered and played, its fonts are there and its images rendered. Whoever asks sets the limit. */
  async #settle(id: string): Promise<void> {
    this.#doing = 'renders or plays';
    await this.page.waitForFunction(
      (storyId) => {
        const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
        const render: unknown =
          typeof preview === 'object' && preview !== null
            ? Reflect.get(preview, 'currentRender')
            : undefined;
        if (typeof render !== 'object' || render === null) return false;
        const phase: unknown = Reflect.get(render, 'phase');
        const isOver = phase === 'finished' || phase === 'errored' || phase === 'aborted';
        return isOver && Reflect.get(render, 'id') === storyId;
      },
      id,
      { timeout: 0 },
    );
    this.#failure = await this.#readFailure();
    await this.#rest();
  }

  /** The preview calls a story finished whose play has thrown, and keeps what it threw. */
  #readFailure(): Promise<string | undefined> {
    return this.page.evaluate(() => {
      const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      if (typeof channel !== 'object' || channel === null) return undefined;
      const last: unknown = Reflect.get(channel, 'last');
      if (typeof last !== 'function') throw new Error('The preview keeps no events');
      const thrown: unknown = last.call(channel, 'playFunctionThrewException');
      const [error]: unknown[] = Array.isArray(thrown) ? thrown : [];
      if (error === undefined) return undefined;
      const message: unknown =
        typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : error;
      return String(message).trim().split('\n', 1)[0];
    });
  }

  /** Waits until fonts and images are there and two frames were rendered. */
  async #rest(): Promise<void> {
    this.#doing = 'loads its pictures';
    await this.page.waitForFunction(
      () =>
        [...document.images].every((img) => {
          // A lazy one outside of the window would be waited for without end.
          img.loading = 'eager';
          return img.complete;
        }),
      undefined,
      { timeout: 0 },
    );
    this.#doing = 'is drawn';
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const soon = new Promise((resolve) => {
        setTimeout(resolve, 2000);
      });
      // An image that is taken away meanwhile is decoded never.
      const rendered = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(rendered), soon]);
      // A portrait that did not load is replaced by initials a little later.
      const isBroken = () =>
        [...document.images].some((image) => image.complete && image.naturalWidth === 0);
      for (let frame = 0; frame < 30 && isBroken(); frame += 1)
        await new Promise(requestAnimationFrame);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    });
  }

  /**
   * Size of the viewport that the story asks for, in pixels. Storybook's frame gives it to people; here is no frame.
   *
   * @returns undefined where it is content with any
   */
  async ownViewport(): Promise<{ width: number; height: number } | undefined> {
    const styles = await this.page.evaluate(() => {
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

  /** Dresses the story in another theme, as the toolbar does, without rendering it again. */
  wearTheme(theme: string): Promise<void> {
    return this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  }

  /** The whole page as an image, taken until two in a row are alike. */
  async photograph(): Promise<Buffer> {
    let before = await this.glance();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const after = await this.glance();
      if (after.equals(before)) return after;
      before = after;
    }
    return before;
  }

  /** The whole page as an image, taken once: what is a pixel off is looked at again. */
  glance(): Promise<Buffer> {
    this.#doing = 'is photographed';
    return this.page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      timeout: 0,
    });
  }
}
