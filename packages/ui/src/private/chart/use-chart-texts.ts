import { useLocale } from 'react-aria-components/I18nProvider';

const texts = {
  ru: { download: 'Скачать CSV', endAxis: 'правая шкала' },
  uz: { download: 'CSV yuklab olish', endAxis: 'o‘ng shkala' },
} as const;

export function useChartTexts(): (typeof texts)['ru' | 'uz'] {
  const { locale } = useLocale();
  return locale.startsWith('uz') ? texts.uz : texts.ru;
}
