// Renders the landing page into dist/index.html and dist/index.uz.html, readable without script. The shell becomes
// dist/app.html, for every other path.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstCalls, desktopFirstCalls } from './first-calls.ts';
import { build, minifySync } from 'vite';
import { lettersOutside } from './font-letters.ts';
import { localesVersion } from './locales-version.ts';
import { darkBySystem } from './dark-by-system.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const server = path.join(root, 'node_modules/.prerender');
const { render, renderListSkeleton } = await import(
  pathToFileURL(path.join(server, 'entry-prerender.js')).href
);

const texts = (namespace, language = 'ru') =>
  JSON.parse(readFileSync(path.join(root, `public/locales/${language}/${namespace}.json`), 'utf8'));
const namespaces = ['common', 'errors', 'landing', 'legal', 'format'];
const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const filesOf = (...entries) => {
  const files = { js: new Set(), css: new Set() };
  const seen = new Set();
  const walk = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const name of chunk.imports ?? []) walk(name);
    for (const file of chunk.css ?? []) files.css.add(`/${file}`);
    files.js.add(`/${chunk.file}`);
  };
  for (const entry of entries) {
    if (manifest[entry] === undefined) throw new Error(`${entry} is no chunk of the build`);
    walk(entry);
  }
  return files;
};

// Both alphabets are on every page, and a font that is found only in the styles loads late.
const fonts = ['latin', 'cyrillic'].map((subset) => {
  const file = readdirSync(path.join(dist, 'assets')).find((name) =>
    name.startsWith(`onest-${subset}-everyday`),
  );
  if (file === undefined) throw new Error(`There is no font for ${subset}`);
  return `/assets/${file}`;
});
const fontTags = fonts.map(
  (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
);

const source = (name) => readFileSync(path.join(root, name), 'utf8');
const minified = (script) => {
  const { code, errors } = minifySync('inline.js', script);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code.trim();
};
/** Inline scripts save a request before the first paint. The server adds its nonce. */
const inline = (script) => `<script>${minified(script)}</script>`;
const headScripts = ['old-browser.js', 'polyfills.js', 'theme.js'];
const headTag = (name) => `<script src="/${name}"></script>`;
for (const name of headScripts)
  if (!shell.includes(headTag(name))) throw new Error(`index.html does not load ${name}`);
// The mark is inline: as a file it would load after the scripts.
const markTag = '<img src="/favicon.svg" width="48" height="48" alt="" />';
if (!shell.includes(markTag)) throw new Error('index.html does not show the mark');
const mark = source('public/favicon.svg').replace(
  '<svg',
  '<svg width="48" height="48" aria-hidden="true"',
);
/** Removes comments only: browsers before 2015 run this script, and the minifier writes newer syntax. */
const untouched = (script) => `<script>${script.replaceAll(/^\s*(\/\/.*\n)?/gm, '')}</script>`;
const page = headScripts
  .reduce(
    (html, name) =>
      html.replace(headTag(name), () =>
        (name === 'old-browser.js' ? untouched : inline)(source(`public/${name}`)),
      ),
    shell,
  )
  .replace(markTag, () => mark);

const stylesOf = (files) =>
  [...files].map((file) => readFileSync(path.join(dist, file), 'utf8')).join('');
/** Inlines styles, so that the first paint waits for no request. */
const withStylesInside = (html, styles) =>
  html
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, '')
    .replace('</head>', () => `<style>${styles}</style></head>`);
/** Adds links to the styles with a type that no browser loads: the entry finds them by URL and does not load them again. */
const withKnownStyles = (html, files) =>
  html.replace('</body>', () => {
    const known = [...files].map(
      (file) => `<link rel="stylesheet" type="text/plain" href="${file}">`,
    );
    return `${known.join('')}</body>`;
  });

const entryFile = manifest['index.html'].file;
const missing = (files) => [...files].filter((file) => !shell.includes(file));

/** Writes the texts of a first screen into one file a language, so that a screen requests one file instead of five. @returns its name */
const textsFile = (wanted) => {
  const name = `first-${wanted.join('-')}.json`;
  for (const language of ['ru', 'uz'])
    writeFileSync(
      path.join(dist, `locales/${language}/${name}`),
      JSON.stringify(Object.fromEntries(wanted.map((one) => [one, texts(one, language)]))),
    );
  return name;
};

