import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '../app/providers';
import { routes } from '../app/router';
import { i18n } from '../shared/i18n/i18n';

/** Copies the routes: a router removes loaded parts of `lazy` from the objects themselves. */
const ownRoutes = (shared: readonly RouteObject[]): RouteObject[] =>
  shared.map((route) => {
    const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
    if (route.index === true) return { ...route, lazy };
    return { ...route, lazy, children: route.children && ownRoutes(route.children) };
  });

export function Screen({ path }: { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter(ownRoutes(routes), { initialEntries: [path] }),
  );
  const { locale } = useLocale();
  // Outside system: i18next, which is outside of React. The toolbar's language arrives as the locale.
  useEffect(() => {
    void i18n.changeLanguage(locale.startsWith('uz') ? 'uz' : 'ru');
  }, [locale]);
  useEffect(() => () => router.dispose(), [router]);
  return (
    <Providers i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>
  );
}
