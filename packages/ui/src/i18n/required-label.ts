import { useLocale } from 'react-aria-components/I18nProvider';

const labels = { ru: 'обязательно', uz: 'majburiy' } as const;

/** Returns the text that screen readers announce for a required field whose role has no required state: a group, a map. */
export function useRequiredLabel(): string {
  const { locale } = useLocale();
  return locale.startsWith('uz') ? labels.uz : labels.ru;
}
