import type { CsvColumn } from '../../../platform/http/csv';
import type { ResponseOf } from '../../../platform/values/contract';

type Row = ResponseOf<'getProfit'>['results'][number];

export type FileRow = Row & { is_total: boolean };

const total = { ru: 'Итого', uz: 'Jami' } as const;
const noSeller = { ru: 'Без продавца', uz: 'Sotuvchisiz' } as const;

const names: Readonly<Record<Row['by'], CsvColumn<FileRow>>> = {
  month: { ru: 'Месяц', uz: 'Oy', value: ({ month }) => month?.slice(0, 7) },
  auto: { ru: 'Машина', uz: 'Mashina', value: ({ car }) => car?.title },
  seller: {
    ru: 'Продавец',
    uz: 'Sotuvchi',
    value: ({ seller }, language) => seller?.full_name ?? noSeller[language],
  },
};

const sold: CsvColumn<FileRow> = {
  ru: 'Дата продажи',
  uz: 'Sotilgan sana',
  value: ({ sold_on }) => sold_on,
};

const figures: readonly CsvColumn<FileRow>[] = [
  { ru: 'Продано', uz: 'Sotilgan', value: (row) => row.sold },
  { ru: 'Без себестоимости', uz: 'Tannarxsiz', value: (row) => row.without_cost },
  { ru: 'Выручка, сум', uz: 'Tushum, so‘m', value: (row) => row.revenue },
  { ru: 'Себестоимость, сум', uz: 'Tannarx, so‘m', value: (row) => row.cost },
  { ru: 'Прибыль, сум', uz: 'Foyda, so‘m', value: (row) => row.profit },
  { ru: 'Прибыль, %', uz: 'Foyda, %', value: (row) => row.profit_percent },
  { ru: 'Дней', uz: 'Kun', value: (row) => row.days },
];

export function fileColumns(by: Row['by']): readonly CsvColumn<FileRow>[] {
  const name = names[by];
  return [
    {
      ...name,
      value: (row, language) => (row.is_total ? total[language] : name.value(row, language)),
    },
    ...(by === 'auto' ? [sold] : []),
    ...figures,
  ];
}
