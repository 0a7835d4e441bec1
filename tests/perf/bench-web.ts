// Prints what a dealer's phone and PC pay for our pages, beside an empty page of react-dom alone, the baseline stack without an app,
// a list in react-admin, and the landing page without script, all in one run: the machine's noise is in each of them alike.
import { readFileSync } from 'node:fs';
import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { startProduct } from '../product/server-process.ts';
import { signIn } from '../product/sign-in.ts';
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
/** Names of pages to measure, by commas; `interactions` for what is done on the list. @default all */
const only = process.env['ONLY']?.split(',');
const isWanted = (name: string) => only === undefined || only.includes(name);

/** Milliseconds are the middle ones of all rounds. */
interface Row {
  name: string;
  device: Device;
  cold: PageLoad;
  /** Until usable on slow 4G with a quarter of the processor: the first visit and the second. */
  slow: number;
  repeat: number;
  /** The second visit as fast as the machine goes. */
  fast: number;
  lcp: number;
  /** Of a phone only: Lighthouse's own device. */
  scores: Scores | undefined;
}

const measure = async (
  browser: Browser,
  name: string,
  device: Device,
  target: Target,
  port: number,
): Promise<Row> => {
  const slow: PageLoad[] = [];
  const repeats: number[] = [];
  const fast: number[] = [];
  let cold: PageLoad | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const context = await openDevice(browser, device, target.profile);
    const first = await loadPage(context, target, true);
    cold ??= first;
    slow.push(first);
    repeats.push((await loadPage(context, target, true)).usable);
    fast.push((await loadPage(context, target, false)).usable);
    await context.close();
  }
  if (cold === undefined) throw new Error('No round was run.');
  return {
    name,
    device,
    cold,
    slow: median(slow.map(({ usable }) => usable)),
    repeat: median(repeats),
    fast: median(fast),
    lcp: median(slow.map(({ lcp }) => lcp)),
    scores: device === 'phone' ? await lighthouseScores(target, port) : undefined,
  };
};

const withoutScript = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const print = (rows: readonly Row[]) => {
  const line = (cells: readonly string[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(11))).join('')}\n`,
    );
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
    'a11y',
  ]);
  for (const { name, device, cold, slow, repeat, fast, lcp, scores } of rows) {
    line([
      `${name}, ${device}`,
      cold.scriptKiB.toFixed(1),
      cold.cssKiB.toFixed(1),
      String(cold.requests),
      seconds(slow),
      seconds(repeat),
      seconds(fast),
      seconds(lcp),
      String(scores?.performance ?? '–'),
      String(scores?.accessibility ?? '–'),
    ]);
  }
};

const printInteractions = (screens: readonly (readonly [string, Interactions])[]) => {
  process.stdout.write(
    '\nCPU ÷ 4, desktop, milliseconds; the baseline screens have as many elements\n',
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
const references = await startReferences(
  {
    'static.html': withoutScript(readFileSync('apps/dashboard/dist/index.html', 'utf8')),
  },
  'apps/dashboard/dist',
  buildPeer(),
);
const browser = await playwrightChromium.launch(chromium());
/** What is done on the list, and the same on baseline screens with as many elements. */
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
  printInteractions([
    ['cars list', ours],
    ['baseline stack', baseline],
  ]);
};

try {
  const profile = await signIn(product.url);
  const targets: [string, Target][] = [
    ['react-dom alone', { url: `${references.url}/empty.html`, usable: '#usable' }],
    ['baseline stack', { url: `${references.url}/baseline.html`, usable: '#usable' }],
    ['react-admin', { url: `${references.url}/index.html`, usable: 'tbody td, main li, main a' }],
    ['landing without script', { url: `${references.url}/static.html`, usable: 'h1' }],
    ['landing', { url: `${product.url}/`, usable: 'h1' }],
    ['sign-in', { url: `${product.url}/phone-check`, usable: 'input' }],
    ['cars list', { url: `${product.url}/dashboard/autos`, usable: 'article a', profile }],
  ];
  const rows: Row[] = [];
  let port = 21_900 + Math.floor(Math.random() * 2_000);
  for (const [name, target] of targets.filter(([page]) => isWanted(page))) {
    process.stderr.write(`measuring: ${name}\n`);
    for (const device of ['phone', 'desktop'] as const) {
      rows.push(await measure(browser, name, device, target, port));
      port += 1;
    }
  }
  if (rows.length > 0) print(rows);
  if (isWanted('interactions')) await compareInteractions(profile);
} finally {
  await browser.close();
  references.stop();
  await product.stop();
  product.forget();
}
