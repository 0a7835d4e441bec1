import { carTitle } from '../../catalogue/catalog/car-title';
import type { CsvColumn, CsvValue } from '../../../platform/http/csv';
import { statusLabels } from '../../stock/autos/auto-labels';
import type { AutoRow, AutoRows } from './auto-rows.repository';

export type FileRow =
  | ({ kind: 'car' } & AutoRow)
  | ({ kind: 'without_auto' } & Partial<AutoRow>)
  | ({ kind: 'total' } & Partial<AutoRow>);

/** The last row is the total. */
export function fileRows({ rows, totals, withoutAuto }: AutoRows): FileRow[] {
  const sumOf = (name: 'calls' | 'requests' | 'chats') =>
    totals[name] - rows.reduce((sum, row) => sum + row[name], 0);
  const loose: FileRow = {
    kind: 'without_auto',
    calls: sumOf('calls'),
    requests: sumOf('requests'),
    chats: sumOf('chats'),
    leads: withoutAuto,
  };
  return [
    ...rows.map((row): FileRow => ({ kind: 'car', ...row })),
    ...(withoutAuto === 0 ? [] : [loose]),
    { kind: 'total', ...totals },
  ];
}

const labels = {
  without_auto: { ru: 'Без машины', uz: 'Mashinasiz' },
  total: { ru: 'Итого', uz: 'Jami' },
} as const;

const number = (ru: string, uz: string, value: (row: FileRow) => CsvValue): CsvColumn<FileRow> => ({
  ru,
  uz,
  value,
});

/** Empty unless the car is sold. */
const ofSale = (row: FileRow, value: (car: AutoRow) => CsvValue) =>
  row.kind === 'car' && row.sold === 1 ? value(row) : null;

export const fileColumns: readonly CsvColumn<FileRow>[] = [
  { ru: 'ID', uz: 'ID', value: (row) => row.id },
  {
    ru: 'Машина',
    uz: 'Mashina',
    value: (row, language) => (row.kind === 'car' ? carTitle(row) : labels[row.kind][language]),
  },
  { ru: 'Автосалон', uz: 'Avtosalon', value: (row) => row.avtosalon_name },
  {
    ru: 'Статус',
    uz: 'Status',
    value: (row, language) => (row.kind === 'car' ? statusLabels[row.status][language] : null),
  },
  number('Показы', 'Ko‘rsatishlar', (row) => row.impressions),
  number('Просмотры', 'Ko‘rishlar', (row) => row.views),
  number('Избранное', 'Sevimlilar', (row) => row.likes),
  number('Звонки', 'Qo‘ng‘iroqlar', (row) => row.calls),
  number('Заявки', 'Arizalar', (row) => row.requests),
  number('Чаты', 'Chatlar', (row) => row.chats),
  number('Лиды', 'Lidlar', (row) => row.leads),
  number('Дней', 'Kun', (row) => row.days),
  {
    ru: 'Продано',
    uz: 'Sotilgan',
    value: (row) => (row.kind === 'total' ? row.sold : ofSale(row, ({ sold_at }) => sold_at)),
  },
  { ru: 'Цена продажи', uz: 'Sotuv narxi', value: (row) => ofSale(row, (car) => car.sale_price) },
  {
    ru: 'Валюта',
    uz: 'Valyuta',
    value: (row) => ofSale(row, (car) => (car.sale_price === null ? null : car.currency)),
  },
];
