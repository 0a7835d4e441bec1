import { expect, it } from 'vitest';
import { storageKeys, writeStored } from '../../session/storage';
import { keepRows, rowsKept } from './kept-rows';

it('keeps the rows of each list, and ignores what it cannot read', () => {
  expect(rowsKept('leads:title')).toBeUndefined();
  keepRows('leads:title', 7);
  keepRows('ads:title', 20);
  expect([rowsKept('leads:title'), rowsKept('ads:title')]).toEqual([7, 20]);
  for (const broken of ['{', '[]', 'null', '{"leads:title":"7"}', '{"leads:title":-1}']) {
    writeStored(storageKeys.listRows, broken);
    expect(rowsKept('leads:title'), broken).toBeUndefined();
  }
});
