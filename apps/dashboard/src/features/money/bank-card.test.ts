import { expect, it } from 'vitest';
import { cardTitle, expiryState, groupExpiry, missingDigits, systemOf } from './bank-card';

it('groups a month, and names the system of a card', () => {
  expect(groupExpiry('0329')).toBe('03/29');
  expect(systemOf('9860 12')).toBe('humo');
  expect(cardTitle({ type: 'uzcard', masked: '860006******6311' })).toBe('Uzcard •6311');
});

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
