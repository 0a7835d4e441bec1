import { afterAll, expect, it } from 'vitest';
import { closeTypes } from './ui-api';
import { docViolations } from './ui-docs';

afterAll(closeTypes);

// Outside of the tests: the compiler takes as long as it takes.
const { props, silent, withoutDefault, taken, untrue } = docViolations();

it('says a sentence about every public prop', () => {
  expect(props).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

/** Handlers, slots and texts that may be left out have none to say, unless the code gives them one: see below. */
it('says `@default` for every switch, choice and figure that may be left out', () => {
  expect(withoutDefault).toEqual([]);
});

it('says as `@default` what the code takes', () => {
  expect(taken).toBeGreaterThan(100);
  expect(untrue).toEqual([]);
});
