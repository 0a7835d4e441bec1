import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkNodeArchive } from '../../tools/release/node-archive.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'karvon-node-'));
const name = 'node-v24.0.0-linux-x64';
const at = (file: string) => path.join(folder, file);
const files = { node: at('node'), archive: at(`${name}.tar.gz`), sums: at('SHASUMS256.txt') };

mkdirSync(at(`${name}/bin`), { recursive: true });
writeFileSync(at(`${name}/bin/node`), 'the program');
spawnSync('tar', ['-czf', files.archive, '-C', folder, name]);
const sum = createHash('sha256').update(readFileSync(files.archive)).digest('hex');

afterAll(() => rmSync(folder, { recursive: true }));

it('takes the program of the published archive', () => {
  writeFileSync(files.sums, `${sum}  ${name}.tar.gz\n`);
  writeFileSync(files.node, 'the program');
  expect(() => checkNodeArchive(files)).not.toThrow();
});

it('rejects another program, another archive, and sums that do not name it', () => {
  writeFileSync(files.node, 'another program');
  expect(() => checkNodeArchive(files)).toThrow('is not the Node of');
  writeFileSync(files.sums, `${'0'.repeat(64)}  ${name}.tar.gz\n`);
  expect(() => checkNodeArchive(files)).toThrow('is not the file that');
  writeFileSync(files.sums, `${sum}  ${name}.tar.xz\n`);
  expect(() => checkNodeArchive(files)).toThrow('does not name');
});
