import { expect, it } from 'vitest';
import {
  cardTitle,
  expiryState,
  groupExpiry,
  isEnding,
  missingDigits,
  systemOf,
} from './bank-card';

it('formats an expiry, and names the type of a card', () => {
  expect(systemOf('9860 12')).toBe('humo');
  expect(cardTitle({ type: 'uzcard', masked: '860006******6311' })).toBe('Uzcard •6311');
});

it.each([
  ['0329', '03/29'],
  ['032', '03/2'],
  ['3/', '03'],
  ['03/', '03'],
  ['03/20', '03/20'],
  ['03/202', '03/202'],
  ['3/29', '03/29'],
  ['03/2029', '03/29'],
  ['03 / 29', '03/29'],
  ['2029-03', '03/29'],
])('reads the month %s as %s', (text, month) => expect(groupExpiry(text)).toBe(month));

it('detects an expired card', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(expiryState('11/26', now)).toBe('valid');
  expect(expiryState('10/26', now)).toBe('over');
  expect(expiryState('13/26', now)).toBe('invalid');
});

it.each([
  ['', '•••• •••• •••• ••••'],
  ['8600', ' •••• •••• ••••'],
  ['8600 0691 9540 63', '••'],
  ['8600 0691 9540 6311', ''],
])('shows %s with %s after it', (number, dots) => {
  expect(missingDigits(number)).toBe(dots);
});

it.each([
  ['11/26', '2026-11-30', true],
  ['12/26', '2026-11-01', true],
  ['01/27', '2026-11-30', false],
  ['01/27', '2026-12-01', true],
  ['10/26', '2026-11-01', true],
])('a card until %s ends soon on %s: %s', (expires, today, isSoon) =>
  expect(isEnding(expires, today)).toBe(isSoon),
);
