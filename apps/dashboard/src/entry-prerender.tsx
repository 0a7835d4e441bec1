import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ListOutline } from './app/outline/ListOutline';
import { ShellOutline } from './app/outline/ShellOutline';
import { Word } from './app/outline/Word';
import { Providers } from './app/providers';
import { routes } from './app/router';
import { statusTabs } from './features/autos/list/status-tabs';
import { sharedOptions, teachLanguages } from './shared/i18n/i18n';
import type { Language } from './shared/i18n/languages';

/**
 * HTML of a public page, made while building.
 *
 * @param words namespace → words of that language
 * @throws when the page redirects or a component waits for data
 */
export async function render(
  url: string,
  language: Language,
  words: Resource[string],
): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...sharedOptions,
    lng: language,
    ns: Object.keys(words),
    resources: { [language]: words },
  });
  teachLanguages(i18n);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${url}`));
  if (context instanceof Response) throw new Error(`${url} redirects`);
  const { prelude } = await prerender(
    <Providers i18n={i18n}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  return new Response(prelude).text();
}

/** What the outline of the list says, of the files of words of one language. */
export interface OutlineWords {
  common: { product: string };
  shell: { tabs: Record<string, string> };
  autos: { title: string; tabs: Record<string, string> };
}

/** HTML of the list's outline, in both languages: which one shows, the page's language says. */
export function renderListOutline(words: Record<Language, OutlineWords>): string {
  const both = (take: (from: OutlineWords) => string | undefined) => ({
    ru: take(words.ru) ?? '',
    uz: take(words.uz) ?? '',
  });
  return renderToStaticMarkup(
    <ShellOutline
      currentTab="autos"
      tabWord={(word) => both(({ shell }) => shell.tabs[word])}
      rows={11}
      brand={words.ru.common.product}
    >
      <ListOutline
        title={<Word {...both(({ autos }) => autos.title)} />}
        tabs={statusTabs.map(({ id }) => ({
          id,
          word: <Word {...both(({ autos }) => autos.tabs[id])} />,
        }))}
      />
    </ShellOutline>,
  );
}
