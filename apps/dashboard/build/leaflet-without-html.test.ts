import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutHtml } from './leaflet-without-html';

it('takes the one text that is made into HTML at the start out of leaflet', () => {
  const file = createRequire(import.meta.url).resolve('leaflet');
  const changed = withoutHtml(readFileSync(file, 'utf8'));
  expect(changed).toContain('createElementNS');
  expect(changed).not.toContain("innerHTML = '<svg/>'");
});

it('says when there is nothing to take out', () => {
  expect(withoutHtml('export {}')).toBeUndefined();
});
