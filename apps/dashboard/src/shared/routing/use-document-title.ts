import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showTitle } from './document-title';

/** What names the tab: `Вход · Karvon`. By hand: React's `<title>` is beside the one of index.html, and browsers show the first. */
export function useNameTab(): (title: string) => () => void {
  const { t } = useTranslation();
  return useCallback(
    (title: string) => showTitle(t('documentTitle', { title, product: t('product') })),
    [t],
  );
}

/** Names the tab while the page is shown. What is made of the design system's `Page` is named by its title without this. */
export function useDocumentTitle(title: string): void {
  const nameTab = useNameTab();
  // Outside system: the tab.
  useEffect(() => nameTab(title), [nameTab, title]);
}
