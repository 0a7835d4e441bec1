import { expect, it } from 'vitest';
import { findAddress } from './find-address';
import { grounds } from './street-map';

const namesOf = (query: string, region: number | null = null) =>
  findAddress(query, 'ru', region).map(({ name, town }) => [town, name].filter(Boolean).join(', '));

it.each(['Бунёдкор', 'bunyodkor', 'Bunyodkor shoh', 'бунедкор 12'])(
  'finds an avenue by «%s»',
  (query) => {
    expect(namesOf(query)).toContain('Ташкент, проспект Бунёдкор');
  },
);

it('finds a street by its town, and that of the chosen region first', () => {
  expect(namesOf('самарканд регистан')[0]).toContain('Регистан');
  const [first] = findAddress('navoiy', 'uz', 7).filter(({ town }) => town !== undefined);
  expect(first?.town).toBe('Namangan');
});

it('finds nothing without a text or for an unknown name', () => {
  expect(namesOf('  12 ')).toEqual([]);
  expect(namesOf('Бродвей')).toEqual([]);
});

it('has the centres of all regions, each with streets and names in both languages, near their town', () => {
  const towns = grounds.flatMap((ground) =>
    ground.town ? [{ ...ground, town: ground.town }] : [],
  );
  expect(towns.map(({ town }) => town.region).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 14 }, (_, nth) => nth + 1),
  );
  for (const { town, roads, places } of towns) {
    const points = [...places.map(({ point }) => point), ...roads.flatMap(({ line }) => line)];
    for (const { latitude, longitude } of points) {
      expect(Math.abs(latitude - town.point.latitude), town.ru).toBeLessThan(0.3);
      expect(Math.abs(longitude - town.point.longitude), town.ru).toBeLessThan(0.3);
    }
    for (const { ru, uz } of [...roads, ...places]) {
      expect(uz).not.toMatch(/[а-яё'`]/i);
      expect(ru).not.toBe('');
    }
    expect(roads.length).toBeGreaterThan(2);
  }
});
