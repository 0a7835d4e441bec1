import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { StoryEntry } from './stories.ts';

export type Globals = Readonly<Record<string, string>>;

/** Fixed, so that countdowns, ages and calendars are the same each time. */
const now = new Date('2026-07-05T09:32:00Z');

// Makes random numbers repeatable (mulberry32).
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

export interface Environment {
  viewport: { width: number; height: number };
  forcedColors?: 'active' | 'none';
  /** Pixels. @default 16 */
  fontSize?: number;
}

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

  /** Waits until the story is still. Stories of one component share a document until one is played, which takes a quarter of the time. */
  async show(story: StoryEntry): Promise<void> {
    this.#doing = 'loads';
    const shown = this.#shown;
    this.#shown = story;
    const isNext = shown !== undefined && shown.title === story.title;
    if (isNext && !shown.isPlayed && !story.isPlayed) await this.#switchTo(story.id);
    else await this.#load(story.id);
    await this.#settle(story.id);
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize(size);
    if (this.#shown === undefined) return;
    await this.#load(this.#shown.id);
    await this.#settle(this.#shown.id);
  }

  /** Simulates a user: the window shrinks, the system changes colours. A played story is shown again, since an overlay may close by the change. */
  async surround(environment: Environment): Promise<void> {
    await this.reset(environment);
    if (this.#shown?.isPlayed) {
      await this.#load(this.#shown.id);
      await this.#settle(this.#shown.id);
    } else await this.#rest();
  }

  async reset({ viewport, forcedColors = 'none', fontSize = 16 }: Environment): Promise<void> {
    this.#doing = 'changes its size';
    this.#fontSize = fontSize;
    await this.#setFontSize();
    await this.page.emulateMedia({ forcedColors });
    await this.page.setViewportSize(viewport);
  }

  get doing(): string {
    return this.#doing;
  }

  /** Error of the story's play, as text. Not meaningful in a window of another size. */
  get failure(): string | undefined {
    return this.#failure;
  }

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

  /** Simulates the browser's setting; the product never sets the root's size. */
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

  /** The caller sets the limit. */
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

  /** The preview calls a story finished although its play has thrown. */
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

  async #rest(): Promise<void> {
    this.#doing = 'loads its pictures';
    await this.page.waitForFunction(
      () =>
        [...document.images].every((img) => {
          // A lazy image outside of the window would never load.
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
      // A removed image is never decoded.
      const rendered = [...document.images].map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(rendered), soon]);
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
   * Pixels. Storybook's frame would apply the size, but there is no frame here.
   * @returns undefined when the story asks for none
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

  wearTheme(theme: string): Promise<void> {
    return this.page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  }

  async photograph(): Promise<Buffer> {
    let before = await this.glance();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const after = await this.glance();
      if (after.equals(before)) return after;
      before = after;
    }
    return before;
  }

  /** Takes one image. An image that is a pixel off is taken again later. */
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
