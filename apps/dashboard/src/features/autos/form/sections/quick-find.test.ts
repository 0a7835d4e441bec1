import { expect, it } from 'vitest';
import { readQuickFind } from './quick-find';

it.each([
  ['Cobalt 2022', 'Cobalt', 2022],
  ['  кобальт  2022 ', 'кобальт', 2022],
  ['Chevrolet Cobalt', 'Chevrolet Cobalt', undefined],
  ['Zeekr 001', 'Zeekr 001', undefined],
  ['Peugeot 2008', 'Peugeot', 2008],
  ['Peugeot 2008 2021', 'Peugeot 2008', 2021],
  ['2008 Peugeot', '2008 Peugeot', undefined],
  ['Cobalt 1890', 'Cobalt 1890', undefined],
  ['Cobalt 20221', 'Cobalt 20221', undefined],
  ['', '', undefined],
])('reads %j', (text, term, year) => {
  expect(readQuickFind(text, 2026)).toEqual({ term, year });
});
