import { expect, it } from 'vitest';
import { browserOf, framesOf, redactText } from './redact';

it.each([
  [
    'Cannot read properties of undefined (reading …)',
    "Cannot read properties of undefined (reading 'price')",
  ],
  ["can't access property …, x is undefined", "can't access property 'Aziz', x is undefined"],
  [
    'Unexpected token …... is not valid JSON',
    `Unexpected token 'А', "Азиз \\"99\\" +99890"... is not valid JSON`,
  ],
  ['No text …', 'No text "that does not end Aziz'],
  ['No buyer …', 'No buyer «Каримов Азиз»'],
  ['No buyer …', 'No buyer Каримов Азиз'],
  ['No buyer … here', 'No buyer Aziz Karimov here'],
  ['No number #', 'No number +998 (90) 123-45-67'],
  ['No number #', 'No number 90 123 45 67'],
  ['No write to …', 'No write to aziz.k@example.uz'],
  [
    'GET /main/autos/#: results.#.price: Invalid input',
    'GET /main/autos/5012: results.3.price: Invalid input',
  ],
  ['GET /main/auth/invitations/…', 'GET /main/auth/invitations/q8Zt3Xw1nB7sVd0k'],
  ['No token …', 'No token eyJhbGciOiJIUzI1NiJ9'],
  ['No socket …', 'No socket wss://karvon.example/chat/ws?token=abc'],
  ['Not found: …', 'Not found: /dashboard/leads?search=Aziz'],
  [
    'Failed to fetch dynamically imported module: AutosPage.js',
    'Failed to fetch dynamically imported module: https://karvon.example/assets/AutosPage-B7xK2m1Q.js?again=1',
  ],
  [
    'Unable to preload CSS for AutosPage.css',
    'Unable to preload CSS for /assets/AutosPage-Bx_K2m-Q.css',
  ],
])('%s', (redacted, message) => {
  expect(redactText(message)).toBe(redacted);
});

it('returns a valid report for any input', () => {
  const hostile = Array.from({ length: 3_000 }, (_, code) => String.fromCodePoint(code)).join('');
  for (const text of [hostile, '@1'.repeat(400), `x${'٣'.repeat(400)}`, ''])
    expect(redactText(text)).toMatch(/^[^0-9@]{0,300}$/);
});

it('names files, lines and columns of a stack, of Chromium and of Firefox, without addresses', () => {
  const chromium = `TypeError: of Aziz
    at openLead (https://karvon.example/assets/LeadsPage-B7xK2m1Q.js:14:2210)
    at async https://karvon.example/assets/index-9dQw4w9W.js?again=1:3:101
    at <anonymous>`;
  const frames = ['LeadsPage-B7xK2m1Q.js:14:2210', 'index-9dQw4w9W.js:3:101'];
  expect(framesOf(chromium)).toEqual(frames);
  expect(
    framesOf(`openLead@https://karvon.example/assets/LeadsPage-B7xK2m1Q.js:14:2210
@https://karvon.example/assets/index-9dQw4w9W.js:3:101`),
  ).toEqual(frames);
  expect(framesOf(undefined)).toEqual([]);
  expect(framesOf(chromium.repeat(9))).toHaveLength(6);
});

it.each([
  [
    'Chrome 126',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.6478.61 Safari/537.36',
  ],
  [
    'Yandex 24',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 YaBrowser/24.6.0.0 Safari/537.36',
  ],
  [
    'Safari 17',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox 115', 'Mozilla/5.0 (Windows NT 6.1; rv:109.0) Gecko/20100101 Firefox/115.0'],
  [undefined, 'curl/8.0'],
])('knows %s', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser);
});
