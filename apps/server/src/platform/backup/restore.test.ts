import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder, identity } from '../db/data-folder';
import { deleteOldBackups, manifestName } from './backup';
import { restore } from './restore';

// `npm run faults` checks that a restored server has the data.
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const manifest = JSON.stringify({ version: 1, began_at: '2026-07-05T07:00:00Z', ended_at: '-' });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-restore-'));
  mkdirSync(at('backup/postgres/data'), { recursive: true });
  writeFileSync(at('backup/postgres/data/PG_VERSION'), '18');
  claimDataFolder(at('data'));
  mkdirSync(at('data/postgres/data'), { recursive: true });
  writeFileSync(at('data/postgres/data/PG_VERSION'), 'old');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const version = (...names: string[]) =>
  readFileSync(at(...names, 'postgres/data/PG_VERSION'), 'utf8');

it('half a backup replaces nothing', async () => {
  await expect(restore({ from: at('backup'), dataDir: at('data') })).rejects.toThrow(
    'no whole backup',
  );
  expect(version('data')).toBe('old');
});

it('a folder that a server uses is left alone', async () => {
  writeFileSync(at('backup', manifestName), manifest);
  // The parent of this process runs as long as the test.
  writeFileSync(at('data/server.lock'), identity(process.ppid));
  await expect(restore({ from: at('backup'), dataDir: at('data') })).rejects.toThrow('is used by');
  expect(version('data')).toBe('old');
});

it('moves the previous data aside', async () => {
  writeFileSync(at('backup', manifestName), manifest);
  const now = () => new Date('2026-07-06T07:00:00Z');
  const { aside } = await restore({ from: at('backup'), dataDir: at('data'), now });
  expect(aside).toBe(at('data/before-restore-2026-07-06T07-00-00'));
  expect(version('data')).toBe('18');
  expect(version('data/before-restore-2026-07-06T07-00-00')).toBe('old');
});

it('the newest backups are kept, and nothing else is deleted', async () => {
  const names = ['karvon-2026-07-05T07-00-00Z', 'karvon-2026-07-06T07-00-00Z', 'karvon-notes'];
  for (const name of names) mkdirSync(at('backups', name), { recursive: true });
  await deleteOldBackups(at('backups'), 1);
  expect(readdirSync(at('backups')).toSorted()).toEqual(names.slice(1));
});
