// Makes the landing page readable without script: renders `/` in Russian into dist/index.html. The untouched shell stays as
// dist/app.html, for every other path. Run after `vite build` and `vite build --config vite.prerender.config.ts`.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const placeholder = /<div id="root">.*?<\/div>\s*<\/div>/s;
if (!placeholder.test(shell)) throw new Error('index.html has no #root to fill');
copyFileSync(path.join(dist, 'index.html'), path.join(dist, 'app.html'));
writeFileSync(
  path.join(dist, 'index.html'),
  shell
    .replace('</head>', () => `${head}</head>`)
    .replace(placeholder, () => `<div id="root" data-prerendered="ru">${html}</div>`),
);
rmSync(server, { recursive: true, force: true });
process.stdout.write(`landing page: ${Math.round(html.length / 1024)} KiB of HTML\n`);
