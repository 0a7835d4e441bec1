import { expect, it } from 'vitest';
import { emptyAvtosalon } from '../form/avtosalon-form-values';
import { differences, wordsOf } from './differences';

const picture = (id: string, url: string) => ({ state: 'ready', id, url, thumbnail: url }) as const;

it('names the fields that differ, in the order of the screen', () => {
  const mine = { ...emptyAvtosalon, closing_time: '20:00', name: 'Karvon' };
  expect(differences(mine, emptyAvtosalon)).toEqual(['name', 'closing_time']);
});

it('compares pictures by what they are, not by their address', () => {
  const one = { ...emptyAvtosalon, logo: picture('a', '/1') };
  expect(differences(one, { ...one, logo: picture('a', '/2') })).toEqual([]);
  expect(differences(one, { ...one, logo: picture('b', '/1') })).toEqual(['logo']);
});

it('does not take the version for a difference', () => {
  expect(differences({ ...emptyAvtosalon, version: 2 }, emptyAvtosalon)).toEqual([]);
});

it('shows a region that is gone as nothing', () => {
  expect(wordsOf('region', { ...emptyAvtosalon, region: 7 }, [], 'ru')).toBe('');
});
