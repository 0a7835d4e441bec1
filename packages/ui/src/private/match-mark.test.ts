import { expect, test } from 'vitest';
import { matchRange } from './match-mark';

test.each([
  ['Chevrolet Cobalt', 'кобальт', 'Cobalt'],
  ['Кобальт', 'cobalt', 'Кобальт'],
  ['Lacetti', 'ласети', 'Lacetti'],
  ['Tracker', 'тра', 'Tra'],
  ['Volvo', 'вольво', 'Volvo'],
  ['Škoda', 'skoda', 'Škoda'],
  ['Damas', 'DAM', 'Dam'],
])('in %s the query %s marks %s', (label, query, marked) => {
  const range = matchRange(label, query);
  expect(range && label.slice(...range)).toBe(marked);
});

test('marks nothing for an empty or a foreign query', () => {
  expect(matchRange('Tracker', '  ')).toBeNull();
  expect(matchRange('Tracker', 'zzz')).toBeNull();
  expect(matchRange('', 'a')).toBeNull();
});
