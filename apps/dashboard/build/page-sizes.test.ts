import { expect, it } from 'vitest';
import { tooLarge } from './page-sizes.ts';

const chunk = (fileName: string, KiB: number, imports: string[] = [], facade?: string) => ({
  fileName,
  facadeModuleId: facade === undefined ? null : `/src/${facade}`,
  imports,
  code: 'x'.repeat(KiB * 1024),
});

const chunks = [
  chunk('page.js', 1, ['kit.js', 'icons.js'], 'page.tsx'),
  chunk('queries.js', 1, ['kit.js'], 'queries.ts'),
  chunk('kit.js', 10, ['icons.js']),
  chunk('icons.js', 2),
  chunk('other.js', 90, [], 'other.tsx'),
];
const parts = ['page.tsx', 'queries.ts'];

it('counts each file of a page once, and no files of other pages', () => {
  expect(tooLarge(chunks, { page: { parts, atMost: 14 } })).toEqual([]);
  expect(tooLarge(chunks, { page: { parts, atMost: 13 } })).toEqual([
    'page: 14 KiB of script, of 13 (build/page-sizes.ts)',
  ]);
});

it('reports a page that no longer exists', () => {
  const gone = { page: { parts: ['gone.tsx'], atMost: 9 } };
  expect(() => tooLarge(chunks, gone)).toThrow('gone.tsx');
});
