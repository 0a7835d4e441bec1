import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showTitle } from './document-title';

/** Returns a function that sets the tab's title. React's `<title>` does not work: browsers show the first, which index.html has. */
export function useNameTab(): (title: string) => () => void {
  const { t } = useTranslation();
  return useCallback(
    (title: string) => showTitle(t('documentTitle', { title, product: t('product') })),
    [t],
  );
}

/** Sets the tab's title while the page is mounted. `Page` of the design system does this itself. */
export function useDocumentTitle(title: string): void {
  const nameTab = useNameTab();
  // Outside system: the tab.
  useEffect(() => nameTab(title), [nameTab, title]);
}
