import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showTitle } from './document-title';

/**
 * `Вход · Karvon` in the tab while the page is shown. By hand: React's `<title>` is beside the one of index.html, and browsers
 * show the first.
 */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const text = t('documentTitle', { title, product: t('product') });
  // Outside system: the tab.
  useEffect(() => showTitle(text), [text]);
}
