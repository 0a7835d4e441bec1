import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { movedBy, template } from './template-values';

const { results } = fixtures.listTemplates;
const [first, second] = results;
if (first === undefined || second === undefined) throw new Error('The contract has examples.');

it('requires a name and a text within the limits of the contract', () => {
  expect(template.problems({ title: ' ', text: '', text_uz: '' })).toEqual({
    title: 'required',
    text: 'required',
  });
  expect(
    template.problems({
      title: 'я'.repeat(61),
      text: 'я'.repeat(2001),
      text_uz: 'я'.repeat(2001),
    }),
  ).toEqual({ title: 'max_length:60', text: 'max_length:2000', text_uz: 'max_length:2000' });
  expect(template.problems(template.from(first))).toEqual({});
});

it('sends trimmed values', () =>
  expect(template.body({ title: ' Адрес ', text: 'Мы здесь\n', text_uz: ' ' })).toEqual({
    title: 'Адрес',
    text: 'Мы здесь',
    text_uz: '',
  }));

it('moves by one position within the list', () => {
  const ids = (step: -1 | 1, id: number) => movedBy(results, id, step).map((each) => each.id);
  expect(ids(1, first.id).slice(0, 2)).toEqual([second.id, first.id]);
  expect(ids(-1, first.id)).toEqual(results.map(({ id }) => id));
  expect(ids(1, 999_999)).toEqual(results.map(({ id }) => id));
});
