import { expect, it } from 'vitest';
import { initialsOf } from './placeholder-images';

it.each([
  ['Karvon Chilonzor', 'KC'],
  ['«ёлка»', 'Ё'],
  ['Avto 24', 'A'],
  ['o‘zbek avto savdo', 'OA'],
  ['24/7', ''],
  ['  ', ''],
])('draws %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
