import { clear } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { clearDrafts, database, hasDrafts } from '../form/draft-store';
import { clearWriteAhead } from '../form/write-ahead';
import type { OutboxRecord } from './outbox-record';
import { createOutboxStore } from './outbox-store';

const record: OutboxRecord = {
  clientId: 'c-1',
  roomId: 7,
  text: 'Приезжайте сегодня',
  photos: [],
  createdAt: '2026-11-21T10:00:00Z',
  order: 1,
};
const store = createOutboxStore('owner');
const pending = () => Object.keys(localStorage).filter((key) => key.includes('c-1'));

afterEach(async () => {
  clearWriteAhead();
  await clear(database());
});

it('reads a message once, before and after the database has stored it', async () => {
  const written = store.write(record);
  // The tab closes here: the next one finds the note, even if the database write failed.
  const [key = ''] = pending();
  const note = localStorage.getItem(key) ?? '';
  expect(await written).toBe(true);
  expect(pending()).toEqual([]);
  await clear(database());
  localStorage.setItem(key, note);
  expect(await store.read()).toEqual([record]);
  expect(await createOutboxStore('another').read()).toEqual([]);
  await store.write(record);
  localStorage.setItem(key, note);
  expect(await store.read()).toEqual([record]);
  await store.remove('c-1');
  expect(await store.read()).toEqual([]);
});

it('ignores invalid notes', async () => {
  localStorage.setItem('write-ahead:owner:chat-out:c-1', '{"clientId":7}');
  expect(await store.read()).toEqual([]);
  localStorage.setItem('write-ahead:owner:chat-out:c-1', '{');
  localStorage.setItem('write-ahead:owner:chat-out:c-2', JSON.stringify(record));
  expect(await store.read()).toEqual([record]);
});

it('a sign-out detects and deletes a note', async () => {
  void store.write(record);
  expect(await hasDrafts()).toBe(true);
  await clearDrafts();
  expect(pending()).toEqual([]);
});
