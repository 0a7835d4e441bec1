import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useHref, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/use-language';

/** What the kit needs around it: its language, and the router for its links. The public pages do without react-aria. */
export function KitProviders({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'uz-UZ'}>
      {/* oxlint-disable-next-line react/hooks -- react-aria calls the hook itself, as its own */}
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
