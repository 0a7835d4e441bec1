import { useLocale } from 'react-aria-components/I18nProvider';

const labels = { ru: 'обязательно', uz: 'majburiy' } as const;

/** What screen readers announce where a field is required and has no role that could say so: a group, a map. */
export function useRequiredLabel(): string {
  const { locale } = useLocale();
  return locale.startsWith('uz') ? labels.uz : labels.ru;
}
