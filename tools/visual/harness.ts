import {
  chromium as playwrightChromium,
  type Browser,
  type BrowserContextOptions,
} from '@playwright/test';
import { headlessShell } from '../../scripts/chromium.mjs';
import { within } from './limit.ts';
import { StoryPage, type Globals } from './story-page.ts';

export interface Showing {
  context: BrowserContextOptions;
  globals: Globals;
}

/** Stories per browser, which becomes slower with each. */
const lot = 80;
/** Milliseconds that a browser has to close. */
const farewell = 5000;

/** A browser that starts on demand and is replaced when it does not respond, so that a hanging story stops no other. */
export class Harness {
  readonly #address: string;
  readonly #showing: Showing;
  #browser: Browser | undefined;
  #page: StoryPage | undefined;
  #shown = 0;

  constructor(address: string, showing: Showing) {
    this.#address = address;
    this.#showing = showing;
  }

  async page(): Promise<StoryPage> {
    this.#shown += 1;
    if (this.#page !== undefined) return this.#page;
    const { context, globals } = this.#showing;
    // The run closes the browser: one that closes by itself on a signal would be replaced endlessly.
    this.#browser = await playwrightChromium.launch({ ...headlessShell(), handleSIGTERM: false });
    this.#page = await StoryPage.open(this.#browser, this.#address, globals, context);
    this.#page.page.setDefaultTimeout(0);
    return this.#page;
  }

  get doing(): string {
    return this.#page?.doing ?? 'opens';
  }

  async turnPage(): Promise<void> {
    if (this.#shown >= lot) await this.drop();
    this.#page?.forget();
  }

  async drop(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    this.#page = undefined;
    this.#shown = 0;
    await within(farewell, () => browser?.close() ?? Promise.resolve()).catch(() => undefined);
  }
}
