// npm run test:modes: every story at 320 px, at 200 % zoom, in forced colours, with less motion and under a finger. Fails where a
// page scrolls sideways at 320 px or a focused control shows nothing in forced colours, and writes sheets to look at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { visitStories } from './gallery.ts';
import { storiesOf } from './stories.ts';
import type { Globals } from './story-page.ts';
import { buildStorybook, cache, root } from './tree.ts';

interface Mode {
  name: string;
  context: BrowserContextOptions;
  globals: Globals;
  /** What is wrong with the story on the page, in words. */
  faults?: (page: Page) => Promise<string[]>;
}

/** Every page must fit, but for those whose whole point is a width. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`is ${String(scrollWidth)} px wide where ${String(clientWidth)} are there`]
      : [];
  });

/** Walks by Tab through the first controls of a story: each has to show that it is focused, without shadows. */
async function unseenFocus(page: Page): Promise<string[]> {
  const unseen = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const near = [
        focused,
        focused.parentElement,
        focused.nextElementSibling,
        focused.querySelector('*'),
      ];
      const isShown = near.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      const plate = focused.closest('[class*="control"], label, [role="group"]');
      const plateOutline = plate ? getComputedStyle(plate).outlineStyle : 'none';
      if (isShown || plateOutline !== 'none') return undefined;
      return `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}" shows no focus`;
    });
    if (fault !== undefined) unseen.add(fault);
  }
  return [...unseen];
}

const light = { theme: 'light', language: 'uz' };
const modes: readonly Mode[] = [
  {
    name: '320',
    context: { viewport: { width: 320, height: 640 } },
    globals: light,
    faults: overflow,
  },
  {
    name: 'zoom-200',
    context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    globals: light,
    faults: overflow,
  },
  {
    name: 'forced-colours',
    context: { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
    globals: light,
    faults: unseenFocus,
  },
  {
    name: 'finger',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    globals: { ...light, pointer: 'coarse', motion: 'reduced' },
  },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, mode: { type: 'string' }, storybook: { type: 'string' } },
});
const storybook = values.storybook ?? path.join(cache, 'storybooks/working-tree');
if (values.storybook === undefined) buildStorybook(root, storybook);
const stories = storiesOf(
  storybook,
  values.only === undefined ? undefined : new RegExp(values.only),
);
const report = path.join(root, 'modes-report');
rmSync(report, { recursive: true, force: true });
const faults: string[] = [];

for (const { name, context, globals, faults: look } of modes) {
  if (values.mode !== undefined && values.mode !== name) continue;
  const started = Date.now();
  mkdirSync(path.join(report, name), { recursive: true });
  await visitStories(storybook, stories, { context, globals }, async (stage, { id }) => {
    for (const fault of (await look?.(stage.page)) ?? []) faults.push(`${name}: ${id} ${fault}`);
    writeFileSync(path.join(report, name, `${id}.png`), await stage.photograph());
  });
  const pictures = stories.map(
    ({ id }) =>
      `<figure><figcaption>${id}</figcaption><img loading="lazy" alt="${id}" src="${id}.png"></figure>`,
  );
  writeFileSync(
    path.join(report, name, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>body{font:11px system-ui;columns:220px}figure{margin:0 0 12px;break-inside:avoid}img{max-width:100%;border:1px solid #8888}</style>${pictures.join('')}</html>\n`,
  );
  process.stdout.write(
    `${name}: ${String(stories.length)} stories, ${String(Math.round((Date.now() - started) / 1000))} s\n`,
  );
}
process.stdout.write(
  `${[...faults].toSorted().join('\n')}\n${String(faults.length)} faults; sheets in ${report}\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
