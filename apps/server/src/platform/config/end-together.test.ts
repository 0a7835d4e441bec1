import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isAlive } from '../db/postgres-process';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../../../../scripts/end-together.mjs'),
);

/** Fake server: prints its pid when it is up, and a message when it is asked to stop. */
const server = `
  process.on('SIGTERM', () => { require('node:fs').writeFileSync('drained', ''); process.exit(0); });
  require('node:fs').writeFileSync('pid', String(process.pid));
  setInterval(() => {}, 1000);
`;

/** Fake `npm start`. */
const command = `
  import { spawn } from 'node:child_process';
  import { endTogether } from ${JSON.stringify(script.href)};
  endTogether([spawn(process.execPath, ['-e', ${JSON.stringify(server)}])]);
`;

let folder: string;
let start: ChildProcess;
let pid: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-together-'));
  start = spawn(process.execPath, ['--input-type=module', '-e', command], { cwd: folder });
  const file = path.join(folder, 'pid');
  const said = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  await expect.poll(said).toBeGreaterThan(0);
  pid = said();
});
afterEach(() => {
  start.kill('SIGKILL');
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('lets the server drain and stop when the command that started it is killed', async () => {
  expect(isAlive(pid)).toBe(true);
  start.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(existsSync(path.join(folder, 'drained'))).toBe(true);
});
