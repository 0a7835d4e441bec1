import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { fromTemplate, movedBy, templateSchema, toTemplate } from './template-values';

const { results } = fixtures.listTemplates;
const [first, second] = results;
if (first === undefined || second === undefined) throw new Error('The contract has examples.');

it('asks for a name and words within the limits of the contract', () => {
  const codes = (values: object) =>
    templateSchema.safeParse(values).error?.issues.map(({ message }) => message);
  expect(codes({ title: ' ', text: '', text_uz: '' })).toEqual(['required', 'required']);
  expect(
    codes({ title: 'я'.repeat(61), text: 'я'.repeat(2001), text_uz: 'я'.repeat(2001) }),
  ).toEqual(['max_length:60', 'max_length:2000', 'max_length:2000']);
  expect(codes(fromTemplate(first))).toBeUndefined();
});

it('sends what was meant', () =>
  expect(toTemplate({ title: ' Адрес ', text: 'Мы здесь\n', text_uz: ' ' })).toEqual({
    title: 'Адрес',
    text: 'Мы здесь',
    text_uz: '',
  }));

it('moves by one place and not past the ends', () => {
  const ids = (step: -1 | 1, id: number) => movedBy(results, id, step).map((each) => each.id);
  expect(ids(1, first.id).slice(0, 2)).toEqual([second.id, first.id]);
  expect(ids(-1, first.id)).toEqual(results.map(({ id }) => id));
  expect(ids(1, 999_999)).toEqual(results.map(({ id }) => id));
});
