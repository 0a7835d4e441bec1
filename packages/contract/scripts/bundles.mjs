// The contract as one file for each service, with `$ref`s inside of it: made by Redocly, kept until a file of openapi/ changes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/install.mjs';

const source = path.join(root, 'openapi');

const stamp = () => {
  const hash = createHash('sha256');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  for (const name of files.sort())
    hash.update(`${name}\n`).update(readFileSync(path.join(source, name)));
  for (const name of ['redocly.yaml', 'packages/contract/scripts/plugin.mjs'])
    hash.update(readFileSync(path.join(root, name)));
  return hash.digest('hex').slice(0, 16);
};

/** @returns the folder with main.json, search.json, chat.json and chat-socket.json */
export const contractBundles = () => {
  const cache = path.join(root, 'node_modules/.cache/karvon/bundles');
  const folder = path.join(cache, stamp());
  if (existsSync(folder)) return folder;
  // Two that make it at the same time make the same: the first one there stays.
  const made = `${folder}.${process.pid}`;
  mkdirSync(cache, { recursive: true });
  execFileSync(
    path.join(root, 'node_modules/.bin/redocly'),
    ['bundle', 'main', 'search', 'chat', 'chat-socket', '--output', made, '--ext', 'json'],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
};

if (process.argv[1] === import.meta.filename) process.stdout.write(`${contractBundles()}\n`);
