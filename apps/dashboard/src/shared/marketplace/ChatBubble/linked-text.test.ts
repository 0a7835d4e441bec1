import { expect, it } from 'vitest';
import { linkedText } from './linked-text';

/** Stands for the numbering plans, which the page knows. */
const isPhoneNumber = (number: string) => /^\+(?:998\d{9}|7\d{10})$/.test(number);
const links = (text: string) => linkedText(text, isPhoneNumber).flatMap(({ href }) => href ?? []);

it.each([
  ['см. https://karvon.uz/avto/12.', ['https://karvon.uz/avto/12']],
  ['(http://a.uz/b_(c)) и', ['http://a.uz/b_(c)']],
  ['звоните +998 90 123-45-67!', ['tel:+998901234567']],
  ['+7 701 123 45 67 и +998 99 888 77 66', ['tel:+77011234567', 'tel:+998998887766']],
  ['https://a.uz, https://b.uz', ['https://a.uz/', 'https://b.uz/']],
])('finds the addresses of «%s»', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://bank.uz@other.uz/',
  '7 665 000 сум, 20:00, 24 500 км',
  'https://',
  '+12 3',
  'Доплата +150 000 000 сум',
  '+7 500 000 00 00 сум',
  '+7 500 000 00 00so‘m',
  '+7 500 000 00 00 у.е.',
  '+7 500 000 00 00 $',
  '+7 500 000 00 00 mln',
])('makes no link of «%s»', (text) => {
  expect(links(text)).toEqual([]);
});

it('keeps every visible letter, in order', () => {
  const text = 'а https://karvon.uz/?q=%D0%B0 б\nв';
  expect(
    linkedText(text, isPhoneNumber)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('leaves out what turns letters round or hides between them', () => {
  expect(linkedText('\u202Egpj.exe\u202C\u200B ok 👨‍👩‍👧', isPhoneNumber)).toEqual([
    { text: 'gpj.exe ok 👨‍👩‍👧' },
  ]);
});
