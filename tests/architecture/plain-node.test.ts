import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Sources that scripts and tests import with their extension, since Node resolves none. */
const imported = globSync(['{scripts,tools}/**/*.mjs', '{tests,tools}/**/*.ts']).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*\/src\/[^']*\.ts)'/g)].map(
    ([, name = '']) => path.join(path.dirname(file), name),
  ),
);

it('loads what scripts import of the product, as npm start does', () => {
  const sources = [...new Set(imported)];
  expect(sources.length).toBeGreaterThan(5);
  const load = sources.map((source) => `await import('./${source}');`).join('');
  expect(() => execFileSync('node', ['--input-type=module', '-e', load])).not.toThrow();
});
