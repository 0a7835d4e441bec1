import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from './router';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const read = (path: string): Record<string, unknown> => JSON.parse(file(path).toString());

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest = read('public/manifest.webmanifest');
const icons: Icon[] = JSON.parse(JSON.stringify(manifest['icons']));

const sizeOf = (png: Buffer) => `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;

it('is linked by the page, with the properties that Android and iPhone require for installation', () => {
  const html = file('index.html').toString();
  expect(html).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(html).toMatch(/rel="apple-touch-icon"/);
  expect(manifest).toMatchObject({ display: 'standalone', scope: '/', id: '/' });
  expect(manifest['name']).toBe(read('public/locales/ru/common.json')['product']);
});

it('opens a page of the product', () => {
  const page = matchRoutes(routes, String(manifest['start_url']))?.at(-1)?.route;
  expect(page?.path).not.toBe('*');
  expect(page?.lazy).toBeDefined();
});

it('has existing icons of the declared sizes, and a maskable one', () => {
  const images = icons.filter(({ type }) => type === 'image/png');
  expect(images.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of images) expect(sizeOf(file(`public${src}`)), src).toBe(sizes);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
