import { expect, it } from 'vitest';
import { sheetCode } from './sheet-code';

const phone = '+998712000000';
const listing = 'https://karvon.example/cars/{id}';

// Fault: a printed code opened a page that buyers could not see.
it('opens the listing while buyers can see it, otherwise calls the showroom', () => {
  expect(sheetCode({ id: 42, status: 'active' }, phone, listing)).toEqual({
    value: 'https://karvon.example/cars/42',
    opens: 'listing',
  });
  const call = { value: 'tel:+998712000000', opens: 'call' };
  expect(sheetCode({ id: 42, status: 'moderation' }, phone, listing)).toEqual(call);
  expect(sheetCode({ id: 42, status: 'active' }, phone, undefined)).toEqual(call);
  expect(sheetCode({ id: 42, status: 'active' }, undefined, undefined)).toBeUndefined();
});
