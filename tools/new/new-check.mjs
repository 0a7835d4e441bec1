// Creates one of each template in a copy of the project, and runs static checks and tests. `inBrowser` also builds the copy and runs a browser test.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const name = 'template-checks';
const commands = [
  ['component', name],
  ['contract', name],
];

/** `npm test` skips their separate check. */
export const projectsOfTemplates = ['packages/ui', 'apps/server', 'apps/dashboard'];

const projectFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));

/** Styles name these files: bundlers serve them only from the project. */
const copied = ['@fontsource-variable'];

/** A shared cache would be rebuilt while other suites use it. */
const caches = ['.cache', '.vite'];

const linkAll = (copy, folder, isLeftOut = () => false) => {
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const entry of readdirSync(folder)) {
    if (caches.includes(entry) || isLeftOut(entry)) continue;
    symlinkSync(path.resolve(folder, entry), path.join(copy, folder, entry));
  }
};

const linkPackages = (copy) => {
  linkAll(copy, 'node_modules', (entry) => entry === '@karvon' || copied.includes(entry));
  for (const entry of copied)
    cpSync(path.resolve('node_modules', entry), path.join(copy, 'node_modules', entry), {
      recursive: true,
      dereference: true,
    });
  mkdirSync(path.join(copy, 'node_modules/@karvon'));
  for (const entry of readdirSync('node_modules/@karvon')) {
    const target = path.relative('.', realpathSync(path.join('node_modules/@karvon', entry)));
    symlinkSync(path.join(copy, target), path.join(copy, 'node_modules/@karvon', entry));
  }
  for (const parent of ['apps', 'packages'])
    for (const project of readdirSync(parent)) {
      const folder = path.join(parent, project, 'node_modules');
      if (existsSync(folder)) linkAll(copy, folder);
    }
};

const copyProject = () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'karvon-templates-'));
  for (const file of projectFiles()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(file, path.join(copy, file));
  }
  linkPackages(copy);
  return copy;
};

export const checkTemplates = ({ inBrowser = false } = {}) => {
  const copy = copyProject();
  const env = { ...process.env, PATH: `${copy}/node_modules/.bin:${process.env.PATH}` };
  const runs = (command, ...args) =>
    spawnSync(command, args, { cwd: copy, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ===
    0;
  const made = () =>
    execFileSync('git', ['ls-files', '--others', '--modified', '--exclude-standard', '-z'], {
      cwd: copy,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => /\.(ts|tsx|json|yaml)$/.test(file) && !file.includes('/generated/'));
  try {
    // A separate repository, in which created files are the untracked ones.
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    execFileSync('git', ['add', '--all'], { cwd: copy });
    return (
      commands.every((args) => runs('node', 'tools/new/new.mjs', ...args)) &&
      runs('redocly', 'lint', 'main', '--max-problems=50') &&
      runs('node', 'scripts/generate.mjs') &&
      runs('node', 'tools/new/new.mjs', 'area', name) &&
      runs('vitest', 'run', '--project', 'server', 'platform/db/tables.test.ts', '--update') &&
      runs('oxfmt', '--check', ...made()) &&
      [...projectsOfTemplates, ...(inBrowser ? ['tests'] : [])].every((project) =>
        runs('tsc', '-p', `${project}/tsconfig.json`, '--checkers', '1'),
      ) &&
      runs(
        'oxlint',
        '--type-aware',
        '--deny-warnings',
        ...made().filter((file) => file.endsWith('.ts') || file.endsWith('.tsx')),
      ) &&
      runs(
        'depcruise',
        `apps/dashboard/src/features/${name}`,
        `apps/server/src/modules/stock/${name}`,
        '--config',
        '.dependency-cruiser.js',
      ) &&
      runs(
        'vitest',
        'run',
        ...['ui', 'dashboard', 'server'].flatMap((project) => ['--project', project]),
        'template-check',
        'TemplateCheck',
        'locales.test',
      ) &&
      (!inBrowser ||
        (runs('node', 'scripts/build.mjs') &&
          runs('playwright', 'test', `${name}.spec.ts`, '--trace=off', '--reporter=list')))
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
