import { useLocale } from 'react-aria-components/I18nProvider';

const words = { ru: 'обязательно', uz: 'majburiy' } as const;

/** What readers hear where a field is required and has no role that could say so: a group, a map. */
export function useRequiredWord(): string {
  const { locale } = useLocale();
  return locale.startsWith('uz') ? words.uz : words.ru;
}
