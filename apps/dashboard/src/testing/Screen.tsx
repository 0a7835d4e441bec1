import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/providers';
import { routes } from '../app/router';
import { i18n } from '../shared/i18n/i18n';

/** A page of the product at its address, with the product's own routes, words and shell. */
export function Screen({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  const { locale } = useLocale();
  // Outside system: i18next, which stands outside of React. The toolbar's language arrives as the locale.
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
