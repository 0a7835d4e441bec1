import { expect, it } from 'vitest';
import { formulas } from '../testing/formulas';
import { csvField, csvResponse } from './csv';

it.each(formulas)('never lets a text begin a formula: %j', (formula) => {
  expect(csvField(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`);
});

it('writes numbers as they are, times of Tashkent, and nothing for what is missing', () => {
  expect([-5, new Date('2026-07-05T20:30:00Z'), null, undefined].map(csvField)).toEqual([
    '"-5"',
    '"2026-07-06 01:30"',
    '""',
    '""',
  ]);
});

it('heads the columns in the language asked for, after a byte order mark', () => {
  const columns = [
    { ru: 'Имя', uz: 'Ism', value: (row: { name: string }) => row.name },
    { ru: 'Язык', uz: 'Til', value: (_: object, language: string) => language },
  ];
  const file = { name: 'names.csv', columns, rows: [{ name: 'Aziz, "A"' }] };
  expect(csvResponse({ ...file, language: 'uz' })).toEqual({
    status: 200,
    body: '\uFEFF"Ism";"Til"\r\n"Aziz, ""A""";"uz"\r\n',
    headers: { 'content-disposition': 'attachment; filename="names.csv"' },
  });
  expect(csvResponse({ ...file, language: 'ru', separator: ',' }).body).toContain('"Имя","Язык"');
});
