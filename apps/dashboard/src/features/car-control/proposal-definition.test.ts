import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../shared/i18n/languages';
import { fieldOfPath, proposalForm, proposalRules } from './proposal-definition';
import { emptyProposal, type ProposalValues } from './proposal-fields';

const textsOf = (language: Language): Record<string, string> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../public/locales/${language}/errors.json`, import.meta.url),
      'utf8',
    ),
  );
const texts = { ru: textsOf('ru'), uz: textsOf('uz') };

function saidAt(field: keyof ProposalValues, over: Partial<ProposalValues>) {
  const code = new Map(Object.entries(proposalRules({ ...emptyProposal, ...over }))).get(field);
  return code === undefined ? undefined : [texts.uz[code], texts.ru[code]];
}

// The exact messages of the specification (§5).
const model = ['Model nomi majburiy', 'Укажите название модели.'];
const start = ['Boshlanish yili majburiy', 'Укажите год начала.'];
const order = [
  'Boshlagan yil to‘xtagan yildan kichik bo‘lishi kerak',
  'Год начала не может быть позже года окончания.',
];
const end = ['Tugash yili majburiy', 'Укажите год окончания.'];
const generation = ['Avlod nomi majburiy', 'Укажите название поколения.'];
const photo = ['Rasm kiritish shart', 'Добавьте фото.'];

describe('the messages of the specification', () => {
  it.each<[string, keyof ProposalValues, Partial<ProposalValues>, string[] | undefined]>([
    ['a model without a name', 'model_name', {}, model],
    ['a name of spaces', 'model_name', { model_name: '  ' }, model],
    ['a model without its first year', 'year_from', { year_to: 2025 }, start],
    ['a model without its last year', 'year_to', { year_from: 2024 }, end],
    ['years of a model reversed', 'year_from', { year_from: 2025, year_to: 2024 }, order],
    ['a model of one year', 'year_from', { year_from: 2024, year_to: 2024 }, undefined],
    ['a generation without a name', 'generation_name', {}, generation],
    ['a generation without its first year', 'year_start', { year_stop: 2025 }, start],
    ['a generation without its last year', 'year_stop', { year_start: 2024 }, end],
    ['years of a generation reversed', 'year_start', { year_start: 2025, year_stop: 2024 }, order],
    ['a generation without a photo', 'photo', {}, photo],
  ])('%s', (_, field, values, said) => {
    expect(saidAt(field, values)).toEqual(said);
  });

  it('has the same message when the server requires a photo', () => {
    const code = proposalForm.codeOf?.('photo', 'required') ?? '';
    expect([texts.uz[code], texts.ru[code]]).toEqual(photo);
  });
});

it('requires a brand and all specifications', () => {
  const codes = proposalRules(emptyProposal);
  const asked = [
    'brand',
    'horse_power',
    'volume_litres',
    'fuel_type',
    'transmission',
    'drive',
    'body_type',
  ] as const;
  expect(asked.filter((field) => codes[field] !== 'required')).toEqual([]);
});

it('requires neither names nor years of catalogue entries', () => {
  const known = { id: 1, name: 'T2', from: 2023, to: null };
  const codes = proposalRules({
    ...emptyProposal,
    model_kind: 'catalog',
    car_model: known,
    generation_kind: 'catalog',
    generation: known,
  });
  const fields = ['car_model', 'generation', 'photo', 'model_name', 'year_from', 'year_start'];
  expect(Object.entries(codes).filter(([name, code]) => fields.includes(name) && code)).toEqual([]);
});

it('finds the field of each path that the server rejects', () => {
  const known = new Set<string>(Object.keys(emptyProposal));
  for (const path of [
    'brand_name',
    'car_model.year_from',
    'generation.year_stop',
    'generation.photo',
    'specifications.volume_litres',
    'position.translations.uz.name',
  ])
    expect(known).toContain(fieldOfPath(path));
});
