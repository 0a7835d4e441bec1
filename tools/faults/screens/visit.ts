import type { BrowserContext, Page } from '@playwright/test';
import { demoScreens } from '../../../tests/product/demo-screens.ts';
import { accessToken, signIn } from '../../../tests/product/sign-in.ts';
import { signedIn } from '../chat/screen.ts';
import type { Stage } from '../row.ts';
import { until } from '../pause.ts';

/** A browser profile in which the demo dealer is signed in, and every screen of the product with ids of the demo dealership. */
export interface Visitor {
  url: string;
  context: BrowserContext;
  screens: readonly string[];
}

/** @param url of a server with the demo dealership */
export async function visitor(stage: Stage, url: string): Promise<Visitor> {
  // Files and texts from the server, not from the device: these rows are about what comes over the line.
  const context = await signedIn(await stage.browser(), url, await signIn(url), 'block');
  return {
    url,
    context,
    screens: await demoScreens(url, await accessToken(url)),
  };
}

/** State of a page: a visible heading, a loading indicator, and all its text. */
const probeOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('h1, h2, [role=heading], [role=alert]')].some(
      (each) => each.getBoundingClientRect().height > 0 && (each.textContent ?? '').trim() !== '',
    );
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
      (each) => ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? ''),
    );
    return {
      isSeen: seen,
      isBusy: document.querySelector('[aria-busy="true"]') !== null,
      text: `${document.title}\n${document.body.innerText}\n${names.join('\n')}`,
    };
  });

/** Opens a screen and waits until it has content and has finished loading. @returns its text; undefined where it stayed white */
export async function visit(
  page: Page,
  route: string,
  limit = 20_000,
): Promise<string | undefined> {
  await page.goto(route, { timeout: 60_000 });
  return standing(page, limit);
}

/** Waits until something is in the page and nothing loads; after the limit, what loads may go on loading. */
export async function standing(page: Page, limit = 20_000): Promise<string | undefined> {
  let last: Awaited<ReturnType<typeof probeOf>> | undefined;
  await until(async () => {
    last = await probeOf(page).catch(() => undefined);
    return last?.isSeen === true && !last.isBusy ? true : undefined;
  }, limit);
  return last?.isSeen === true ? last.text : undefined;
}
