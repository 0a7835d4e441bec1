// Makes the landing page readable without script: renders `/` in Russian into dist/index.html. The untouched shell stays as
// dist/app.html, for every other path. Run after `vite build` and `vite build --config vite.prerender.config.ts`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const server = path.join(root, 'node_modules/.prerender');
const { render } = await import(pathToFileURL(path.join(server, 'entry-prerender.js')).href);

const words = (namespace) =>
  JSON.parse(readFileSync(path.join(root, `public/locales/ru/${namespace}.json`), 'utf8'));
const namespaces = ['common', 'errors', 'landing', 'format'];
const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
const html = await render(
  '/',
  'ru',
  Object.fromEntries(namespaces.map((name) => [name, words(name)])),
);

// The page's own chunk and styles, so that they load with the entry and not after it.
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
const seen = new Set();
const css = new Set();
const js = new Set();
const walk = (key) => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  for (const file of chunk.css ?? []) css.add(file);
  js.add(chunk.file);
  for (const name of chunk.imports ?? []) walk(name);
};
walk('src/features/landing/LandingPage.tsx');
const missing = (files) => [...files].filter((file) => !shell.includes(file));
const head = [
  ...missing(css).map((file) => `<link rel="stylesheet" href="/${file}">`),
  ...missing(js).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
].join('');

// Both alphabets stand on every page, and a font that is found only in the styles comes late.
const fonts = ['latin', 'cyrillic'].map((subset) => {
  const file = readdirSync(path.join(dist, 'assets')).find((name) =>
    name.startsWith(`onest-${subset}-wght-normal`),
  );
  if (file === undefined) throw new Error(`There is no font for ${subset}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
});
const withFonts = shell.replace('<script', () => `${fonts.join('')}<script`);

const title = `${words('landing').title} · ${words('common').product}`;
const placeholder = /<div id="root">.*?<\/div>\s*<\/div>/s;
if (!placeholder.test(shell)) throw new Error('index.html has no #root to fill');
writeFileSync(path.join(dist, 'app.html'), withFonts);
writeFileSync(
  path.join(dist, 'index.html'),
  withFonts
    .replace('<title>Karvon</title>', () => `<title>${title}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(placeholder, () => `<div id="root" data-prerendered="ru">${html}</div>`),
);
rmSync(server, { recursive: true, force: true });
process.stdout.write(`landing page: ${Math.round(html.length / 1024)} KiB of HTML\n`);
