import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hash of the TypeScript files in some folders: names and texts, in a fixed order. */
export function sourceHash(folders: readonly string[]): string {
  const hash = createHash('sha1');
  for (const folder of folders) {
    for (const file of globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(folder, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
