import type { Texts } from '../../../platform/values/language';

/** Reasons in the file of failed rows; the screen has its own texts. */
const texts: Readonly<Record<string, Texts>> = {
  auto_locked: {
    ru: 'Объявление на проверке, его нельзя менять',
    uz: 'E’lon tekshiruvda, uni o‘zgartirib bo‘lmaydi',
  },
  auto_sold: { ru: 'Продана {date}', uz: '{date}da sotilgan' },
  date_in_future: { ru: 'Дата ещё не наступила', uz: 'Bu sana hali kelmagan' },
  duplicate_row: { ru: 'Повтор строки {row}', uz: '{row}-qator takrori' },
  formula_empty: { ru: 'У формулы нет значения', uz: 'Formula qiymati yo‘q' },
  key_conflict: {
    ru: 'VIN и номер у разных машин: VIN у {vin_car}, номер у {number_car}',
    uz: 'VIN va raqam turli mashinalarda: VIN – {vin_car}, raqam – {number_car}',
  },
  key_shared: {
    ru: 'Такой VIN или номер у нескольких машин',
    uz: 'Bunday VIN yoki raqam bir nechta mashinada bor',
  },
  not_date: { ru: 'Не дата', uz: 'Sana emas' },
  not_known: { ru: 'Нет в каталоге', uz: 'Katalogda yo‘q' },
  not_number: { ru: 'Не число', uz: 'Son emas' },
  not_permitted: { ru: 'Машина в другом автосалоне', uz: 'Mashina boshqa avtosalonda' },
  not_year: { ru: 'Не похоже на год', uz: 'Yilga o‘xshamaydi' },
  photo_address: { ru: 'Нужны открытые ссылки https', uz: 'Ochiq https havolalar kerak' },
  price_positive: { ru: 'Укажите цену больше нуля', uz: 'Noldan katta narx kiriting' },
  required: { ru: 'Заполните это поле', uz: 'Bu maydonni to‘ldiring' },
  too_long: { ru: 'Слишком длинный текст', uz: 'Matn juda uzun' },
  unknown_reference: { ru: 'Нет в каталоге', uz: 'Katalogda yo‘q' },
  vin_length: { ru: 'В VIN 17 знаков', uz: 'VINda 17 ta belgi bo‘ladi' },
  vin_letters: { ru: 'В VIN нет I, O и Q', uz: 'VINda I, O, Q bo‘lmaydi' },
  vin_taken: { ru: 'VIN уже у вашей машины', uz: 'VIN mashinangizda bor' },
  year_in_future: { ru: 'Год ещё не наступил', uz: 'Bu yil hali kelmagan' },
  year_out_of_generation: { ru: 'Год не подходит к поколению', uz: 'Yil avlodga mos emas' },
};

const other: Texts = { ru: 'Значение не подходит', uz: 'Qiymat mos emas' };

export const rowErrorText = (
  { code, params = {} }: { code: string; params?: Record<string, string | number> | undefined },
  language: 'ru' | 'uz',
): string =>
  (texts[code] ?? other)[language].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1'),
  );
