import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** The repository. Scripts are started there. */
export const root = process.cwd();

/**
 * Everything that comparisons keep. Not below `node_modules`: the compiler leaves alone whatever lies there, and a checkout
 * is to be compiled.
 */
export const cache = path.join(root, '.cache/visual');

/** Output of a git command. */
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

/** What the working tree is compared with: what it grew from, or what was there before the last commit. */
export function defaultBase(): string {
  const head = git('rev-parse', 'HEAD');
  const shared = tries('merge-base', 'HEAD', 'origin/main');
  if (shared !== undefined && shared !== head) return shared;
  if (git('status', '--porcelain') !== '') return head;
  return tries('rev-parse', 'HEAD~1') ?? head;
}

const workspaces = [
  'packages/ui',
  'packages/api',
  'packages/conformance',
  'apps/dashboard',
  'apps/server',
];

/** Gives a checkout the packages that are installed already, and its own workspaces in place of ours. */
function lendPackages(tree: string): void {
  if (
    readFileSync(`${tree}/package-lock.json`, 'utf8') !== readFileSync('package-lock.json', 'utf8')
  ) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: tree,
      stdio: 'inherit',
    });
    return;
  }
  const own = path.join(tree, 'node_modules/@karvon');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync('node_modules/@karvon')) {
    const workspace = workspaces.find((folder) => folder.endsWith(`/${name}`));
    if (workspace !== undefined) symlinkSync(path.join(tree, workspace), path.join(own, name));
  }
  for (const workspace of workspaces) {
    const nested = path.join(root, workspace, 'node_modules');
    const place = path.join(tree, workspace, 'node_modules');
    if (existsSync(nested) && !existsSync(place)) symlinkSync(nested, place);
  }
}

/** Checks a commit out beside the working tree for as long as `task` runs. */
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

/** Builds the Storybook of a checkout into a folder, which appears only when the build is whole. */
export function buildStorybook(tree: string, out: string): void {
  const unfinished = `${out}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
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
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH'] ?? ''}` },
    },
  );
  if (status !== 0) {
    process.stderr.write(stdout);
    throw new Error(`The Storybook of ${tree} does not build.`);
  }
  rmSync(out, { recursive: true, force: true });
  renameSync(unfinished, out);
}
