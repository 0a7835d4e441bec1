// Measures pages beside an empty page of react-dom, the baseline stack, a list in react-admin, and the landing page without script, in one run.
import { readFileSync } from 'node:fs';
import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { startProduct } from '../../tests/product/server-process.ts';
import { signIn } from '../../tests/product/sign-in.ts';
import { measureDay } from './day-navigation.ts';
import { imagesDone } from './demo-images.ts';
import { measureInteractions, type Interactions } from './interactions.ts';
import { lighthouseScores, type Scores } from './lighthouse-score.ts';
import {
  loadPage,
  median,
  openDevice,
  type Device,
  type PageLoad,
  type Target,
} from './page-load.ts';
import { buildPeer } from './peer-build.ts';
import { startReferences } from './reference-server.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
/** Comma-separated pages; `interactions` for the list's actions, `day` for navigation. @default all */
const only = process.env['ONLY']?.split(',');
const isWanted = (name: string) => only === undefined || only.includes(name);

/** Times until the page is usable, and until script-only content is visible as well. */
type Visit = Pick<PageLoad, 'usable' | 'complete'>;

/** Medians of all rounds in milliseconds. */
interface Row {
  name: string;
  device: Device;
  cold: PageLoad;
  /** Slow 4G with a quarter of the processor: the first visit and the second. */
  slow: Visit;
  repeat: Visit;
  /** The second visit without throttling. */
  fast: Visit;
  lcp: number;
  /** Only on a phone: Lighthouse's own device. */
  scores: Scores | undefined;
}

interface Measured {
  name: string;
  device: Device;
  target: Target;
  first: PageLoad[];
  repeats: Visit[];
  fast: Visit[];
  scores: Scores[];
}

/** Alternates the pages in each round: other load of the machine affects all. */
const measure = async (browser: Browser, page: Measured, port: number): Promise<void> => {
  const { device, target } = page;
  const context = await openDevice(browser, device, target.profile);
  page.first.push(await loadPage(context, target, true));
  page.repeats.push(await loadPage(context, target, true));
  page.fast.push(await loadPage(context, target, false));
  await context.close();
  if (device === 'phone') page.scores.push(await lighthouseScores(target, port));
};

const visitOf = (visits: readonly Visit[]): Visit => ({
  usable: median(visits.map(({ usable }) => usable)),
  complete: median(visits.map(({ complete }) => complete)),
});

const rowOf = ({ name, device, first, repeats, fast, scores }: Measured): Row => {
  const [cold] = first;
  if (cold === undefined) throw new Error('No round was run.');
  const score = (of: keyof Scores) => median(scores.map((one) => one[of]));
  return {
    name,
    device,
    cold,
    slow: visitOf(first),
    repeat: visitOf(repeats),
    fast: visitOf(fast),
    lcp: median(first.map(({ lcp }) => lcp)),
    scores:
      scores.length === 0
        ? undefined
        : {
            performance: score('performance'),
            accessibility: score('accessibility'),
            bestPractices: score('bestPractices'),
            blocking: score('blocking'),
            lcp: score('lcp'),
          },
  };
};

const withoutScript = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const both = ({ usable, complete }: Visit) =>
  complete - usable < 10 ? seconds(usable) : `${(usable / 1000).toFixed(2)}, ${seconds(complete)}`;

