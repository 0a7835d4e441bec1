import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Advertiser, openAdvertiser } from './ads.fixture';

let test: TestApp;
let dealer: Advertiser;
let campaign: number;

beforeAll(async () => {
  test = await createTestApp();
  dealer = await openAdvertiser(test);
  ({ id: campaign } = await dealer.made());
});
afterAll(() => test.close());

const schemes = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt://karvon.uz/%0aalert(1)',
  'javascript://https://karvon.uz/%0aalert(1)',
  'javascript:https://karvon.uz',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:,https://karvon.uz',
  'blob:https://karvon.uz/1',
  'filesystem:https://karvon.uz/temporary/x',
  'view-source:https://karvon.uz',
  'file:///etc/passwd',
  'ftp://karvon.uz',
  'sftp://karvon.uz',
  'ws://karvon.uz',
  'wss://karvon.uz',
  'http://karvon.uz',
  'HTTP://KARVON.UZ',
  'http:karvon.uz',
  'http:/karvon.uz',
  'mailto:a@karvon.uz',
  'tel:+998901234567',
  'sms:+998901234567',
  'tg://resolve?domain=x',
  'intent://karvon.uz#Intent;scheme=https;end',
  'market://details?id=uz.evil',
  'chrome://settings',
  'about:blank',
  'jar:https://karvon.uz!/x',
  'feed:https://karvon.uz',
  'httpss://karvon.uz',
  'xhttps://karvon.uz',
  'ht\ttps//karvon.uz',
];
const addresses = [
  '',
  ' ',
  '//karvon.uz',
  '/dashboard',
  '\\\\karvon.uz',
  'karvon.uz',
  'www.karvon.uz',
  '?next=https://karvon.uz',
  '#https://karvon.uz',
  'https://',
  'https:// ',
  `https://karvon.uz/${'a'.repeat(500)}`,
];

it('has fifty of them', () => {
  expect(new Set([...schemes, ...addresses]).size).toBe(50);
});

it.each([...schemes, ...addresses])('a banner leads nowhere but to https: %j', async (href) => {
  const made = await dealer.create({ href });
  const changed = await dealer.patch(campaign, { href });
  expect([made.status, changed.status]).toEqual([422, 422]);
  expect((await dealer.get(campaign)).href).toBe('https://karvon.example.uz/salon/31');
});
