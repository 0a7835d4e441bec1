import { expect, it } from 'vitest';
import { isMapped, missingFields, repeatedFields } from './mapped-fields';

const fields = [
  { value: 'brand', isRequired: true },
  { value: 'price', isRequired: true },
  { value: 'colour' },
];

// Fault: a file is imported without a required field, or one column overwrites another.
it('wants each required field once, and none twice', () => {
  expect(missingFields(fields, { a: 'brand', b: null })).toEqual([fields[1]]);
  expect(isMapped(fields, { a: 'brand', b: null })).toBe(false);
  expect([...repeatedFields({ a: 'brand', b: 'price', c: 'brand', d: null, e: null })]).toEqual([
    'brand',
  ]);
  expect(isMapped(fields, { a: 'brand', b: 'price', c: 'brand' })).toBe(false);
  expect(isMapped(fields, { a: 'brand', b: 'price', c: null })).toBe(true);
});
