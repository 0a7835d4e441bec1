import {
  chromium as playwrightChromium,
  type Browser,
  type BrowserContextOptions,
} from '@playwright/test';
import { headlessShell } from '../../scripts/chromium.mjs';
import { within } from './limit.ts';
import { StoryPage, type Globals } from './story-page.ts';

/** Settings for showing stories. */
export interface Showing {
  context: BrowserContextOptions;
  globals: Globals;
}

/** Stories that one browser shows: then a fresh one takes its place, or what it keeps would make it slower and slower. */
const lot = 80;
/** Milliseconds that a browser gets to close before it is left alone. */
const farewell = 5000;

/**
 * A browser of its own with one page. It is started when it is needed and thrown away when it does not respond: a story that hangs takes
 * no other one with it.
 */
export class Harness {
  readonly #address: string;
  readonly #showing: Showing;
  #browser: Browser | undefined;
  #page: StoryPage | undefined;
  #shown = 0;

  /** @param address where the built Storybook is served */
  constructor(address: string, showing: Showing) {
    this.#address = address;
    this.#showing = showing;
  }

  /** The page, opened if there is none. */
  async page(): Promise<StoryPage> {
    this.#shown += 1;
    if (this.#page !== undefined) return this.#page;
    const { context, globals } = this.#showing;
    // Whoever ends the run ends it: a browser that closes by itself on a signal would be replaced, without end.
    this.#browser = await playwrightChromium.launch({ ...headlessShell(), handleSIGTERM: false });
    this.#page = await StoryPage.open(this.#browser, this.#address, globals, context);
    this.#page.page.setDefaultTimeout(0);
    return this.#page;
  }

  /** The step that the page was last waited for, as text. */
  get doing(): string {
    return this.#page?.doing ?? 'opens';
  }

  /** Another component begins: in a document of its own, and now and then in a browser of its own. */
  async turnPage(): Promise<void> {
    if (this.#shown >= lot) await this.drop();
    this.#page?.forget();
  }

  /** Closes the browser; the next page comes from another one. */
  async drop(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    this.#page = undefined;
    this.#shown = 0;
    await within(farewell, () => browser?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}
