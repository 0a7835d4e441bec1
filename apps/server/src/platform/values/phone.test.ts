import { expect, it } from 'vitest';
import { groupPhone, phoneCell, phonePiece, phoneTerms, searchedPhone } from './phone';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['+998946670033', '+998 94 667 00 33'],
  ['+79161234567', '+7 916 123 45 67'],
  ['+4915123456789', '+49 1512 3456789'],
  ['', ''],
])('groups %s as %s', (phone, shown) => expect(plain(groupPhone(phone))).toBe(shown));

it.each([
  ['+998901112233', '998 90 111 22 33'],
  ['+79161234567', '7 916 123 45 67'],
  ['+5511961234567', '55 11 96123 4567'],
])('writes %s into a cell as %s', (phone, cell) => expect(phoneCell(phone)).toBe(cell));

it.each([
  ['+998 (90) 123-45-67', '901234567'],
  ['8 90 123 45 67', '901234567'],
  ['00998 90 123 45 67', '901234567'],
  ['998887766', '998887766'],
  ['+7 701 123 45 67', '77011234567'],
  ['123 45', '123 45'],
  ['Cobalt 2022', 'Cobalt 2022'],
])('searches for «%s» by «%s»', (typed, text) => expect(searchedPhone(typed)).toBe(text));

it('finds a number of another country without its code', () => {
  expect(phoneTerms('+77011234567')).toContain('7011234567');
  expect(phoneTerms('+77011234567')).toContain('77011234567');
  expect(phoneTerms(null)).toEqual([]);
});

it.each([
  ['90 123', '90123'],
  ['8 90 123 45 67', '901234567'],
  ['901', undefined],
  ['Cobalt 2022', undefined],
])('of «%s» the piece of a phone is %s', (typed, piece) => expect(phonePiece(typed)).toBe(piece));
