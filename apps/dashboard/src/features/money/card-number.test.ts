import { expect, it } from 'vitest';
import {
  cardTitle,
  expiryState,
  groupExpiry,
  groupNumber,
  isNumber,
  missingDigits,
  systemOf,
} from './card-number';

it('tells a card number from one with a slip of the finger', () => {
  expect(isNumber('8600 0691 9540 6311')).toBe(true);
  expect(isNumber('8600 0691 9540 6312')).toBe(false);
  expect(isNumber('8600 0691 9540 631')).toBe(false);
});

it('groups what is typed or pasted', () => {
  expect(groupNumber('8600069195406311000')).toBe('8600 0691 9540 6311');
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
