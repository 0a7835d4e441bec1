import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts of files by path, for tests that read code without running it: `?raw` imports would transform and run each file as a module. */
export const readTexts = (...patterns: string[]): Record<string, string> =>
  Object.fromEntries(
    globSync(patterns, { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
