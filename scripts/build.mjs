// Builds dashboard, server and the contract's documentation: `node scripts/build.mjs` always, `buildChanged()` only what changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const cache = path.join(root, 'node_modules/.cache/karvon/build');
const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/api/src',
  'packages/api/package.json',
];

const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const run = (command, args, cwd) => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  };
  const result = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (result.status === 0) return;
  fail(
    `${result.stdout ?? ''}${result.stderr ?? ''}\nThe build of ${path.relative(root, cwd)} failed.`,
  );
};

const buildDashboard = () =>
  run('npm', ['run', 'build', '--silent'], path.join(root, 'apps/dashboard'));

const buildServer = () =>
  run('vite', ['build', '--logLevel', 'warn'], path.join(root, 'apps/server'));

const buildDocs = () =>
  run('node', ['packages/contract/src/cli.ts', 'docs', '--out', 'docs-static'], root);

const projects = [
  {
    name: 'dashboard',
    build: buildDashboard,
    output: 'apps/dashboard/dist/app.html',
    sources: [...shared, 'packages/ui/src', 'packages/ui/package.json', 'apps/dashboard'],
  },
  {
    name: 'server',
    build: buildServer,
    output: 'apps/server/dist/server.js',
    sources: [...shared, 'apps/server'],
  },
  {
    name: 'docs',
    build: buildDocs,
    output: 'docs-static/index.html',
    sources: ['package-lock.json', 'openapi', 'packages/contract'],
  },
];

const isSource = (file) =>
  !/(^|[\\/])(dist|node_modules|coverage)[\\/]|\.(test|stories)\.tsx?$/.test(file);

const stampOf = ({ sources }) => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const full = path.join(root, source);
    if (!existsSync(full)) continue;
    const files = /\.\w+$/.test(source)
      ? ['']
      : readdirSync(full, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(full, path.join(entry.parentPath, entry.name)))
          .filter(isSource)
          .sort();
    for (const file of files)
      hash.update(`${source}/${file}\n`).update(readFileSync(path.join(full, file)));
  }
  return hash.digest('hex');
};

/** Builds each project whose sources differ from its last build. @param {{force?: boolean, only?: string[]}} options */
export const buildChanged = ({ force = false, only = ['dashboard', 'server', 'docs'] } = {}) => {
  mkdirSync(cache, { recursive: true });
  for (const project of projects) {
    if (!only.includes(project.name)) continue;
    const file = path.join(cache, project.name);
    const stamp = stampOf(project);
    const isBuilt = existsSync(path.join(root, project.output)) && existsSync(file);
    if (!force && isBuilt && readFileSync(file, 'utf8') === stamp) continue;
    process.stdout.write(`Building the ${project.name}.\n`);
    project.build();
    writeFileSync(file, stamp);
  }
};

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  buildChanged({ force: true });
}
