import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function localesVersion(): string {
  const root = path.join(import.meta.dirname, '../public/locales');
  const hash = createHash('sha256');
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (file.endsWith('.json')) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
