import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));

const generated = (path: string) =>
  path.includes('/src/generated/') || path === 'apps/server/src/platform/db/tables.ts';

export const sourceFiles = (): string[] =>
  projectFiles().filter(
    (path) =>
      /^(packages|apps)\/.*\.(ts|tsx)$/.test(path) && !generated(path) && !path.endsWith('.d.ts'),
  );

export const read = (path: string): string => readFileSync(path, 'utf8');

export const lineCount = (path: string): number => read(path).split('\n').length - 1;
