import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastOutlet } from '../../shared/feedback/ToastOutlet';
import { useLanguage } from '../../shared/i18n/use-language';

/** Around every page: the language for react-aria, links of the kit that go through the router, toasts, scroll kept on Back. */
export function RootLayout() {
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'uz-UZ'}>
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        <Outlet />
        <ToastOutlet />
        <ScrollRestoration />
      </RouterProvider>
    </I18nProvider>
  );
}
