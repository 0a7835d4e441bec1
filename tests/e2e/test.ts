import { test as base, expect, type BrowserContext } from '@playwright/test';
import { textsOf, type Language, type Translate } from './texts.ts';

interface Fixtures {
  /** uz on phones, ru elsewhere. */
  language: Language;
  t: Translate;
  errors: string[];
}

export const server = {
  url: () => process.env['KARVON_URL'] ?? '',
  dataDir: () => process.env['KARVON_DATA_DIR'] ?? '',
};

export const ownAddress = () =>
  `10.${[0, 0, 0].map(() => String(1 + Math.floor(Math.random() * 254))).join('.')}`;

/** True for console messages about rejected requests and offline sockets, which are no errors of the page. */
const isFailedResponse = (text: string) =>
  text.startsWith('Failed to load resource') || /^WebSocket .*ERR_INTERNET_DISCONNECTED/.test(text);

export const watch = (context: BrowserContext, errors: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error' && !isFailedResponse(message.text()))
      errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
};

export const test = base.extend<Fixtures>({
  language: async ({ isMobile }, use) => use(isMobile ? 'uz' : 'ru'),
  t: async ({ language }, use) => use(textsOf(language)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  baseURL: async ({}, use) => use(server.url()),
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': ownAddress() }),
  // oxlint-disable-next-line no-empty-pattern -- as above
  errors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'nothing in the console').toEqual([]);
  },
  context: async ({ context, language, errors }, use) => {
    watch(context, errors);
    // Once per tab, so that a later choice of the test stays.
    await context.addInitScript((chosen) => {
      if (!location.protocol.startsWith('http')) return;
      if (localStorage.getItem('i18nextLng') === null) localStorage.setItem('i18nextLng', chosen);
    }, language);
    await use(context);
  },
});

export { expect } from '@playwright/test';
