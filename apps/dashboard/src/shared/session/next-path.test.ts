import { describe, expect, it } from 'vitest';
import { safeNext } from './next-path';

const hostile = [
  '',
  ' ',
  '/',
  '//',
  '///',
  '/login',
  '/phone-check',
  'dashboard',
  './dashboard',
  '../dashboard',
  '/dashboardx',
  '/Dashboard',
  '//evil.uz',
  '//evil.uz/dashboard',
  '///evil.uz/dashboard',
  '////evil.uz',
  '/\\evil.uz',
  '\\\\evil.uz',
  '\\/evil.uz',
  '/\\/evil.uz/dashboard',
  'https://evil.uz',
  'https:/evil.uz',
  'https:evil.uz',
  'http://evil.uz/dashboard',
  'HTTPS://EVIL.UZ',
  'ftp://evil.uz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.uz',
  'file:///etc/passwd',
  'mailto:a@b.uz',
  '/dashboard\\..\\..\\evil.uz',
  '/dashboard/\\evil.uz',
  '/dashboard\t/x',
  '/dashboard\n//evil.uz',
  '/dashboard\r\nSet-Cookie:x',
  '/dashboard\0',
  '\t//evil.uz',
  '\n/dashboard',
  ' /dashboard',
  '/\t/evil.uz',
  '/dashboard/..//evil.uz',
  '/dashboard/../login',
  '/dashboard/../..//evil.uz',
  '/dashboard/%2e%2e//evil.uz',
  '/dashboard/%2e%2e/login',
  '/dashboard/%2f%2fevil.uz',
  '/dashboard%2f..%2fevil',
  '/dashboard/%5cevil.uz',
  '/dashboard/%5C%5Cevil.uz',
  '/dashboard/%00',
  '/dashboard/%0d%0aLocation:x',
  '/dashboard//evil.uz',
  '/dashboard@evil.uz',
  '@evil.uz',
  '?next=//evil.uz',
  '#//evil.uz',
  `/dashboard/${'a'.repeat(3000)}`,
  '%2f%2fevil.uz',
  '/%2fevil.uz',
  'https://evil.uz\\@karvon.uz/dashboard',
  '//karvon.uz@evil.uz/dashboard',
];

describe('next', () => {
  it.each(hostile.map((value) => [JSON.stringify(value.slice(0, 60)), value]))(
    'rejects %s',
    (_name, value) => {
      expect(safeNext(value)).toBeUndefined();
    },
  );

  it('tries at least 60 of them', () => expect(hostile.length).toBeGreaterThanOrEqual(60));

  it.each([
    '/dashboard',
    '/dashboard/autos',
    '/dashboard/autos?status=active&page=2',
    '/dashboard/autos/edit/5012#photos',
    '/dashboard?next=https://evil.uz',
    '/dashboard/autos?q=%D0%BA%D0%BE%D0%B1%D0%B0%D0%BB%D1%8C%D1%82',
  ])('takes %s as it is', (value) => {
    expect(safeNext(value)).toBe(value);
  });

  it('is absent without a path', () => expect(safeNext(null)).toBeUndefined());
});
