import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLines } from '../../../platform/http/csv';
import type { Language } from '../../../platform/values/language';
import { formulas } from '../../../testing/formulas';
import { autoColumns } from './auto-csv';
import { statusLabels } from './auto-labels';
import type { SummaryRow } from './autos-list.repository';

const now = new Date('2026-07-05T20:00:00Z');
const moment = {
  now,
  rate: { date: '2026-07-06', rate: 12_650, source: 'manual' },
  media: {
    put: never,
    get: never,
    copy: never,
    remove: never,
    check: never,
    url: (name: string) => name,
  },
} as const;
function never(): Promise<never> {
  throw new Error('not used');
}

const row: SummaryRow = {
  id: 5012,
  version: 1,
  status: 'active',
  brand_id: 3,
  brand_name: 'Chevrolet',
  car_model_id: 31,
  car_model_name: 'Tracker',
  generation_id: 88,
  generation_name: 'II',
  year_start: 2019,
  year_stop: null,
  modification_id: null,
  modification_name: null,
  volume_litres: null,
  horse_power: null,
  position_id: null,
  position_ru: null,
  position_uz: null,
  year: 2023,
  mileage: 24_500,
  transmission_id: null,
  transmission_ru: null,
  transmission_uz: null,
  fuel_type_id: null,
  fuel_type_ru: null,
  fuel_type_uz: null,
  color_id: null,
  color_ru: null,
  color_uz: null,
  condition: 'excellent',
  used_car: true,
  external_id: null,
  vin: 'XWBMC5E12PA012345',
  cover_id: null,
  cover_name: null,
  cover_width: null,
  cover_height: null,
  photo_count: 0,
  avtosalon_id: 31,
  avtosalon_name: 'Karvon "Chilonzor"; 1',
  region_id: 1,
  region_ru: 'город Ташкент',
  region_uz: 'Toshkent shahri',
  currency: 'USD',
  price: 17_000,
  sale_price: null,
  sale_currency: null,
  is_karvon_nasiya: false,
  is_trade_in: false,
  is_cheaper: false,
  views: 1,
  likes: 2,
  calls: 3,
  chats: 4,
  leads: 5,
  is_edited: false,
  declined_reasons: [],
  deactivation_reason: null,
  created_at: new Date('2026-07-01T20:00:00Z'),
  status_changed_at: now,
  published_at: null,
  expires_at: null,
  reserved_until: null,
  next_update_at: null,
  moderation_sent_at: null,
  sold_at: null,
  closed_at: null,
};

function parse(text: string): string[][] {
  const lines: string[][] = [[]];
  const field = /"((?:[^"]|"")*)"(;|\r\n)/g;
  for (const [, value = '', end] of text.slice(1).matchAll(field)) {
    lines.at(-1)?.push(value.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

const columns = autoColumns(moment);
const csv = (rows: readonly SummaryRow[], language: Language) =>
  csvHead({ columns, language }) + csvLines({ columns, language }, rows);

describe('the file', () => {
  const columnsOfText = ['brand_name', 'car_model_name', 'generation_name', 'vin'] as const;
  const others = ['avtosalon_name', 'region_ru'] as const;

  it.each([...columnsOfText, ...others])('is safe with every formula in %s', (column) => {
    const rows = formulas.map((formula) => ({ ...row, [column]: formula }));
    const [head, ...lines] = parse(csv(rows, 'ru'));
    expect(head).toHaveLength(columns.length);
    expect(lines).toHaveLength(formulas.length);
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([columns.length]));
    expect(lines.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
  });

  it('has a byte order mark, both currencies, days of Tashkent, texts of the language', () => {
    const text = csv([row], 'uz');
    expect(text.startsWith('\uFEFF"Karvon ID";"Status"')).toBe(true);
    expect(parse(text)[1]).toEqual([
      '5012',
      'Faol',
      'Chevrolet',
      'Tracker',
      'II (2019–hozirgacha)',
      '2023',
      'XWBMC5E12PA012345',
      '24500',
      '17000',
      'USD',
      '215050000',
      '17000',
      'Karvon "Chilonzor"; 1',
      'Toshkent shahri',
      '1',
      '2',
      '3',
      '4',
      '5',
      '4',
      '2026-07-02 01:00',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});

it('uses the labels of the screens', async () => {
  for (const language of ['ru', 'uz'] as const) {
    const file = new URL(
      `../../../../../dashboard/public/locales/${language}/autos.json`,
      import.meta.url,
    );
    const { status }: { status: Record<string, string> } = JSON.parse(await readFile(file, 'utf8'));
    for (const [name, labels] of Object.entries(statusLabels)) {
      expect([name, labels[language]]).toEqual([
        name,
        status[name]?.replace('$t(common:product)', 'Karvon'),
      ]);
    }
  }
  const generation = (language: Language) => {
    const [head, line] = parse(
      csv(
        [{ ...row, generation_name: 'II restyling', year_start: 2020, year_stop: null }],
        language,
      ),
    );
    return line?.[head?.indexOf(language === 'ru' ? 'Поколение' : 'Avlod') ?? -1];
  };
  expect(generation('ru')).toBe('II рестайлинг (2020–наст. время)');
  expect(generation('uz')).toBe('II restayling (2020–hozirgacha)');
});
