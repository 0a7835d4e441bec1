import { chromium as playwrightChromium, type Page } from '@playwright/test';
import { headlessShell } from '../../scripts/chromium.mjs';
import type { Journal } from './journal.ts';
import { collectErrors } from './page-errors.ts';
import { serveFolder } from './static-server.ts';
import { docPagesOf } from './stories.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Pixels. */
const contentsFrom = 1200;

/** Milliseconds on a busy machine. */
const limit = 60_000;

function check(hasContents: boolean): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const headings = document.querySelectorAll('.sbdocs-content h2').length;
  const links = document.querySelectorAll('aside a, nav a[href^="#"]').length;
  return [
    scrollWidth > clientWidth &&
      `is ${String(scrollWidth)} px wide where ${String(clientWidth)} are there`,
    hasContents && headings > 1 && links === 0 && 'has a table of contents without a link',
  ].filter((violation) => violation !== false);
}

async function open(page: Page, address: string, id: string): Promise<void> {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`, { timeout: limit });
  // The skeleton is gone, and samples no longer make the page higher.
  await page.waitForFunction(
    () =>
      document.querySelector('.sbdocs-content h1') !== null &&
      document.querySelector('.sbdocs [aria-busy="true"][role="status"]') === null,
    undefined,
    { timeout: limit },
  );
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const height = document.documentElement.scrollHeight;
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      return document.documentElement.scrollHeight === height;
    },
    undefined,
    { timeout: limit },
  );
}

const passOf = ({ width }: (typeof sizes)[number]) => `page-${String(width)}`;

async function violationsOf(page: Page, address: string, id: string): Promise<string[][]> {
  const errors = collectErrors(page);
  const found: string[][] = [];
  try {
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === sizes[0]) await open(page, address, id);
      else await settle(page);
      found.push(await page.evaluate(check, size.width >= contentsFrom));
    }
  } catch (cause) {
    errors.push(`was not looked at: ${String(cause).split('\n', 1)[0] ?? ''}`);
  }
  return sizes.map((_, at) => [...(found[at] ?? []), ...new Set(errors)]);
}

/** Checks that nothing scrolls horizontally, and that the table of contents has links. */
export async function checkDocPages(
  storybook: string,
  only: RegExp | undefined,
  journal: Journal,
): Promise<void> {
  const pages = docPagesOf(storybook, only);
  const server = await serveFolder(storybook);
  const browser = await playwrightChromium.launch(headlessShell());
  try {
    // One context, which caches the files that all pages load.
    const context = await browser.newContext();
    const isDone = (id: string) => sizes.every((size) => journal.has(passOf(size), id));
    for (const id of pages.filter((page) => !isDone(page))) {
      const page = await context.newPage();
      const found = await violationsOf(page, server.address, id);
      await page.close();
      for (const [at, size] of sizes.entries()) {
        const pass = passOf(size);
        const violations = (found[at] ?? []).map((violation) => `${pass}: ${id} ${violation}`);
        journal.write({ pass, id, violations });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  process.stdout.write(`pages: ${String(pages.length)}\n`);
}
