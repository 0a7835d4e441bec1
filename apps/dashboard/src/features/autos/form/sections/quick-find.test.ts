import { expect, it } from 'vitest';
import { madeThen, readQuickFind } from './quick-find';

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

// Fault: «Malibu 2022» offered a Malibu that was made until 2016, so the year stayed empty.
it('sorts models made in the year before others', () => {
  const malibu = [{ id: 1, year_start: 2011, year_stop: 2016 }];
  const malibu2 = [
    { id: 2, year_start: 2015, year_stop: 2018 },
    { id: 3, year_start: 2018 },
  ];
  const all = [
    { model: 'Malibu', generations: malibu },
    { model: 'Malibu 2', generations: malibu2 },
    { model: 'Malibu 3', generations: undefined },
  ];
  expect(madeThen(all, 2022)).toEqual([
    { model: 'Malibu 2', fitting: [malibu2[1]] },
    { model: 'Malibu', fitting: [] },
    { model: 'Malibu 3', fitting: [] },
  ]);
  expect(madeThen(all, undefined).map(({ model }) => model)).toEqual([
    'Malibu',
    'Malibu 2',
    'Malibu 3',
  ]);
});
