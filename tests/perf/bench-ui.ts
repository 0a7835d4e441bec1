// Prints what the components cost: bytes over react and react-dom, mounting and scrolling of long lists beside bare
// react-virtual, mounting of parts and opening of lists beside bare react-aria, each pair in turns in one run.
// `npm run bench:ui -- sizes|lists|parts` runs a part of it; ONLY=<regular expression> measures the sizes of some; ROUNDS=5.
import { chromium as playwrightChromium, type Browser } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { componentNames, componentSizes, type ComponentSize } from './component-sizes.ts';
import { measureLists } from './list-scrolling.ts';
import { measureOpening, measureParts } from './part-mounting.ts';
import { startUiPages } from './ui-pages.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

/** At most this many times the bare one. */
const listLimit = 1.5;
const partLimit = 1.15;
/** Below this a part's ratio says more about the clock than about the part. */
const noise = 2;

let misses = 0;
const print = (cells: readonly (string | number)[], isMissed = false) => {
  if (isMissed) misses += 1;
  const words = cells.map((cell, at) =>
    at === 0 ? String(cell).padEnd(26) : String(cell).padStart(11),
  );
  process.stdout.write(`${words.join('')}${isMissed ? '  MISSED' : ''}\n`);
};
const title = (words: string) => process.stdout.write(`\n${words}\n`);
const fixed = (value: number, digits = 0) => value.toFixed(digits);

const printSize = ({ name, gzip, brotli, strangers }: ComponentSize) => {
  print([name, fixed(gzip, 1), fixed(brotli, 1)], strangers.length > 0);
  for (const id of strangers) process.stdout.write(`  brings ${id}\n`);
};

const printLists = async (browser: Browser, url: string) => {
  title('long lists at CPU ÷ 4: ms to mount, frames of a fast wheel in ms');
  print(['', 'rows', 'mount', '× bare', 'nodes', 'p95', 'longest', '> 50 ms']);
  let bare = 0;
  for (const figure of await measureLists(browser, url, rounds)) {
    const { name, count, mount, nodes, frame95, frameMost, missed } = figure;
    const isBare = name.startsWith('bare');
    if (isBare) bare = mount;
    const ratio = mount / bare;
    print(
      [
        name,
        count,
        fixed(mount),
        isBare ? '' : fixed(ratio, 2),
        nodes,
        fixed(frame95),
        fixed(frameMost),
        missed,
      ],
      !isBare && (ratio > listLimit || missed > 0),
    );
  }
};

const printParts = async (browser: Browser, url: string) => {
  title('ms, beside bare react-aria and bare react-virtual');
  print(['', 'ours', 'react-aria', '× bare', 'virtual', 'nodes']);
  const figures = [
    ...(await measureParts(browser, url, rounds)),
    ...(await measureOpening(browser, url, rounds)),
  ];
  for (const { name, ours, bare, virtual, nodes } of figures) {
    print(
      [
        name,
        fixed(ours, 1),
        fixed(bare, 1),
        fixed(ours / bare, 2),
        virtual === undefined ? '' : fixed(virtual, 1),
        nodes ?? '',
      ],
      ours / bare > partLimit && ours - bare > noise,
    );
  }
};

if (isWanted('lists') || isWanted('parts')) {
  const pages = await startUiPages();
  const browser = await playwrightChromium.launch(chromium());
  try {
    if (isWanted('lists')) await printLists(browser, pages.url);
    if (isWanted('parts')) await printParts(browser, pages.url);
  } finally {
    await browser.close();
    await pages.stop();
  }
}
if (isWanted('sizes')) {
  const only = process.env['ONLY'];
  title('KiB that a component adds to react and react-dom: script and styles');
  print(['', 'gzip', 'brotli']);
  await componentSizes(
    componentNames(only === undefined ? undefined : new RegExp(only)),
    printSize,
  );
}
process.stdout.write(misses === 0 ? '\nNothing misses.\n' : `\n${String(misses)} missed.\n`);
process.exitCode = misses === 0 ? 0 : 1;