const api = (name) => `../../packages/api/src/${name}.ts`;
const schemas = (...tags) => [
  api('response-table'),
  ...tags.map((tag) => api(`generated/main/zod/${tag}/${tag}.zod`)),
];

// Files that load with the entry, by page. The offline worker keeps those of `isKept` pages at installation, and others after their first visit.
const hints = [
  {
    paths: ['/login', '/phone-check', '/demo'],
    chunks: ['src/features/auth/first-pages.ts'],
    namespaces: ['auth'],
  },
  {
    paths: ['/code', '/register', '/forgot-password'],
    chunks: ['src/features/auth/first-pages.ts', 'src/features/auth/further-pages.ts'],
    namespaces: ['auth'],
  },
  {
    paths: ['/dashboard'],
    isKept: true,
    chunks: ['src/app/layouts/SignedInLayout.tsx'],
    desktopChunks: ['src/app/layouts/DesktopShell.tsx'],
    namespaces: ['shell'],
  },
  {
    paths: ['/dashboard/autos'],
    isExact: true,
    isKept: true,
    skeleton: 'autos',
    chunks: ['src/features/autos/list/AutosPage.tsx', ...schemas('autos', 'avtosalons')],
    desktopChunks: ['src/shared/resource/list/DesktopFilters.tsx', ...schemas('rates')],
    namespaces: ['shell', 'autos', 'format'],
    calls: firstCalls.autos,
    desktopCalls: desktopFirstCalls,
  },
  {
    paths: ['/dashboard/work-panel'],
    isExact: true,
    isKept: true,
    chunks: ['src/features/work-panel/WorkPanelPage.tsx', ...schemas('work-panel')],
    desktopChunks: [
      'src/shared/resource/list/DesktopFilters.tsx',
      'src/features/work-panel/PanelParts.tsx',
    ],
    namespaces: ['shell', 'work-panel', 'applications', 'autos'],
    calls: firstCalls.workPanel,
  },
  {
    paths: ['/dashboard/chat'],
    isExact: true,
    chunks: [
      'src/features/chat/ChatPage.tsx',
      'src/features/chat/chat-loader.ts',
      ...schemas(),
      api('generated/chat/zod/rooms/rooms.zod'),
    ],
    desktopChunks: ['src/features/chat/Conversation.tsx'],
    namespaces: ['shell', 'chat', 'autos', 'format'],
    calls: firstCalls.chat,
  },
  {
    paths: ['/dashboard/leads'],
    isExact: true,
    chunks: [
      'src/features/leads/LeadsPage.tsx',
      'src/features/leads/queries.ts',
      ...schemas('leads'),
    ],
    desktopChunks: ['src/shared/resource/list/DesktopFilters.tsx'],
    namespaces: ['shell', 'leads', 'chat'],
    calls: firstCalls.leads,
  },
  {
    paths: ['/dashboard/autos/view/:id'],
    isExact: true,
    chunks: [
      'src/features/autos/list/AutosPage.tsx',
      'src/features/autos/view/AutoPage.tsx',
      ...schemas('autos'),
    ],
    namespaces: ['shell', 'autos', 'format'],
    calls: firstCalls.auto,
  },
  {
    paths: ['/dashboard/locations'],
    isExact: true,
    chunks: [
      'src/features/avtosalons/AvtosalonsPage.tsx',
      'src/features/avtosalons/queries.ts',
      ...schemas('avtosalons'),
    ],
    desktopChunks: ['src/shared/resource/list/DesktopFilters.tsx'],
    namespaces: ['shell', 'avtosalons', 'autos'],
    calls: firstCalls.avtosalons,
  },
  {
    paths: ['/dashboard/profile'],
    isExact: true,
    chunks: [
      'src/features/profile/ProfilePage.tsx',
      'src/features/profile/queries.ts',
      api('axios-client'),
      ...schemas('business'),
    ],
    desktopChunks: ['src/shared/resource/list/DesktopFilters.tsx'],
    namespaces: ['shell', 'profile'],
    calls: firstCalls.profile,
  },
  // Its first requests contain dates, which only the page can compute.
  {
    paths: ['/dashboard'],
    isExact: true,
    chunks: [
      'src/features/statistics/StatisticsPage.tsx',
      'src/features/statistics/queries.ts',
      api('axios-client'),
      ...schemas('statistics'),
    ],
    desktopChunks: ['src/shared/resource/list/DesktopFilters.tsx'],
    namespaces: ['shell', 'statistics', 'autos'],
  },
].map(
  ({ paths, isExact = false, isKept = false, skeleton, chunks, desktopChunks = [], ...asked }) => {
    const { js, css } = filesOf(...chunks);
    const desktop = filesOf(...desktopChunks);
    return {
      paths,
      isExact,
      isKept,
      skeleton,
      js: missing(js),
      css: missing(css),
      desktopJs: missing(desktop.js).filter((file) => !js.has(file)),
      desktopCss: missing(desktop.css).filter((file) => !css.has(file)),
      texts: textsFile(['common', 'errors', ...asked.namespaces]),
      calls: asked.calls ?? [],
      desktopCalls: asked.desktopCalls ?? [],
    };
  },
);
const hintScript = source('build/route-hints.js')
  .replace('HINTS', () =>
    JSON.stringify(hints, (name, value) => (name === 'isKept' ? undefined : value)),
  )
  .replace('VERSION', () => JSON.stringify(localesVersion()))
  .replace('FONTS', () => JSON.stringify(fonts));
