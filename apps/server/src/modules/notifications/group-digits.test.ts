import { expect, it } from 'vitest';
import { groupDigits, groupPhone } from './group-digits';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('groups amounts by three', () => expect(plain(groupDigits(1_234_567))).toBe('1 234 567'));

it('groups numbers of Uzbekistan, and leaves others', () => {
  expect(plain(groupPhone('+998946670033'))).toBe('+998 94 667 00 33');
  expect(groupPhone('+79011234567')).toBe('+79011234567');
  expect(groupPhone('')).toBe('');
});
