import { expect, it } from 'vitest';
import { formulas } from '../../testing/formulas';
import { csvField, csvHead, csvLines } from './csv';

it.each(formulas)('never lets a text begin a formula: %j', (formula) => {
  expect(csvField(formula)).toBe(`"'${formula.replaceAll('"', '""')}"`);
});

it('writes plain numbers, Tashkent times, and empty cells for missing values', () => {
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
  const rows = [{ name: 'Aziz, "A"' }];
  const file = { columns };
  const uz = { ...file, language: 'uz' as const };
  expect(csvHead(uz) + csvLines(uz, rows)).toBe('\uFEFF"Ism";"Til"\r\n"Aziz, ""A""";"uz"\r\n');
  expect(csvHead({ ...file, language: 'ru', separator: ',' })).toContain('"Имя","Язык"');
});