// The hints decide if the mark or the skeleton is shown.
const skeletonTexts = (language) =>
  Object.fromEntries(['common', 'shell', 'autos'].map((name) => [name, texts(name, language)]));
const skeleton = renderListSkeleton({ ru: skeletonTexts('ru'), uz: skeletonTexts('uz') });
const rootTag = '<div id="root">';
if (!page.includes(rootTag)) throw new Error('index.html has no #root');
const appStyles = filesOf('index.html').css;
const appPage = withKnownStyles(withStylesInside(page, stylesOf(appStyles)), appStyles)
  .replace('</head>', () => `${inline(hintScript)}</head>`)
  .replace(rootTag, () => rootTag + skeleton);
// The offline worker and kept responses distinguish builds by this hash: the page contains the names of its files.
const buildName = createHash('sha256').update(appPage).digest('hex').slice(0, 16);
const buildTag = `<meta name="karvon-build" content="${buildName}">`;
writeFileSync(
  path.join(dist, 'app.html'),
  appPage.replace('</head>', () => `${buildTag}</head>`),
);

// The worker of each build differs, so that browsers detect a new version.
const firstFiles = new Set([
  ...filesOf('index.html').js,
  ...hints
    .filter(({ isKept }) => isKept)
    .flatMap(({ js, css, desktopJs, desktopCss }) => [...js, ...css, ...desktopJs, ...desktopCss]),
]);
// The texts of all screens in one file, which the worker splits.
const allTexts = Object.fromEntries(
  ['ru', 'uz'].map((language) => [
    language,
    Object.fromEntries(
      readdirSync(path.join(root, 'public/locales', language)).map((file) => {
        const { name } = path.parse(file);
        return [name, texts(name, language)];
      }),
    ),
  ]),
);
writeFileSync(path.join(dist, 'locales/all.json'), JSON.stringify(allTexts));
const workerFile = path.join(dist, 'offline-worker.js');
const workerBuild = JSON.stringify({
  name: buildName,
  files: [...firstFiles],
  texts: `/locales/all.json?v=${localesVersion()}`,
});
writeFileSync(workerFile, `self.karvonBuild=${workerBuild};\n${readFileSync(workerFile, 'utf8')}`);

// The landing page contains its used styles. Script and all styles load after the first paint; links work without.
const landing = filesOf('index.html', 'src/features/landing/LandingPage.tsx');
const landingStyles = stylesOf(landing.css);
const placeholder = /<div id="root">.*?<\/div>\s*<\/div>/s;
if (!placeholder.test(shell)) throw new Error('index.html has no #root to fill');
const start = source('build/landing-start.js')
  .replace('FILES', () => JSON.stringify([...landing.js]))
  .replace('STYLES', () => JSON.stringify([...landing.css]))
  .replace('NONCE', 'nonce')
  .replace('ENTRY', () => JSON.stringify(`/${entryFile}`));
