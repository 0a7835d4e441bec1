import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leftOut, withoutUnused } from './slim-router';

it('takes out of react-router what nothing of ours reaches', () => {
  const root = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const folder = path.join(root, 'dist/production');
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => withoutUnused(name, readFileSync(path.join(folder, name), 'utf8')).found);
  expect(found).toEqual(expect.arrayContaining(Object.keys(leftOut)));
});

it('leaves everything else as it was', () => {
  const source =
    'var Link = 1;\nvar Form = class extends React.Component {};\nForm.displayName = "Form";\nlast();';
  expect(withoutUnused('a.mjs', source).code).toBe('var Link = 1;\nvar Form = null;\n\nlast();');
});
