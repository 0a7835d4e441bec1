import { configureApi } from '@karvon/api/http';
import { fixtures } from '@karvon/api/fixtures';
import { configure } from 'storybook/test';
import { clearDrafts } from '../shared/form/draft-store';
import { i18n, startI18n } from '../shared/i18n/i18n';
import { namespaces } from '../shared/i18n/namespaces';
import { queryClient } from '../shared/query';
import { appState } from '../shared/session/app-state';
import { clearProfile, readProfile, saveProfile } from '../shared/session/profile';
import { storageKeys, writeStored } from '../shared/session/storage';
import { respondWith, type MockResponse } from './responses';
import { Screen } from './Screen';

// Milliseconds. Chunk, texts and data of a page load in sequence, and the first story compiles the page.
configure({ asyncUtilTimeout: 40_000 });

let started: Promise<void> | undefined;

async function startOnce(): Promise<void> {
  configureApi({
    getToken: () => readProfile()?.access,
    getLanguage: () => (i18n.language === 'uz' ? 'uz' : 'ru'),
    onUnauthorized: () => undefined,
    invalidResponses: 'throw',
    // A pending request of a story stays pending: it must not time out while someone looks at it.
    timeout: 0,
    findSchema: async (method, path) => {
      const { findResponseSchema } = await import('@karvon/api/response-table');
      return findResponseSchema(method, path);
    },
  });
  // Loads all namespaces: a story looks up texts of its page before the page has loaded them.
  await startI18n(namespaces);
  // Loads both languages, so that a switch finds its texts at once.
  await i18n.loadLanguages(['ru', 'uz']);
}

/** Clears react-aria's live region, which keeps texts of removed buttons for seconds: axe would find them in the next story. */
function fallSilent(): void {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren();
}

const isUzbek = (globals: Readonly<Record<string, unknown>>) => globals['language'] === 'uz';

interface StoryContext {
  globals: Readonly<Record<string, unknown>>;
  parameters: { responses?: readonly MockResponse[] };
}

/**
 * Shared parts of a page's stories: the page at its URL, with the contract's examples as responses. Each file sets `tags: ['!autodocs']` itself, since Storybook reads tags from the source.
 * @param path URL of the page. Below `/dashboard` a user is signed in
 */
export const screenAt = (path: string) => ({
  component: Screen,
  args: { path },
  // A page is as wide as the window. Its plays ask i18next for the text.
  parameters: { layout: 'fullscreen', controls: { disable: true }, playedIn: 'any language' },
  loaders: [
    async ({ globals, parameters }: StoryContext) => {
      const language = isUzbek(globals) ? 'uz' : 'ru';
      writeStored(storageKeys.language, language);
      await respondWith(parameters.responses ?? []);
      started ??= startOnce();
      await started;
      await i18n.changeLanguage(language);
      queryClient.clear();
      // Otherwise a form would offer the draft of another story.
      await clearDrafts();
      if (path.startsWith('/dashboard')) saveProfile(fixtures.login);
      else clearProfile();
      appState.restore();
      return {};
    },
  ],
  beforeEach: () => fallSilent,
});
