import { expect, it } from 'vitest';
import { responses } from '../../../../../packages/api/src/generated/responses';
import { keepingOf, pathOfKey } from './kept-queries';

/** Operations that a device never keeps. Each new operation is listed here or in `kept-queries.ts`. */
const never = [
  /^\/main\/(payments|auth|devices|telegram)(\/|$)/,
  // The marketplace's operations, which no dealer calls.
  /\/marketplace\//,
  // Costs, and buyers of sales.
  /\/autos\/7\/(money|sale)$/,
  /^\/main\/stock\//,
  /^\/main\/imports(\/|$)/,
  // Feeds have secret addresses.
  /^\/main\/feed/,
  /^\/main\/autos\/price/,
  /\/export$/,
  // Typed text, and events that are useful only when they occur.
  /^\/search\//,
  /^\/main\/vin\//,
  /\/similar$/,
  /^\/chat\/api\/events$/,
];

const gets = Object.keys(responses)
  .filter((call) => call.startsWith('GET '))
  .map((call) =>
    call
      .slice(4)
      .replaceAll(/\{\w+\}/g, '7')
      .replace(/\/$/, ''),
  );

it('covers every reading operation', () => {
  const undecided = gets.filter(
    (path) => keepingOf(path) === undefined && !never.some((rule) => rule.test(path)),
  );
  expect(undecided).toEqual([]);
});

it('never keeps payments, tickets or credentials', () => {
  expect(gets.filter((path) => never.some((rule) => rule.test(path)) && keepingOf(path))).toEqual(
    [],
  );
});

it('shows kept initial values of forms only when the server cannot be reached', () => {
  expect(keepingOf(pathOfKey(['main', 'autos', { page: 1 }]))).toBe('first');
  expect(keepingOf(pathOfKey(['infinite', 'chat', 'api', 'room', 'list', { size: 20 }]))).toBe(
    'first',
  );
  expect(keepingOf(pathOfKey(['main', 'autos', 5012]))).toBe('offline');
  expect(keepingOf(pathOfKey(['main', 'payments', 'cards']))).toBeUndefined();
});
