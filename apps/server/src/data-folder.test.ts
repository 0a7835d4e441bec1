import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder, lockDataFolder } from './data-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a folder ours and knows it again', () => {
  const mine = path.join(folder, 'new/one');
  claimDataFolder(mine);
  writeFileSync(path.join(mine, 'outbox.log'), '');
  expect(() => claimDataFolder(mine)).not.toThrow();
});

it('leaves a folder with foreign files alone', () => {
  writeFileSync(path.join(folder, 'thesis.doc'), '');
  expect(() => claimDataFolder(folder)).toThrow(/not ours \(thesis\.doc\)/);
  expect(readdirSync(folder)).toEqual(['thesis.doc']);
});

it('says so when the folder is a file', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => claimDataFolder(file)).toThrow(/cannot be written to \(EEXIST\)/);
});

it('takes over the lock of a process that is gone', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'server.lock'), `${process.ppid} elsewhere 123`);
  const unlock = lockDataFolder(folder);
  unlock();
  expect(existsSync(path.join(folder, 'server.lock'))).toBe(false);
});
