import { ToastRegion } from '@karvon/ui/Toast';
import type { ComponentProps } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../i18n/use-language';

/** Toasts in the current language. They are outside of the shell, which sets the design system's language. */
export function ToastHost(props: ComponentProps<typeof ToastRegion>) {
  const language = useLanguage();
  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'uz-UZ'}>
      <ToastRegion {...props} />
    </I18nProvider>
  );
}
