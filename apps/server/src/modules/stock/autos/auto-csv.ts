import { day } from '../../../platform/values/clock';
import { generationText } from '../../catalogue/catalog/generation-name';
import type { CsvColumn } from '../../../platform/http/csv';
import { convert } from '../../../platform/values/money';
import { cellOf } from './auto-fields';
import { statusLabels } from './auto-labels';
import type { SummaryRow } from './autos-list.repository';
import type { Moment } from './autos.mapper';

const inUzs = (row: SummaryRow, { rate }: Moment) =>
  row.price === null ? null : convert(row.price, row.currency, 'UZS', rate);
const inUsd = (row: SummaryRow, { rate }: Moment) =>
  row.price === null ? null : convert(row.price, row.currency, 'USD', rate);

const daysOf = ({ created_at, closed_at }: SummaryRow, now: Date) =>
  Math.max(0, Math.floor(((closed_at ?? now).getTime() - created_at.getTime()) / day));

export const autoColumns = (moment: Moment): readonly CsvColumn<SummaryRow>[] => [
  // An import takes «ID» for the dealership's own number.
  { ru: 'ID Karvon', uz: 'Karvon ID', value: (row) => row.id },
  { ru: 'Статус', uz: 'Status', value: (row, language) => statusLabels[row.status][language] },
  { ru: 'Марка', uz: 'Marka', value: (row) => row.brand_name },
  { ru: 'Модель', uz: 'Model', value: (row) => row.car_model_name },
  {
    ru: 'Поколение',
    uz: 'Avlod',
    value: ({ generation_name, year_start, year_stop }, language) =>
      generation_name === null
        ? null
        : generationText(generation_name, year_start, year_stop, language),
  },
  cellOf('core_car.year'),
  cellOf('core_car.vin'),
  cellOf('core_car.mileage'),
  cellOf('price'),
  cellOf('currency'),
  { ru: 'Цена, сум', uz: 'Narxi, so‘m', value: (row) => inUzs(row, moment) },
  { ru: 'Цена, у.е.', uz: 'Narxi, y.e.', value: (row) => inUsd(row, moment) },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  {
    ru: 'Регион',
    uz: 'Hudud',
    value: (row, language) => (language === 'ru' ? row.region_ru : row.region_uz),
  },
  { ru: 'Просмотры', uz: 'Ko‘rishlar', value: (row) => row.views },
  { ru: 'В избранном', uz: 'Sevimlilarda', value: (row) => row.likes },
  { ru: 'Звонки', uz: 'Qo‘ng‘iroqlar', value: (row) => row.calls },
  { ru: 'Чаты', uz: 'Chatlar', value: (row) => row.chats },
  { ru: 'Лиды', uz: 'Lidlar', value: (row) => row.leads },
  { ru: 'Дней в салоне', uz: 'Salonda, kun', value: (row) => daysOf(row, moment.now) },
  { ru: 'Создано', uz: 'Yaratilgan', value: (row) => row.created_at },
  { ru: 'Опубликовано', uz: 'E’lon qilingan', value: (row) => row.published_at },
  {
    ru: 'Истекает',
    uz: 'Muddati',
    value: (row) => (row.status === 'active' ? row.expires_at : null),
  },
  { ru: 'Продано', uz: 'Sotilgan', value: (row) => row.sold_at },
  { ru: 'Цена продажи', uz: 'Sotuv narxi', value: (row) => row.sale_price },
  { ru: 'Валюта продажи', uz: 'Sotuv valyutasi', value: (row) => row.sale_currency },
];
