import { expect, it } from 'vitest';
import { cardTitle, expiryState, groupExpiry, missingDigits, systemOf } from './bank-card';

it('groups a month, and names the system of a card', () => {
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

it('knows when a card is over', () => {
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
