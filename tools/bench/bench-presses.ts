// Measures how long the screen is blocked after a press, per kind of control and screen, at CPU ÷ 4. presses.json stores ratios to a press on a plain page.
// KEEP=write stores better figures; ONLY=<regular expression> of screens; ROUNDS=3. Exits 1 when a press became slower by more than noise.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium as playwrightChromium } from '@playwright/test';
import { chromium } from '../../scripts/chromium.mjs';
import { demoScreens } from '../../tests/product/demo-screens.ts';
import { startProduct } from '../../tests/product/server-process.ts';
import { accessToken, signIn } from '../../tests/product/sign-in.ts';
import { imagesDone } from './demo-images.ts';
import { measureScreen, measureSidebar, type Press } from './presses.ts';

const file = new URL('presses.json', import.meta.url);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const only = new RegExp(process.env['ONLY'] ?? '');
/** Milliseconds. */
const slow = 120;
/** Event timing is rounded to 8 ms, and two runs on one machine differ by about this much. */
const isSlower = (share: number, before: number) => share > before * 1.5 + 0.3;

const kept: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'));
const keyOf = ({ screen, control }: Press) => `${screen} ${control}`;
const shareOf = ({ took, plain }: Press) => Math.round((took / plain) * 100) / 100;
const say = (text: string) => process.stdout.write(`${text}\n`);

const product = await startProduct();
await imagesDone(product);
const browser = await playwrightChromium.launch(chromium());
const presses: Press[] = [];
try {
  const profile = await signIn(product.url);
  if (only.test('sidebar'))
    presses.push(...(await measureSidebar(browser, { url: product.url, profile, rounds })));
  const screens = await demoScreens(product.url, await accessToken(product.url));
  for (const path of screens.filter((each) => only.test(each))) {
    process.stderr.write(`measuring: ${path}\n`);
    presses.push(...(await measureScreen(browser, { url: product.url, profile, path, rounds })));
  }
} finally {
  await browser.close();
  await product.stop();
  product.forget();
}

const isWorse = (press: Press) => {
  const before = kept[keyOf(press)];
  return before !== undefined && isSlower(shareOf(press), before);
};
say(
  `${'screen and control'.padEnd(56)}${'ms'.padStart(6)}${'plain'.padStart(7)}${'share'.padStart(7)}${'kept'.padStart(6)}`,
);
for (const press of presses.toSorted((a, b) => b.took - a.took)) {
  const before = kept[keyOf(press)];
  say(
    `${keyOf(press).padEnd(56)}${press.took.toFixed(0).padStart(6)}${press.plain.toFixed(0).padStart(7)}` +
      `${shareOf(press).toFixed(2).padStart(7)}${(before?.toFixed(2) ?? '–').padStart(6)}` +
      (isWorse(press) ? '  slower' : ''),
  );
}
const slowOnes = presses.filter(({ took }) => took > slow).length;
const worse = presses.filter(isWorse).length;
say(
  `\n${String(presses.length)} controls, ${String(slowOnes)} over ${String(slow)} ms, ${String(worse)} slower than was kept.`,
);
if (process.env['KEEP'] === 'write') {
  for (const press of presses) {
    kept[keyOf(press)] = Math.min(shareOf(press), kept[keyOf(press)] ?? Number.POSITIVE_INFINITY);
  }
  const sorted = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
process.exitCode = worse === 0 ? 0 : 1;
