import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Texts of files by their path in the project, for tests that read code and do not run it: each file that is imported with `?raw` is
 * transformed and run as a module.
 */
export const readTexts = (...patterns: string[]): Record<string, string> =>
  Object.fromEntries(
    globSync(patterns, { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
