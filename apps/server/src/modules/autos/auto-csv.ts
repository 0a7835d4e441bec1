import { convert } from './auto-money';
import { generationName } from './generation-name';
import { day } from './auto-transitions';
import type { Language } from './auto-types';
import { statusWords } from './auto-words';
import type { Moment } from './autos.mapper';
import type { SummaryRow } from './autos-list.repository';

type Value = string | number | Date | null | undefined;

/** A day of Tashkent, UTC+5 the year round, with its time; spreadsheets read it as a date. */
const timeText = (time: Date) =>
  new Date(time.getTime() + 5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One field, quoted; a text that a spreadsheet would run gets `'` in front. Numbers are ours and stay numbers. */
export function csvField(value: Value): string {
  const text =
    value instanceof Date ? timeText(value) : value === null || value === undefined ? '' : value;
  const safe = typeof text === 'string' && formula.test(text) ? `'${text}` : String(text);
  return `"${safe.replaceAll('"', '""')}"`;
}

interface Column {
  ru: string;
  uz: string;
  value: (row: SummaryRow, moment: Moment, language: Language) => Value;
}

const inUzs = (row: SummaryRow, { rate }: Moment) =>
  row.price === null ? null : convert(row.price, row.currency, 'UZS', rate);
const inUsd = (row: SummaryRow, { rate }: Moment) =>
  row.price === null ? null : convert(row.price, row.currency, 'USD', rate);

const daysOf = ({ created_at, closed_at }: SummaryRow, now: Date) =>
  Math.max(0, Math.floor(((closed_at ?? now).getTime() - created_at.getTime()) / day));

/** The columns of the file, in the contract's order. */
export const csvColumns: readonly Column[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Статус', uz: 'Holati', value: (row, _, language) => statusWords[row.status][language] },
  { ru: 'Марка', uz: 'Marka', value: (row) => row.brand_name },
  { ru: 'Модель', uz: 'Model', value: (row) => row.car_model_name },
  {
    ru: 'Поколение',
    uz: 'Avlod',
    value: ({ generation_name, year_start, year_stop }) =>
      generation_name === null ? null : generationName(generation_name, year_start, year_stop),
  },
  { ru: 'Год', uz: 'Yili', value: (row) => row.year },
  { ru: 'VIN', uz: 'VIN', value: (row) => row.vin },
  { ru: 'Пробег, км', uz: 'Yurgani, km', value: (row) => row.mileage },
  { ru: 'Цена', uz: 'Narxi', value: (row) => row.price },
  { ru: 'Валюта', uz: 'Valyuta', value: (row) => row.currency },
  { ru: 'Цена, сум', uz: 'Narxi, so‘m', value: inUzs },
  { ru: 'Цена, у.е.', uz: 'Narxi, y.e.', value: inUsd },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  {
    ru: 'Регион',
    uz: 'Hudud',
    value: (row, _, language) => (language === 'ru' ? row.region_ru : row.region_uz),
  },
  { ru: 'Просмотры', uz: 'Ko‘rishlar', value: (row) => row.views },
  { ru: 'В избранном', uz: 'Sevimlilarda', value: (row) => row.likes },
  { ru: 'Звонки', uz: 'Qo‘ng‘iroqlar', value: (row) => row.calls },
  { ru: 'Чаты', uz: 'Suhbatlar', value: (row) => row.chats },
  { ru: 'Лиды', uz: 'Lidlar', value: (row) => row.leads },
  { ru: 'Дней в салоне', uz: 'Salonda, kun', value: (row, { now }) => daysOf(row, now) },
  { ru: 'Создано', uz: 'Yaratilgan', value: (row) => row.created_at },
  { ru: 'Опубликовано', uz: 'E’lon qilingan', value: (row) => row.published_at },
  {
    ru: 'Истекает',
    uz: 'Muddati',
    value: (row) => (row.status === 'active' ? row.expires_at : null),
  },
  { ru: 'Продано', uz: 'Sotilgan', value: (row) => row.sold_at },
  { ru: 'Цена продажи', uz: 'Sotuv narxi', value: (row) => row.sale_price },
];

const line = (fields: readonly Value[]) => `${fields.map(csvField).join(';')}\r\n`;

/** The whole file: byte order mark, `;` between columns, CRLF, words in `language`. */
export function autosCsv(rows: readonly SummaryRow[], moment: Moment, language: Language): string {
  const head = line(csvColumns.map((column) => column[language]));
  const body = rows.map((row) => line(csvColumns.map(({ value }) => value(row, moment, language))));
  return `\uFEFF${head}${body.join('')}`;
}
