import { useLocale } from 'react-aria-components/I18nProvider';
import { groupDigits } from '../components/MoneyField/group-digits';

const count = (figure: number) => groupDigits(String(figure));

/** Errors for typed or pasted text that cannot be the field's value. */
const texts = {
  ru: {
    number: {
      unclear: 'Не похоже на число',
      several: 'Здесь несколько чисел, оставьте одно.',
      fraction: (digits: number) =>
        digits === 0 ? 'Только целое число' : `Знаков после запятой не больше ${String(digits)}`,
      negative: 'Не меньше нуля',
      large: 'Слишком большое число',
    },
    code: {
      none: (length: number) => `В тексте нет кода из ${String(length)} цифр`,
      several: () => 'В тексте несколько кодов, введите нужный.',
    },
    length: {
      counter: (length: number, limit: number) => `${count(length)} из ${count(limit)}`,
      over: (limit: number, excess: number) =>
        `Не больше ${count(limit)} символов, лишних: ${count(excess)}`,
    },
  },
  uz: {
    number: {
      unclear: 'Bu songa o‘xshamaydi',
      several: 'Bu yerda bir nechta son bor, bittasini qoldiring.',
      fraction: (digits: number) =>
        digits === 0 ? 'Faqat butun son' : `Verguldan keyin ko‘pi bilan ${String(digits)} ta raqam`,
      negative: 'Noldan kichik bo‘lmasin',
      large: 'Juda katta son',
    },
    code: {
      none: (length: number) => `Matnda ${String(length)} xonali kod yo‘q`,
      several: () => 'Matnda bir nechta kod bor, keraklisini yozing.',
    },
    length: {
      counter: (length: number, limit: number) => `${count(limit)} dan ${count(length)}`,
      over: (limit: number, excess: number) =>
        `Ko‘pi bilan ${count(limit)} ta belgi, ${count(excess)} tasi ortiqcha`,
    },
  },
} as const;

export function useFieldTexts() {
  const { locale } = useLocale();
  return locale.startsWith('uz') ? texts.uz : texts.ru;
}
