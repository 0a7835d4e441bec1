import { expect, it } from 'vitest';
import { publicLink } from './public-link';

it.each([
  [' https://karvon.example.uz/salon/31 ', 'https://karvon.example.uz/salon/31'],
  ['https:/karvon.uz', 'https://karvon.uz/'],
  ['https://x.uz/"><script>', 'https://x.uz/%22%3E%3Cscript%3E'],
  ['https://автосалон.рф/', 'https://xn--80aaf1bkdcvh.xn--p1ai/'],
])('%s is kept in its normal form', (text, href) => {
  expect(publicLink(text)).toBe(href);
});

it.each([
  'http://karvon.uz',
  'javascript:alert(1)',
  'https:/x',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://user:pw@x.uz',
  'https://user@x.uz',
  'karvon.uz',
  `https://karvon.uz/${'я'.repeat(100)}`,
])('%s is refused', (text) => {
  expect(publicLink(text)).toBeUndefined();
});
