import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

export const root = process.cwd();

/** Folder outside of `node_modules`, whose files the compiler skips: a checkout must be compiled. */
export const cache = path.join(root, '.cache/visual');

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

const tries = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/** The fork point from main. On main itself, HEAD for uncommitted changes, or else its parent. */
export function defaultBase(): string {
  const head = git('rev-parse', 'HEAD');
  const shared = tries('merge-base', 'HEAD', 'origin/main');
  if (shared !== undefined && shared !== head) return shared;
  if (git('status', '--porcelain') !== '') return head;
  return tries('rev-parse', 'HEAD~1') ?? head;
}

const installed = (): string[] => [
  'node_modules',
  ...['packages', 'apps'].flatMap((rooms) =>
    readdirSync(rooms).map((room) => path.join(rooms, room, 'node_modules')),
  ),
];

/** Hard links take no space. Links to workspaces lead to the new folder's own. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy);
    else if (!entry.isDirectory()) linkSync(source, copy);
    // Caches of tools are skipped, since they belong to another folder.
    else if (!['.cache', '.vite', '.vite-temp', '.vitest-cache'].includes(entry.name))
      linkFolder(source, copy);
  }
}

/** Links packages, or installs those of another lock file. Inside of the checkout, since vite reads nothing from outside. */
function lendPackages(tree: string): void {
  if (
    readFileSync(`${tree}/package-lock.json`, 'utf8') === readFileSync('package-lock.json', 'utf8')
  ) {
    for (const folder of installed()) {
      if (existsSync(folder)) linkFolder(path.join(root, folder), path.join(tree, folder));
    }
    return;
  }
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: tree,
    stdio: 'inherit',
  });
}

export async function withTree<Result>(
  commit: string,
  task: (tree: string) => Promise<Result>,
): Promise<Result> {
  const tree = path.join(cache, `tree-${commit.slice(0, 12)}-${String(process.pid)}`);
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    lendPackages(tree);
    return await task(tree);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/** The folder appears only when the build is complete. */
export function buildStorybook(tree: string, out: string): void {
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(tree, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '-o',
      unfinished,
      '--quiet',
    ],
    {
      cwd: tree,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, PATH: `${tree}/node_modules/.bin:${process.env['PATH'] ?? ''}` },
    },
  );
  if (status !== 0) {
    process.stderr.write(stdout);
    throw new Error(`The Storybook of ${tree} does not build.`);
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}
