import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLocalStore } from './local-store';

const folder = mkdtempSync(path.join(tmpdir(), 'karvon-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps files whole and removes them, also what a killed server left half written', async () => {
  const store = createLocalStore(path.join(folder, 'media'));
  await store.put('a.webp', Buffer.from('picture'));
  expect(readFileSync(path.join(folder, 'media', 'a.webp'), 'utf8')).toBe('picture');
  expect(store.url('a.webp')).toBe('/media/a.webp');
  writeFileSync(path.join(folder, 'media', '.a.webp.tmp'), 'pic');
  await store.remove('a.webp');
  await store.remove('a.webp');
  expect(readdirSync(path.join(folder, 'media'))).toEqual([]);
});
