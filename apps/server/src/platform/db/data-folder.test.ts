import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder, identity, lockDataFolder, requireItsDatabase } from './data-folder';
import { fillReserve } from './disk-reserve';

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

it('is used by one server at a time, until that one is gone', async () => {
  // Another process holds the lock, as another server would.
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const file = path.join(folder, 'server.lock');
  writeFileSync(file, identity(other.pid ?? 0));
  expect(() => lockDataFolder(folder)).toThrow(
    `DATA_DIR ${folder} is used by another Karvon (process ${other.pid}). Stop it first`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  const unlock = lockDataFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(identity(process.pid));
  unlock();
});

const nobody = 65_534;

/** File modes do not limit root: it works as "nobody". */
function withoutRoot(work: () => void): void {
  if (process.getuid?.() !== 0 || process.seteuid === undefined) return work();
  process.seteuid(nobody);
  try {
    work();
  } finally {
    process.seteuid(0);
  }
}

it.each([
  ['a folder that nobody has claimed', () => folder],
  ['a folder that is ours', () => (claimDataFolder(folder), folder)],
  ['a folder that is to be made', () => path.join(folder, 'new')],
])('says so when it may not write into %s', (_name, choose) => {
  const chosen = choose();
  chmodSync(folder, 0o555);
  withoutRoot(() =>
    expect(() => claimDataFolder(chosen)).toThrow(
      `DATA_DIR ${chosen} cannot be written to (EACCES).`,
    ),
  );
  chmodSync(folder, 0o755);
});

it('says in a sentence that media is a file', () => {
  claimDataFolder(folder);
  writeFileSync(path.join(folder, 'media'), '');
  expect(() => claimDataFolder(folder)).toThrow(
    `${path.join(folder, 'media')} is a file, and a folder is needed there.`,
  );
});

it('takes images without a database for a loss, and an empty folder for a beginning', () => {
  claimDataFolder(folder);
  expect(() => requireItsDatabase(folder)).not.toThrow();
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'media/a.webp'), '');
  expect(() => requireItsDatabase(folder)).toThrow(/had a database, and it is gone/);
});

it('starts on a full disk while there is a reserve to give up, and says so where there is none', async () => {
  claimDataFolder(folder);
  await fillReserve(folder);
  const reserve = path.join(folder, '.reserve');
  expect(statSync(reserve)).toMatchObject({ size: 64 * 1024 * 1024 });
  expect(statSync(reserve).blocks * 512).toBeGreaterThanOrEqual(64 * 1024 * 1024);
  const full = () => {
    if (existsSync(reserve)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  expect(() => claimDataFolder(folder, full)).not.toThrow();
  expect(existsSync(reserve)).toBe(false);
  const stillFull = () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  expect(() => claimDataFolder(folder, stillFull)).toThrow(/cannot be written to \(ENOSPC\)/);
});
