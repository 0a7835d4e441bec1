import { expect, it } from 'vitest';
import { roomSearch, searchPatterns } from './room-search';

/** Like the list's condition: one pattern of every piece must match. */
const isFound = (name: string, typed: string) =>
  searchPatterns(typed).every((patterns) =>
    patterns.some((pattern) => roomSearch(name, '+998901234567').includes(pattern.slice(1, -1))),
  );

it.each([
  ['Бахтиёр Хамидов', 'Baxtiyor Hamidov'],
  ['Baxtiyor Hamidov', 'бахтиёр хамидов'],
  ['Shahnoza G‘aniyeva', 'шахноза ганиева'],
  ['Шахноза Ёдгорова', 'yodgorova'],
  ['O‘ktam Yo‘ldoshev', 'уктам'],
  ['Ўктам Йўлдошев', 'уктам йулдошев'],
  ['Уктам Умаров', 'O‘ktam'],
  ['Умид', 'умид'],
  ['Жасур', '90 123-45'],
])('%s is found by %s', (name, typed) => {
  expect(isFound(name, typed)).toBe(true);
});

it('does not find others', () => {
  expect(isFound('Бахтиёр Хамидов', 'Hamroyev')).toBe(false);
});
