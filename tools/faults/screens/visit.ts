import type { BrowserContext, Page } from '@playwright/test';
import { demoScreens } from '../../../tests/product/demo-screens.ts';
import { accessToken, signIn } from '../../../tests/product/sign-in.ts';
import { signedIn } from '../chat/screen.ts';
import type { Stage } from '../row.ts';
import { until } from '../pause.ts';

export interface Visitor {
  url: string;
  context: BrowserContext;
  screens: readonly string[];
}

export async function visitor(stage: Stage, url: string): Promise<Visitor> {
  const context = await signedIn(await stage.browser(), url, await signIn(url), 'block');
  return {
    url,
    context,
    screens: await demoScreens(url, await accessToken(url)),
  };
}

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

/** Undefined when the screen stayed white. */
export async function visit(
  page: Page,
  route: string,
  limit = 20_000,
): Promise<string | undefined> {
  await page.goto(route, { timeout: 60_000 });
  return standing(page, limit);
}

/** State of the screen after the limit; the page may still be loading. */
export async function standing(page: Page, limit = 20_000): Promise<string | undefined> {
  let last: Awaited<ReturnType<typeof probeOf>> | undefined;
  await until(async () => {
    last = await probeOf(page).catch(() => undefined);
    return last?.isSeen === true && !last.isBusy ? true : undefined;
  }, limit);
  return last?.isSeen === true ? last.text : undefined;
}
