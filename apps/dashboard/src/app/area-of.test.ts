import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths } from '../shared/paths';
import { areaOf } from './area-of';
import { routes } from './router';

const rowAddresses = (all: readonly RouteObject[], above = ''): string[] =>
  all.flatMap(({ path = '', children = [] }) => {
    const address = path === '' ? above : `${above}/${path}`;
    return [
      ...(address.endsWith('/:id') ? [address.replace(':id', '999')] : []),
      ...rowAddresses(children, address),
    ];
  });

it('leads from a row that does not exist back to its own list, in every area', () => {
  const back = Object.fromEntries(
    rowAddresses(routes).map((address) => [address, areaOf(address).path]),
  );
  expect(back).toEqual({
    [paths.ads.result(999)]: paths.ads.index,
    [paths.autos.view(999)]: paths.autos.index,
    [paths.autos.edit(999)]: paths.autos.index,
    [paths.avtosalons.view(999)]: paths.avtosalons.index,
    [paths.avtosalons.edit(999)]: paths.avtosalons.index,
    '/dashboard/car-control/edit/999': paths.carControl.index,
    [paths.employees.view(999)]: paths.employees.index,
    [paths.employees.edit(999)]: paths.employees.index,
    [paths.tradeIn.offers(999)]: paths.tradeIn.autos,
  });
});

it.each([
  [paths.ads.edit(999), paths.ads.index],
  [paths.carControl.correct(999), paths.carControl.index],
  [paths.tradeIn.inspect(999), paths.tradeIn.applications],
  [paths.lead(999), paths.leads],
  [paths.chat(999), paths.chat()],
  [paths.profile, paths.autos.index],
  [paths.landing, paths.autos.index],
])('leads from %s to %s', (address, list) => {
  expect(areaOf(new URL(address, 'https://karvon.uz').pathname).path).toBe(list);
});
