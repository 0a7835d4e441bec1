import { carTitle } from '../../catalogue/catalog/car-title';
import type { CsvColumn } from '../../../platform/http/csv';
import type { Language, Texts } from '../../../platform/values/language';
import { leadFields } from './lead-fields';
import type { EmployeeRef, LeadSource, LeadStatus, LeadType } from './lead-types';
import type { LeadRow } from './leads-list.repository';

export type LeadFileRow = LeadRow & { responsible?: EmployeeRef | undefined };

const typeLabels: Readonly<Record<LeadType, Texts>> = {
  call: { ru: 'Звонок', uz: 'Qo‘ng‘iroq' },
  leads: { ru: 'Заявка', uz: 'Ariza' },
  room: { ru: 'Чат', uz: 'Chat' },
};

const statusLabels: Readonly<Record<LeadStatus, Texts>> = {
  new: { ru: 'Новый', uz: 'Yangi' },
  contacted: { ru: 'Связались', uz: 'Bog‘lanilgan' },
};

const sourceLabels: Readonly<Record<LeadSource, Texts>> = {
  listing: { ru: 'Объявление', uz: 'E’lon' },
  avtosalon_page: { ru: 'Страница салона', uz: 'Salon sahifasi' },
  search: { ru: 'Поиск', uz: 'Qidiruv' },
  campaign: { ru: 'Реклама', uz: 'Reklama' },
  trade_in: { ru: 'Trade-in', uz: 'Trade-in' },
  telegram: { ru: 'Telegram', uz: 'Telegram' },
  dealer: { ru: 'Записан вручную', uz: 'Qo‘lda yozilgan' },
};

const yesOrNo = (value: boolean | null, language: Language) => {
  if (value === null) return null;
  if (language === 'ru') return value ? 'да' : 'нет';
  return value ? 'ha' : 'yo‘q';
};

export const leadColumns: readonly CsvColumn<LeadFileRow>[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Тип', uz: 'Turi', value: (row, language) => typeLabels[row.type][language] },
  { ru: 'Статус', uz: 'Status', value: (row, language) => statusLabels[row.status][language] },
  leadFields.cell('client_name'),
  leadFields.cell('phone'),
  { ru: 'Автомобиль', uz: 'Avtomobil', value: carTitle },
  { ru: 'ID объявления', uz: 'E’lon ID', value: (row) => row.auto_id },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  { ru: 'Источник', uz: 'Manba', value: (row, language) => sourceLabels[row.source][language] },
  {
    ru: 'На звонок ответили',
    uz: 'Qo‘ng‘iroqqa javob berilgan',
    value: (row, language) => yesOrNo(row.call_answered, language),
  },
  { ru: 'Разговор, с', uz: 'Suhbat, soniya', value: (row) => row.call_duration },
  { ru: 'Ответственный', uz: 'Mas’ul', value: (row) => row.responsible?.full_name },
  leadFields.cell('contact_count'),
  leadFields.cell('comment'),
  { ru: 'Обратился', uz: 'Murojaat vaqti', value: (row) => row.created_at },
  { ru: 'Последнее обращение', uz: 'Oxirgi murojaat', value: (row) => row.last_contact_at },
  { ru: 'Первый ответ', uz: 'Birinchi javob', value: (row) => row.first_response_at },
];
