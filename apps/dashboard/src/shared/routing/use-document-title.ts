import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showTitle } from './document-title';

/** Returns a function that names the tab: `Вход · Karvon`. Not React's `<title>`: index.html has one too, and browsers show the first. */
export function useNameTab(): (title: string) => () => void {
  const { t } = useTranslation();
  return useCallback(
    (title: string) => showTitle(t('documentTitle', { title, product: t('product') })),
    [t],
  );
}

/** Names the tab while the page is mounted. The design system's `Page` does this with its own title. */
export function useDocumentTitle(title: string): void {
  const nameTab = useNameTab();
  // Outside system: the tab.
  useEffect(() => nameTab(title), [nameTab, title]);
}
