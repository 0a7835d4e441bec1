import { chromium as playwrightChromium, type BrowserContext, type Page } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { headlessShell } from '../../scripts/chromium.mjs';
import type { Journal } from './journal.ts';
import { desk } from './mode-passes.ts';
import { collectErrors } from './page-errors.ts';
import { serveFolder } from './static-server.ts';

/** Milliseconds to load, play and check a story on a busy machine. */
const limit = 60_000;

export const direct = 'direct';

/** Runs in the page. Undefined until the story has ended. */
function ending(id: string): string[] | undefined {
  const within = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
    keys.reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      value,
    );
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const last = within(channel, 'last');
  if (typeof last !== 'function') return undefined;
  const read = (event: string): unknown => within(last.call(channel, event), 0);
  const finished = read('storyFinished');
  if (within(finished, 'storyId') !== id) return undefined;
  const failures: string[] = [];
  const thrown = read('playFunctionThrewException') ?? read('storyThrewException');
  if (thrown !== undefined) failures.push(`failed: ${String(within(thrown, 'message'))}`);
  const reports = within(finished, 'reporters');
  for (const report of Array.isArray(reports) ? reports : []) {
    if (within(report, 'status') !== 'failed') continue;
    const rules = within(report, 'result', 'violations');
    const names = Array.isArray(rules) ? rules.map((rule) => String(within(rule, 'id'))) : [];
    failures.push(`is rejected by axe: ${names.join(', ')}`);
  }
  if (failures.length === 0 && within(finished, 'status') !== 'success')
    failures.push('ended with an error');
  return failures;
}

interface Tab {
  page: Page;
  errors: string[];
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, errors: collectErrors(page) };
}

/**
 * Opens the story's own URL, like a shared link, with the desktop, colours and clock of the machine.
 * @returns violations, as text
 */
async function openStory({ page, errors }: Tab, address: string, id: string): Promise<string[]> {
  const url = `${address}/iframe.html?id=${id}&viewMode=story`;
  await page.goto(url, { timeout: limit, waitUntil: 'commit' });
  // The previous story unmounts only now.
  errors.length = 0;
  const handle = await page.waitForFunction(ending, id, { timeout: limit });
  const failures = (await handle.jsonValue()) ?? [];
  return [...failures.map((text) => text.trim().split('\n', 1)[0] ?? ''), ...errors];
}

const violationsOf = (tab: Tab, address: string, id: string): Promise<string[]> =>
  openStory(tab, address, id).catch((cause: unknown) => [
    `did not finish: ${String(cause).split('\n', 1)[0] ?? ''}`,
  ]);

/** @param ids ids of all stories, including those tagged `keyboard` */
export async function checkOpenedDirectly(
  storybook: string,
  ids: readonly string[],
  journal: Journal,
): Promise<void> {
  const server = await serveFolder(storybook);
  const waiting = ids.filter((id) => !journal.has(direct, id));
  const count = waiting.length;
  const work = async () => {
    const browser = await playwrightChromium.launch(headlessShell());
    const context = await browser.newContext({ viewport: desk, timezoneId: 'Asia/Tashkent' });
    // One tab for all: each tab would be another process.
    let tab = await newTab(context);
    try {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        let violations = await violationsOf(tab, server.address, id);
        if (violations.length > 0) {
          // Retried in a new tab, since the machine may have been busy.
          await tab.page.close();
          tab = await newTab(context);
          violations = await violationsOf(tab, server.address, id);
        }
        journal.write({
          pass: direct,
          id,
          violations: [...new Set(violations)].map((text) => `${direct}: ${id} ${text}`),
        });
        if (waiting.length % 50 === 0)
          process.stdout.write(`  ${String(count - waiting.length)} of ${String(count)}\n`);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  } finally {
    await server.stop();
  }
  process.stdout.write(`${direct}: ${String(count)} stories\n`);
}
