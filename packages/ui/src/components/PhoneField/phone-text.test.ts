import { expect, test } from 'vitest';
import { applyEdit } from '../../private/input-mask';
import { fromE164, groupPhone, phoneMask, readInput, toE164 } from './phone-text';

const pasted = (text: string, shown = '') => toE164(phoneMask.clean(readInput(shown, text)));

function typed(text: string): string {
  let shown = '';
  let clean = '';
  for (const key of text) {
    const raw = readInput(shown, shown + key);
    ({ clean, text: shown } = applyEdit(phoneMask, {
      shown,
      raw,
      caret: raw.length,
      isForward: false,
    }));
  }
  return toE164(clean);
}

test.each([
  ['+998 (90) 123-45-67', '+998901234567'],
  ['998901234567', '+998901234567'],
  ['00998 90 123 45 67', '+998901234567'],
  ['8 90 123 45 67', '+998901234567'],
  ['90.123.45.67', '+998901234567'],
  ['998887766', '+998998887766'],
  ['+998998887766', '+998998887766'],
  ['998 99 888 77 66', '+998998887766'],
  ['+7 901 234-56-78', '+79012345678'],
  ['007 901 234 56 78', '+79012345678'],
  ['+49 151 23456789', '+4915123456789'],
  ['+90 123 45 67', '+901234567'],
])('%s is %s, pasted and typed', (text, phone) => {
  expect(pasted(text)).toBe(phone);
  expect(typed(text)).toBe(phone);
});

test.each([
  ['tel:+998901234567', '+998901234567'],
  ['\u200E90\u00A0123 45 67 доб. 4', '+998901234567'],
  ['Тел 1: 90 123 45 67', '+998901234567'],
  ['Алишер (2 этаж) +7 701 123 45 67', '+77011234567'],
  ['90 123 45 67, +998 90 123 45 67', '+998901234567'],
  ['８ ９０ １２３ ４５ ６７', '+998901234567'],
  ['8 88 123 45 67', '+998881234567'],
  ['8881234567', '+998881234567'],
])('takes the number out of «%s»', (text, phone) => {
  expect(pasted(text)).toBe(phone);
});

test.each([
  ['7 901 234 56 78', '+99879012345678'],
  ['90 123 45 67 91 234 56 78', '+998901234567912345678'],
  ['90 123 45 67, 91 234 56 78', '+998901234567912345678'],
  ['+998 90 123 45 678', '+9989012345678'],
  ['88 123 45 678', '+9988812345678'],
])('cuts nothing off «%s», which is no number', (text, kept) => {
  expect(pasted(text)).toBe(kept);
  expect(typed(text)).toBe(kept);
});

test('a letter typed into a number of another country changes no digit', () => {
  const shown = '+49 1512 345 67 89';
  expect(phoneMask.clean(readInput(shown, '+49 1512 345 x67 89'))).toBe('+4915123456789');
});

test('a pasted number replaces the selection', () => {
  expect(pasted('8881234567', '90 123 45 67')).toBe('+998881234567');
});

test.each([
  ['901234567', '90 123 45 67'],
  ['9012', '90 12'],
  ['90123456789', '90 123 45 67 89'],
  ['+', '+'],
  ['+99', '+99'],
  ['+77011234567', '+7 701 123 45 67'],
  ['+4915123456789', '+49 1512 345 67 89'],
  ['+996555123456', '+996 55 512 34 56'],
  ['', ''],
])('groups %s as %s', (digits, shown) => {
  expect(groupPhone(digits)).toBe(shown);
  expect(phoneMask.clean(shown)).toBe(digits);
});

test.each(['+998901234567', '+998998887766', '+77011234567', '+99890', ''])(
  'the stored number %s stays as it is',
  (phone) => expect(toE164(fromE164(phone))).toBe(phone),
);

test('an empty value stays empty', () => {
  expect(fromE164(null)).toBe('');
  expect(fromE164('nonsense')).toBe('');
});
