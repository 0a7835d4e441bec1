import { type Cell, workbook } from '../../../platform/http/workbook';
import type { Access } from '../../../platform/values/access';
import type { Language, Texts } from '../../../platform/values/language';
import { conditionLabels, yesNo } from '../autos/auto-labels';
import { costFields, fieldNames, importFields, sampleMark } from './columns';
import type { ImportField } from './import-types';
import type { ImportsRepository } from './imports.repository';
import { mayCosts, type Planner } from './planner';
import { rowErrorText } from './row-error-texts';
import { sourceNames } from './row-values';
import { optionSets } from './matching';

const titles = {
  cars: { ru: 'Машины', uz: 'Mashinalar' },
  values: { ru: 'Значения', uz: 'Qiymatlar' },
  mark: { ru: 'Пометка', uz: 'Belgi' },
  cells: { ru: 'Ячейки', uz: 'Kataklar' },
  reason: { ru: 'Причина', uz: 'Sababi' },
} as const satisfies Record<string, Texts>;

type Samples = Partial<Record<ImportField, Cell>>;

const sampleCars: readonly Samples[] = [
  {
    external_id: 'C-118',
    brand: 'Chevrolet',
    car_model: 'Cobalt',
    year: 2023,
    vin: 'XWBJF69VJPA012345',
    price: 165_500_000,
    currency: 'UZS',
    mileage: 31_000,
    purchase_price: 151_000_000,
    purchased_on: '2026-03-02',
  },
  {
    external_id: 'C-121',
    brand: 'Kia',
    car_model: 'K5',
    year: 2022,
    price: 28_500,
    currency: 'USD',
    mileage: 24_500,
    photos: 'https://example.uz/1.jpg https://example.uz/2.jpg',
  },
];

export function createImportFiles(repository: ImportsRepository, planner: Planner) {
  return {
    async template(access: Access, language: Language): Promise<Buffer> {
      const costs = mayCosts(access);
      const fields = fieldNames.filter((field) => costs || !costFields.has(field));
      const mark = sampleMark[language];
      const matcher = await planner.matcher();
      const options = [...matcher.rows.options.values()].filter(({ hidden }) => !hidden);
      const named = (row: { name_ru: string; name_uz: string }) =>
        language === 'ru' ? row.name_ru : row.name_uz;
      const yesOrNo = [yesNo.yes[language], yesNo.no[language]];
      const salons = await repository.salons(access);
      const lists: [string, string[]][] = [
        ...optionSets.map((set): [string, string[]] => [
          importFields[set][language],
          options.filter((row) => row.set === set).map(named),
        ]),
        [
          importFields.condition[language],
          Object.values(conditionLabels).map((label) => label[language]),
        ],
        [importFields.currency[language], ['UZS', 'USD']],
        [importFields.is_karvon_nasiya[language], yesOrNo],
        [importFields.is_trade_in[language], yesOrNo],
        [importFields.avtosalon[language], salons.map(({ name }) => name)],
        [importFields.brand[language], [...matcher.rows.brands.values()].map(({ name }) => name)],
      ];
      if (costs)
        lists.push(
          [importFields.purchase_currency[language], ['UZS', 'USD']],
          [importFields.purchase_source[language], sourceNames(language)],
        );
      const longest = Math.max(...lists.map(([, values]) => values.length));
      return workbook([
        {
          name: titles.cars[language],
          rows: [
            [...fields.map((field) => importFields[field][language]), titles.mark[language]],
            ...sampleCars.map((car) => [...fields.map((field) => car[field] ?? null), mark]),
          ],
        },
        {
          name: titles.values[language],
          rows: [
            lists.map(([title]) => title),
            ...Array.from({ length: longest }, (_, index) =>
              lists.map(([, values]) => values[index] ?? null),
            ),
          ],
        },
      ]);
    },

    /** Rows with errors in the columns of the file, with the reason behind. */
    async failures(access: Access, id: number, language: Language) {
      const row = await repository.require(access, id);
      const costs = mayCosts(access);
      const hidden = new Set(
        row.mapping
          .filter(({ field }) => !costs && costFields.has(field))
          .map(({ column }) => column),
      );
      const shown = row.columns.map((_, index) => index).filter((index) => !hidden.has(index));
      const failed = await repository.failed(id);
      const rows = failed.map(({ cells, errors }): Cell[] => [
        ...shown.map((index) => {
          const cell = cells[index] ?? null;
          if (typeof cell === 'boolean') return yesNo[cell ? 'yes' : 'no'][language];
          return typeof cell === 'object' ? null : cell;
        }),
        errors.flatMap(({ cell }) => cell ?? []).join(', '),
        errors.map((error) => rowErrorText(error, language)).join('; '),
      ]);
      const header = [
        ...shown.map((index) => row.columns[index]?.header ?? ''),
        titles.cells[language],
        titles.reason[language],
      ];
      return workbook([{ name: titles.cars[language], rows: [header, ...rows] }]);
    },
  };
}

export type ImportFiles = ReturnType<typeof createImportFiles>;
