import { expect, test } from 'vitest';
import { cardDigits, groupCardNumber, isCardNumber } from './card-number';

test('groups fours, and takes sixteen digits of what was pasted', () => {
  expect(groupCardNumber('860')).toBe('860');
  expect(groupCardNumber('8600-0691 95406311 03/29')).toBe('8600 0691 9540 6311');
  expect(groupCardNumber('86000691954063110')).toBe('8600 0691 9540 6311 0');
  expect(cardDigits('карта 8600 0691')).toBe('86000691');
});

test.each([
  ['8600069195406311', true],
  ['9860160123456789', false],
  ['8600069195406312', false],
  ['8600069915406311', false],
  ['860006919540631', false],
  ['8600 0691 9540 6311', false],
  ['', false],
])('takes %s for a card number: %s', (digits, isNumber) => {
  expect(isCardNumber(digits)).toBe(isNumber);
});
