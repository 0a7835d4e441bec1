import { createStore, entries, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearProfile, saveProfile } from '../session/profile';
import { bounds, forgetKept, readKept, tidy, writeKept } from './kept-responses';

const database = createStore('karvon-kept', 'responses');
const cars = { results: [{ id: 1 }], count: 1 };
const meta = document.createElement('meta');
meta.setAttribute('name', 'karvon-build');

beforeEach(() => {
  meta.content = '0123abcd';
  document.head.append(meta);
  saveProfile({ access: 'token', business_user: { id: 7 } });
});
afterEach(async () => {
  await forgetKept();
  clearProfile();
  meta.remove();
});

it('returns a stored response only to the same user and build', async () => {
  await writeKept('cars', 1000, cars);
  expect(await readKept('cars')).toBeUndefined();
  const now = Date.now();
  await writeKept('cars', now, cars);
  expect(await readKept('cars')).toEqual({ at: now, data: cars });

  meta.content = '4567abcd';
  expect(await readKept('cars')).toBeUndefined();
  meta.content = '0123abcd';
  saveProfile({ access: 'token', business_user: { id: 8 } });
  expect(await readKept('cars')).toBeUndefined();
});

it.each([
  ['half JSON', { at: Date.now() - 5, data: '{"results":' }],
  ['no time', { data: '{}' }],
  ['a time to come', { at: Date.now() + 3_600_000, data: '{}' }],
  ['a text', '[object Object]'],
  ['null', null],
])('reads %s as nothing', async (_name, broken) => {
  await set('7/0123abcd/ru/cars', broken, database);
  expect(await readKept('cars')).toBeUndefined();
});

it('keeps nothing without a user, and deletes everything', async () => {
  await writeKept('cars', Date.now(), cars);
  await forgetKept();
  expect(await keys(database)).toEqual([]);
  expect(localStorage.getItem('kept-for')).toBeNull();
  clearProfile();
  await writeKept('cars', Date.now(), cars);
  expect(await keys(database)).toEqual([]);
});

it('stays within its bounds by deleting the oldest responses, and those of others', async () => {
  await writeKept('large', Date.now(), 'x'.repeat(bounds.one));
  expect(await keys(database)).toEqual([]);
  for (let at = 0; at < bounds.count + 5; at += 1)
    await set(`7/0123abcd/ru/${String(at)}`, { at, data: '1' }, database);
  await set('8/0123abcd/ru/1', { at: 9, data: '1' }, database);
  await tidy('7/0123abcd/ru/');
  const left = await entries<string, { at: number }>(database);
  expect(left).toHaveLength(bounds.count);
  expect(Math.min(...left.map(([, { at }]) => at))).toBe(5);
});
