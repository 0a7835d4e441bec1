import type { ImportRow } from '@karvon/api/main';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import errors from '../../../public/locales/ru/errors.json';
import imports from '../../../public/locales/ru/imports.json';
import { i18n, sharedOptions, teachLanguages } from '../../shared/i18n/i18n';
import {
  countsText,
  errorText,
  keyText,
  quietText,
  valueText,
  warningsOf,
  warningText,
} from './row-sentences';

const texts = createInstance();
await texts.init({ ...sharedOptions, resources: { ru: { imports, errors } } });
teachLanguages(texts);
const t = texts.getFixedT('ru', ['errors', 'imports'] as const);
// Texts of errors are looked up in the application's instance.
await i18n.init({ ...sharedOptions, lng: 'ru', resources: { ru: { errors } } });

const row = (change: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  result: 'changed',
  changes: [],
  errors: [],
  warnings: [],
  photos: 0,
  failed_photos: [],
  excluded: false,
  ...change,
});
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

it('names a car by the end of its VIN and its number', () => {
  expect(plain(keyText({ vin: 'XWBJF69VJPA012345', external_id: 'C-118' }))).toBe(
    'XWB…012345 · № C-118',
  );
  expect(keyText({})).toBe('');
});

it.each([
  [{ field: 'price', currency: 'UZS' }, '165500000', '165 500 000 сум'],
  [{ field: 'price', currency: 'USD' }, '18100', '18 100 у.е.'],
  [{ field: 'mileage' }, '31000', '31 000'],
  [{ field: 'year' }, '2023', '2023'],
  [{ field: 'color' }, undefined, '—'],
] as const)('shows the value of %o', (change, value, shown) => {
  expect(plain(valueText(change, value, 'ru'))).toBe(shown);
});

it('puts the value of the cell before its error', () => {
  expect(errorText({ code: 'not_year', value: '20222' }, { t, language: 'ru' })).toBe(
    '„20222“ не похоже на год.',
  );
  expect(errorText({ code: 'vin_length', value: 'XWB' }, { t, language: 'ru' })).toBe(
    '„XWB“ В VIN 17 знаков.',
  );
  const params = { vin_car: 'Chevrolet Cobalt, 2023', number_car: 'Kia K5, 2022' };
  expect(errorText({ code: 'key_conflict', params }, { t, language: 'ru' })).toBe(
    'VIN и номер у разных машин: VIN у Chevrolet Cobalt, 2023, номер у Kia K5, 2022.',
  );
  expect(
    errorText(
      { code: 'vin_letters', value: 'O', params: { vin: 'XWBJF69VJPA012345' } },
      { t, language: 'ru' },
    ),
  ).toContain('Возможно, XWBJF69VJPA012345');
});

it('names another showroom, and a day of a sale', () => {
  const sentence = { t, language: 'ru' } as const;
  expect(errorText({ code: 'not_permitted' }, sentence)).toBe('Машина в другом автосалоне');
  const sold = { code: 'auto_sold', params: { date: '2026-11-20' } } as const;
  expect(plain(errorText(sold, sentence))).toBe('Продана 20 ноября.');
});

it.each([
  [{ result: 'same' }, 'Всё как на площадке'],
  [{ result: 'choice' }, 'Нужно выбрать значение'],
  [{ result: 'skipped', outcome: 'skipped' }, 'Вы пропустили эту строку'],
  [{ result: 'skipped', outcome: 'skipped', auto_id: 5 }, 'Машина остаётся как есть'],
  [{ excluded: true, outcome: 'skipped' }, undefined],
  [{ outcome: 'updated' }, undefined],
] as const)('says why the row %o writes nothing', (change, text) => {
  expect(quietText(row(change), t)).toBe(text);
});

it('warns before writing, reports after it, and forgets what was undone', () => {
  const warnings = [{ code: 'moderation', field: 'price', percent: -27 }] as const;
  const [first] = warningsOf(row({ warnings: [...warnings] }));
  expect(plain(first && warningText(first, false, t))).toBe('Уйдёт на модерацию: −27 %');
  expect(plain(first && warningText(first, true, t))).toBe('Ушло на модерацию: −27 %');
  expect(warningText({ code: 'moderation', field: 'vin' }, false, t)).toBe(
    'Уйдёт на модерацию: VIN',
  );
  expect(warningText({ code: 'moderation' }, false, t)).toBe('Уйдёт на модерацию');
  expect(warningsOf(row({ warnings: [...warnings], outcome: 'undone' }))).toEqual([]);
});

it('counts fields and photos', () => {
  const changes = Array.from({ length: 7 }, () => ({ field: 'year' }) as const);
  expect(plain(countsText(row({ changes, photos: 2 }), t))).toBe('7 полей, 2 фото');
  expect(countsText(row(), t)).toBe('');
});
