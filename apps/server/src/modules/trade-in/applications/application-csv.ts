import { carTitle } from '../../catalogue/catalog/car-title';
import type { CsvColumn } from '../../../platform/http/csv';
import type { Texts } from '../../../platform/values/language';
import { applicationFields } from './application-fields';
import { applicationStatusLabels } from './application-labels';
import type { ApplicationSource, RejectReason } from './application-types';
import { type Moment, carName, desiredPrice, surchargeOf } from './applications.mapper';
import type { ApplicationRow } from './applications.repository';

export interface CsvApplication extends ApplicationRow {
  responsible_name: string | null;
}

const sourceLabels: Readonly<Record<ApplicationSource, Texts>> = {
  marketplace: { ru: 'Сайт', uz: 'Sayt' },
  room: { ru: 'Чат', uz: 'Chat' },
  lead: { ru: 'Лид', uz: 'Lid' },
  trade_in_auto: { ru: 'Trade-in', uz: 'Trade-in' },
  dealer: { ru: 'Записана вручную', uz: 'Qo‘lda yozilgan' },
};

const reasonLabels: Readonly<Record<RejectReason, Texts>> = {
  car: { ru: 'Машина не подходит', uz: 'Mashina mos emas' },
  price: { ru: 'Цена не устроила', uz: 'Narx to‘g‘ri kelmadi' },
  no_show: { ru: 'Не приехал(а)', uz: 'Kelmadi' },
  changed_mind: { ru: 'Передумал(а)', uz: 'Fikridan qaytdi' },
  other: { ru: 'Другое', uz: 'Boshqa' },
};

export const applicationColumns = (
  moment: Pick<Moment, 'rate'>,
): readonly CsvColumn<CsvApplication>[] => [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  { ru: 'Пришла', uz: 'Kelgan', value: (row) => row.created_at },
  { ru: 'Источник', uz: 'Manba', value: (row, language) => sourceLabels[row.source][language] },
  applicationFields.cell('client_name'),
  applicationFields.cell('phone'),
  { ru: 'Машина клиента', uz: 'Mijoz mashinasi', value: (row) => carName(row.car) },
  { ru: 'Год', uz: 'Yil', value: (row) => row.car.year },
  { ru: 'Пробег, км', uz: 'Yurgan yo‘li, km', value: (row) => row.car.mileage },
  { ru: 'Желаемая машина', uz: 'Istalgan mashina', value: carTitle },
  { ru: 'Её цена', uz: 'Uning narxi', value: (row) => desiredPrice(row, moment) },
  applicationFields.cell('market_price'),
  applicationFields.cell('price'),
  { ru: 'Доплата', uz: 'Qo‘shimcha to‘lov', value: (row) => surchargeOf(row, moment) },
  {
    ru: 'Валюта',
    uz: 'Valyuta',
    value: ({ currency }, language) =>
      currency === 'UZS'
        ? language === 'ru'
          ? 'сум'
          : 'so‘m'
        : language === 'ru'
          ? 'у.е.'
          : 'y.e.',
  },
  {
    ru: 'Статус',
    uz: 'Status',
    value: (row, language) => applicationStatusLabels[row.status][language],
  },
  { ru: 'Осмотр', uz: 'Ko‘rik', value: (row) => row.scheduled_at },
  { ru: 'Ответственный', uz: 'Mas’ul', value: (row) => row.responsible_name },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  {
    ru: 'Причина отказа',
    uz: 'Rad etish sababi',
    value: (row, language) =>
      row.reject_reason === null ? null : reasonLabels[row.reject_reason][language],
  },
  applicationFields.cell('manager_comment'),
  { ru: 'Решена', uz: 'Hal qilingan', value: (row) => row.decided_at },
];
