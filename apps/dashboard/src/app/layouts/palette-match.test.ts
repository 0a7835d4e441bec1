import { expect, it } from 'vitest';
import { matchAt } from './palette-match';

it('finds a word by its beginning, whatever the case', () => {
  expect(matchAt('Контроль авто', 'АВТ')).toEqual({ match: [9, 12] });
});

it('does not find the middle of a word', () => {
  expect(matchAt('Реклама', 'лама')).toBeUndefined();
});

it('treats all apostrophes as equal', () => {
  expect(matchAt('Avtosalon qo‘shish', "qo'sh")).toEqual({ match: [10, 15] });
});

it('matches everything without a text', () => {
  expect(matchAt('Реклама', ' ')).toEqual({});
});
