import { csvField } from '../autos/auto-csv';
import type { Language } from '../autos/auto-types';
import type { LeadSource, LeadStatus, LeadType } from './lead-types';
import type { LeadRow } from './leads-list.repository';
import { carTitle } from './leads.mapper';

type Words = Readonly<Record<Language, string>>;

const typeWords: Readonly<Record<LeadType, Words>> = {
  call: { ru: 'Звонок', uz: 'Qo‘ng‘iroq' },
  leads: { ru: 'Заявка', uz: 'Ariza' },
  room: { ru: 'Чат', uz: 'Suhbat' },
};

const statusWords: Readonly<Record<LeadStatus, Words>> = {
  new: { ru: 'Новый', uz: 'Yangi' },
  contacted: { ru: 'Связались', uz: 'Bog‘lanilgan' },
};

const sourceWords: Readonly<Record<LeadSource, Words>> = {
  listing: { ru: 'Объявление', uz: 'E’lon' },
  avtosalon_page: { ru: 'Страница автосалона', uz: 'Avtosalon sahifasi' },
  search: { ru: 'Поиск', uz: 'Qidiruv' },
  campaign: { ru: 'Реклама', uz: 'Reklama' },
  trade_in: { ru: 'Трейд-ин', uz: 'Treyd-in' },
  dealer: { ru: 'Записан вручную', uz: 'Qo‘lda yozilgan' },
};

const yesOrNo = (value: boolean | null, language: Language) => {
  if (value === null) return null;
  if (language === 'ru') return value ? 'да' : 'нет';
  return value ? 'ha' : 'yo‘q';
};

interface Column extends Words {
  value: (row: LeadRow, language: Language) => string | number | Date | null | undefined;
}

/** The columns of the file. */
const columns: readonly Column[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Тип', uz: 'Turi', value: (row, language) => typeWords[row.type][language] },
  { ru: 'Статус', uz: 'Holati', value: (row, language) => statusWords[row.status][language] },
  { ru: 'Клиент', uz: 'Mijoz', value: (row) => row.client_name },
  { ru: 'Телефон', uz: 'Telefon', value: (row) => row.phone },
  { ru: 'Автомобиль', uz: 'Avtomobil', value: carTitle },
  { ru: 'ID объявления', uz: 'E’lon ID', value: (row) => row.auto_id },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  { ru: 'Источник', uz: 'Manba', value: (row, language) => sourceWords[row.source][language] },
  {
    ru: 'На звонок ответили',
    uz: 'Qo‘ng‘iroqqa javob berilgan',
    value: (row, language) => yesOrNo(row.call_answered, language),
  },
  { ru: 'Разговор, с', uz: 'Suhbat, soniya', value: (row) => row.call_duration },
  { ru: 'Комментарий', uz: 'Izoh', value: (row) => row.comment },
  { ru: 'Обратился', uz: 'Murojaat vaqti', value: (row) => row.created_at },
  { ru: 'Первый ответ', uz: 'Birinchi javob', value: (row) => row.first_response_at },
];

const line = (fields: readonly ReturnType<Column['value']>[]) =>
  `${fields.map(csvField).join(',')}\r\n`;

/** The whole file: byte order mark, commas, CRLF, words in `language` (contract). */
export function leadsCsv(rows: readonly LeadRow[], language: Language): string {
  const head = line(columns.map((column) => column[language]));
  const body = rows.map((row) => line(columns.map(({ value }) => value(row, language))));
  return `\uFEFF${head}${body.join('')}`;
}