const first = inline(source('build/landing-first.js'));
const live = await bundleInline(path.join(root, 'src/features/landing/live/inline.ts'));
/** Both scripts load after the first frame, since their events come later. */
const liveScript = minified(`export function begin(nonce) {
${live}
${start}
}`);
const liveHash = createHash('sha256').update(liveScript).digest('base64url').slice(0, 8);
const liveFile = `/assets/landing-live-${liveHash}.js`;
writeFileSync(path.join(dist, liveFile), liveScript);
const afterPaint = inline(`(function (nonce) {
requestAnimationFrame(function () {
setTimeout(function () {
import(${JSON.stringify(liveFile)}).then(function (page) {
page.begin(nonce);
}, function () {});
});
});
})(document.currentScript.nonce);`);
const attribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** Search engines need absolute URLs. The server replaces this with its origin (`fillPage`). */
const origin = '%ORIGIN%';
const addressIn = (language) => `${origin}/${language === 'ru' ? '' : `?lng=${language}`}`;
const organization = (name, description) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    areaServed: 'UZ',
  }).replaceAll('<', String.raw`\u003c`);
const sizes = [];
for (const [language, file] of [
  ['ru', 'index.html'],
  ['uz', 'index.uz.html'],
]) {
  const pageTexts = Object.fromEntries(namespaces.map((name) => [name, texts(name, language)]));
  const html = await render('/', language, pageTexts);
  const title = `${pageTexts.landing.title} · ${pageTexts.common.product}`;
  const rare = lettersOutside(html.replaceAll(/<[^>]*>/g, ''));
  if (rare.length > 0) throw new Error(`For ${rare.join(' ')} the landing page loads a whole font`);
  const meta = [
    buildTag,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${attribute(pageTexts.landing.description)}">`,
    `<meta property="og:site_name" content="${attribute(pageTexts.common.product)}">`,
    `<meta property="og:locale" content="${language}_UZ">`,
    `<meta property="og:url" content="${addressIn(language)}">`,
    `<meta property="og:image" content="${origin}/og.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${addressIn(language)}">`,
    `<link rel="alternate" hreflang="ru" href="${origin}/?lng=ru">`,
    `<link rel="alternate" hreflang="uz" href="${addressIn('uz')}">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}/">`,
    `<script type="application/ld+json">${organization(pageTexts.common.product, pageTexts.landing.description)}</script>`,
  ].join('');
  const withoutScript = `<noscript><style>${darkBySystem(landingStyles)}</style></noscript>`;
  writeFileSync(
    path.join(dist, file),
    withStylesInside(page, landingStyles)
      .replace('</head>', () => `${withoutScript}</head>`)
      .replace('<html lang="ru"', `<html lang="${language}"`)
      .replace(
        /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
        () => `<meta name="description" content="${attribute(pageTexts.landing.description)}">`,
      )
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace(/<noscript class="boot-notes">.*?<\/noscript>/s, '')
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
      .replace('<title>Karvon</title>', () => `<title>${title}</title>`)
      .replace(placeholder, () => `<div id="root" data-prerendered="${language}">${html}</div>`)
      .replace('<style>', () => `${first}${meta}${fontTags.join('')}<style>`)
      .replace('</body>', () => `${afterPaint}</body>`),
  );
  sizes.push(`${language} ${Math.round(html.length / 1024)} KiB`);
}
// Value of `?v=` in the URLs of text files. When both match, the server lets browsers cache the file permanently.
writeFileSync(path.join(dist, 'locales/version.txt'), localesVersion());
rmSync(server, { recursive: true, force: true });
process.stdout.write(
  `landing page: ${sizes.join(', ')} of HTML, ${Math.round(live.length / 102.4) / 10} KiB of script\n`,
);

async function bundleInline(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', lib: { entry, formats: ['iife'], name: 'live' } },
  });
  return output[0].code.replaceAll('</script', String.raw`<\/script`);
}
