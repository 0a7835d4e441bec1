import { fixtures } from '@karvon/api/fixtures';
import { expect, it } from 'vitest';
import { placeOf } from './car-facts';

it('rounds the distance to tens of kilometres, and omits it in our regions', () => {
  const [near, far] = [0, 445].map((distance) =>
    fixtures.listTradeInAutos.results.find((row) => row.distance === distance),
  );
  if (near === undefined || far === undefined) throw new Error('The examples have both.');
  expect(placeOf(near, 'uz')).not.toContain('≈');
  expect(placeOf(far, 'ru')).toMatch(/Бухарская область, ≈\u00A0450\u00A0км$/);
});
