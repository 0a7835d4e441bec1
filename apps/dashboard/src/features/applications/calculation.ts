import type { Application } from '@karvon/api/main';
import { formatDay, formatTime } from '../../shared/format/date';
import { formatMoney } from '../../shared/format/money';
import type { Language } from '../../shared/i18n/languages';

/** Texts in the buyer's language, which may differ from the language on screen. */
const texts = {
  ru: {
    agreed: (car: string, money: string) => `Ваша машина ${car} – ${money}`,
    rough: (car: string, money: string) => `Ваша машина ${car}, по рынку – около ${money}`,
    adds: (car: string, money: string) => `Доплата за ${car} – ${money}`,
    weAdd: (money: string) => `Мы доплачиваем вам ${money}`,
    inspection: (day: string, time: string) => `Осмотр ${day} в ${time}`,
  },
  uz: {
    agreed: (car: string, money: string) => `${car} avtomobilingiz – ${money}`,
    rough: (car: string, money: string) =>
      `${car} avtomobilingiz, bozor narxida – taxminan ${money}`,
    adds: (car: string, money: string) => `${car} uchun qo‘shimcha to‘lov – ${money}`,
    weAdd: (money: string) => `Biz sizga ${money} qo‘shib beramiz`,
    inspection: (day: string, time: string) => `Ko‘rik ${day} soat ${time}\u00A0da`,
  },
} as const;

export const languageOf = ({ client_name }: Pick<Application, 'client_name'>): Language =>
  /[а-яё]/i.test(client_name) ? 'ru' : 'uz';

export function calculationText(
  application: Pick<
    Application,
    | 'current_car'
    | 'desired_car'
    | 'price'
    | 'market_price'
    | 'surcharge'
    | 'currency'
    | 'status'
    | 'scheduled_at'
    | 'avtosalon'
  >,
  language: Language,
): string | undefined {
  const { current_car, desired_car, price, market_price, surcharge, currency } = application;
  const base = price ?? market_price;
  if (base === undefined) return undefined;
  const say = texts[language];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const { status, scheduled_at: at, avtosalon } = application;
  const parts = [say[price === undefined ? 'rough' : 'agreed'](current_car.title, money(base))];
  if (surcharge !== undefined && surcharge < 0) parts.push(say.weAdd(money(-surcharge)));
  else if (surcharge !== undefined && desired_car !== undefined)
    parts.push(say.adds(desired_car.title, money(surcharge)));
  if (status === 'scheduled' && at !== undefined) {
    const meeting = say.inspection(formatDay(at, language), formatTime(at));
    parts.push([meeting, avtosalon?.name].filter(Boolean).join(', '));
  }
  return parts.join('\n');
}
