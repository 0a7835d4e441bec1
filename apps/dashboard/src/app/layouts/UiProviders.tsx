import { PageTitleProvider } from '@karvon/ui/page-title';
import { useCallback, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useNavigate } from 'react-router-dom';
import { ActionErrors } from '../../shared/feedback/ActionErrors';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNameTab } from '../../shared/routing/use-document-title';

/** Context of the design system: language, router, and reports of failed actions. Public pages avoid react-aria. */
export function UiProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const nameTab = useNameTab();
  // Memoized by hand: React's compiler skips a component that passes a hook on, and every link would render on each page.
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'uz-UZ'}>
      <RouterProvider navigate={follow}>
        <PageTitleProvider onTitle={nameTab}>
          <ActionErrors>{children}</ActionErrors>
        </PageTitleProvider>
      </RouterProvider>
    </I18nProvider>
  );
}
