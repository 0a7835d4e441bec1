import { afterAll, expect, it } from 'vitest';
import { closeTypes } from './ui-api';
import { docViolations } from './ui-docs';

afterAll(closeTypes);

const { props, silent, withoutDefault, taken, untrue } = docViolations();

it('says a sentence about every public prop', () => {
  expect(props).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

/** Optional handlers, slots and texts need no `@default`, unless the code has one. */
it('says `@default` for every switch, choice and figure that may be left out', () => {
  expect(withoutDefault).toEqual([]);
});

it('says as `@default` what the code takes', () => {
  expect(taken).toBeGreaterThan(100);
  expect(untrue).toEqual([]);
});