const print = (rows: readonly Row[]) => {
  const line = (cells: readonly string[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(13))).join('')}\n`,
    );
  process.stdout.write('two times: until usable, until complete\n');
  line([
    'page',
    'script KiB',
    'css KiB',
    'requests',
    'slow cold',
    'slow again',
    'fast again',
    'LCP',
    'Lighthouse',
    'its LCP',
    'its TBT ms',
    'a11y',
  ]);
  for (const { name, device, cold, slow, repeat, fast, lcp, scores } of rows) {
    line([
      `${name}, ${device}`,
      cold.scriptKiB.toFixed(1),
      cold.cssKiB.toFixed(1),
      String(cold.requests),
      both(slow),
      both(repeat),
      both(fast),
      seconds(lcp),
      String(scores?.performance ?? '–'),
      scores === undefined ? '–' : seconds(scores.lcp),
      scores?.blocking.toFixed(0) ?? '–',
      String(scores?.accessibility ?? '–'),
    ]);
  }
};

const printInteractions = (screens: readonly (readonly [string, Interactions])[]) => {
  process.stdout.write(
    '\nCPU ÷ 4, desktop, milliseconds; screens of the baseline stack and of react-dom alone have as many elements\n',
  );
  for (const [name, { nodes, navigation, actions }] of screens) {
    const parts = [...actions].map(([action, took]) => `${action} ${took.toFixed(0)}`).join(', ');
    process.stdout.write(
      `${name} (${String(nodes.list)} and ${String(nodes.car)} elements): warm navigation ${navigation.toFixed(0)}, ` +
        `slowest interaction ${Math.max(...actions.values()).toFixed(0)} (${parts})\n`,
    );
  }
};

const product = await startProduct();
await imagesDone(product);
const references = await startReferences(
  {
    'static.html': withoutScript(readFileSync('apps/dashboard/dist/index.html', 'utf8')),
  },
  'apps/dashboard/dist',
  buildPeer(),
);
const browser = await playwrightChromium.launch(chromium());
const compareInteractions = async (profile: string) => {
  const ours = await measureInteractions(browser, {
    url: `${product.url}/dashboard/autos`,
    profile,
    menu: 'article [aria-haspopup="menu"]',
  });
  const { list, car } = ours.nodes;
  const baseline = await measureInteractions(browser, {
    url: `${references.url}/screens.html?list=${String(list)}&car=${String(car)}`,
    menu: '[data-menu]',
  });
  const plain = await measureInteractions(browser, {
    url: `${references.url}/plain.html?list=${String(list)}&car=${String(car)}`,
    menu: '[data-menu]',
  });
  const peer = await measureInteractions(browser, {
    url: `${references.url}/cars`,
    menu: '[aria-haspopup]',
    parts: { link: 'tbody td.column-title', path: '/show', select: 'tbody [type="checkbox"]' },
  });
  printInteractions([
    ['cars list', ours],
    ['baseline stack', baseline],
    ['react-dom alone', plain],
    ['react-admin', peer],
  ]);
};
const compareDay = async (profile: string) => {
  process.stdout.write('\nwarm navigation, CPU ÷ 4, desktop, milliseconds; to reach: 100\n');
  for (const { name, nodes, took } of await measureDay(browser, { url: product.url, profile })) {
    const { navigation } = await measureInteractions(
      browser,
      {
        url: `${references.url}/screens.html?list=${String(nodes.from)}&car=${String(nodes.to)}`,
        menu: '[data-menu]',
      },
      true,
    );
    process.stdout.write(
      `${name.padEnd(26)}${took.toFixed(0).padStart(5)}  baseline stack ${navigation.toFixed(0).padStart(4)} ` +
        `(${String(nodes.from)} and ${String(nodes.to)} elements)\n`,
    );
  }
};

try {
  const profile = await signIn(product.url);
  const targets: [string, Target][] = [
    ['react-dom alone', { url: `${references.url}/empty.html`, usable: '#usable' }],
    ['baseline stack', { url: `${references.url}/baseline.html`, usable: '#usable' }],
    ['react-admin', { url: `${references.url}/cars`, usable: 'tbody td, main li, main a' }],
    ['landing without script', { url: `${references.url}/static.html`, usable: 'h1' }],
    ['landing', { url: `${product.url}/`, usable: 'h1' }],
    ['sign-in', { url: `${product.url}/phone-check`, usable: 'input' }],
    [
      'cars list',
      {
        url: `${product.url}/dashboard/autos`,
        usable: 'article a',
        complete: 'article [aria-haspopup="menu"]',
        profile,
      },
    ],
  ];
  const pages = targets
    .filter(([page]) => isWanted(page))
    .flatMap(([name, target]) =>
      (['phone', 'desktop'] as const).map((device): Measured => {
        return { name, device, target, first: [], repeats: [], fast: [], scores: [] };
      }),
    );
  let port = 21_900 + Math.floor(Math.random() * 2_000);
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      process.stderr.write(`round ${String(round + 1)}: ${page.name}, ${page.device}\n`);
      await measure(browser, page, port);
      port += 1;
    }
  }
  if (pages.length > 0) print(pages.map(rowOf));
  if (isWanted('interactions')) await compareInteractions(profile);
  if (isWanted('day')) await compareDay(profile);
} finally {
  await browser.close();
  references.stop();
  await product.stop();
  product.forget();
}
