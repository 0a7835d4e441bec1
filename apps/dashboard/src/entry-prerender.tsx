import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ListSkeleton } from './app/skeleton/ListSkeleton';
import { ShellSkeleton } from './app/skeleton/ShellSkeleton';
import { BilingualText } from './app/skeleton/BilingualText';
import { Providers } from './app/providers';
import { routes } from './app/router';
import { statusTabs } from './features/autos/auto-filters';
import { sharedOptions, teachLanguages } from './shared/i18n/i18n';
import type { Language } from './shared/i18n/languages';

/** Created once: a second handler would not find the routes that the first has named. */
const handler = createStaticHandler(routes);

/**
 * Renders a public page to HTML during the build.
 * @param words texts of the language by namespace
 * @throws when the page redirects or a component waits for data
 */
export async function render(
  url: string,
  language: Language,
  texts: Resource[string],
): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...sharedOptions,
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
  });
  teachLanguages(i18n);
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

export interface SkeletonTexts {
  common: { product: string };
  shell: { tabs: Record<string, string> };
  autos: { title: string; tabs: Record<string, string> };
}

/** Renders the list's skeleton in both languages. The page's language selects one. */
export function renderListSkeleton(texts: Record<Language, SkeletonTexts>): string {
  const both = (take: (from: SkeletonTexts) => string | undefined) => ({
    ru: take(texts.ru) ?? '',
    uz: take(texts.uz) ?? '',
  });
  return renderToStaticMarkup(
    <ShellSkeleton
      currentTab="autos"
      tabLabel={(textKey) => both(({ shell }) => shell.tabs[textKey])}
      rows={11}
      brand={texts.ru.common.product}
    >
      <ListSkeleton
        title={<BilingualText {...both(({ autos }) => autos.title)} />}
        tabs={statusTabs.map(({ id }) => ({
          id,
          label: <BilingualText {...both(({ autos }) => autos.tabs[id])} />,
        }))}
      />
    </ShellSkeleton>,
  );
}
