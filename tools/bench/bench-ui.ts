// Bytes, mounting and scrolling of the components, each in alternation with a baseline. `npm run bench:ui -- sizes|lists|parts` runs a part,
// ONLY=<regular expression> some components; ROUNDS=5.
import { chromium as playwrightChromium } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { componentNames, componentSizes } from './component-sizes.ts';
import { measureLists } from './list-scrolling.ts';
import { measureOpening, measureParts } from './part-mounting.ts';
import { startUiPages } from './ui-pages.ts';
import { missesOf, uiTable, type UiFigures } from './ui-table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const only = new RegExp(process.env['ONLY'] ?? '');
const wanted = process.argv.slice(2);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const say = (text: string) => process.stdout.write(`${text}\n`);
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;

const measured: UiFigures[] = [];
if (isWanted('lists') || isWanted('parts')) {
  const pages = await startUiPages();
  const browser = await playwrightChromium.launch(chromium());
  const settings = { browser, url: pages.url, rounds, only };
  try {
    if (isWanted('lists')) measured.push(...(await measureLists(settings)));
    if (isWanted('parts')) {
      measured.push(...(await measureParts(settings)), ...(await measureOpening(settings)));
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
  say(`Mounting, scrolling and opening: ${String(rounds)} rounds, ${seconds()}.`);
}

const table: UiFigures[] = measured;
if (isWanted('sizes')) {
  await componentSizes(componentNames(only), (size) => {
    const { name, ...bytes } = size;
    const line = measured.find(({ component }) => component === name);
    if (line) Object.assign(line, bytes);
    else table.push({ component: name, what: '', ...bytes });
  });
  say(`Bytes: one build each, ${seconds()} in all.`);
}

say('');
say(
  'gzip, brotli: KiB over react and react-dom; later: KiB (gzip) once it is used. ours, baseline, virtual: ms; lists and openings at CPU ÷ 4.',
);
say(uiTable(table));
const missed = table.filter((figures) => missesOf(figures).length > 0).length;
say(missed === 0 ? '\nNothing misses.' : `\n${String(missed)} missed.`);
process.exitCode = missed === 0 ? 0 : 1;
