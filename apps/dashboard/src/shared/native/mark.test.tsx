import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark } from './Mark';

const shapesOf = (svg: string) =>
  [...svg.matchAll(/\b(?:d|fill|rx)="([^"]*)"/g)].map(([, value]) => value);

it('is the mark of the browser’s tab', () => {
  const file = readFileSync(new URL('../../../public/favicon.svg', import.meta.url), 'utf8');
  expect(shapesOf(renderToStaticMarkup(<Mark />))).toEqual(shapesOf(file));
});
