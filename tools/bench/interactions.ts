import type { Browser, Page } from '@playwright/test';
import { longestPress, observePresses, rest, slowProcessor } from './event-timing.ts';
import { middleOf, timeNavigation } from './navigation.ts';
import { median } from './page-load.ts';

/** Our screens, or the baseline's of `reference/screens.tsx`. */
export interface Screens {
  url: string;
  profile?: string;
  menu: string;
  /** Selectors of another implementation: link to the first car, part of its address, and checkbox of a car. */
  parts?: { link: string; path: string; select: string };
}

const ourParts = {
  link: 'article a',
  path: '/autos/view/',
  select: 'article label:has([type="checkbox"])',
};

export interface Interactions {
  nodes: { list: number; car: number };
  /** Median milliseconds from the press to the next screen, with warm chunks and responses. */
  navigation: number;
  /** Longest delay in milliseconds from an input to the next frame (event timing), by action. */
  actions: ReadonlyMap<string, number>;
}

const countNodes = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

export const measureInteractions = async (
  browser: Browser,
  { url, profile, menu, parts = ourParts }: Screens,
  isNavigationOnly = false,
): Promise<Interactions> => {
  const desktop = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  if (profile !== undefined) {
    await desktop.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  }
  const page = await desktop.newPage();
  await page.goto(url);
  const card = page.locator(parts.link).first();
  await card.waitFor();
  await rest(page);

  const navigations: number[] = [];
  const nodes = { list: 0, car: 0 };
  const goThere = async () => {
    const milliseconds = await timeNavigation(page, parts.link, { path: parts.path });
    nodes.car = await countNodes(page);
    await page.goBack();
    await card.waitFor();
    await rest(page);
    return milliseconds;
  };
  // Two warm-up rounds, so that chunks and responses are cached.
  await goThere();
  await goThere();
  nodes.list = await countNodes(page);
  await slowProcessor(page);
  for (let round = 0; round < 7; round += 1) navigations.push(await goThere());
  if (isNavigationOnly) {
    await desktop.close();
    return { nodes, navigation: median(navigations), actions: new Map() };
  }

  await observePresses(page);
  const measured: { name: string; took: number }[] = [];
  const time = async (name: string, act: () => Promise<void>) => {
    await act();
    await rest(page);
    measured.push({ name, took: await longestPress(page) });
  };
  const press = async (selector: string) => {
    const [x, y] = await middleOf(page, selector);
    await page.mouse.move(x, y);
    await rest(page);
    await page.mouse.click(x, y);
  };
  for (let round = 0; round < 3; round += 1) {
    await time('open a menu', () => press(menu));
    await time('close a menu', () => page.keyboard.press('Escape'));
    await page.locator('input[type="search"]').focus();
    await time('type into search', () => page.keyboard.type('co', { delay: 50 }));
    await time('clear search', () => page.keyboard.press('Escape'));
    await time('select a car', () => press(parts.select));
    await time('unselect a car', () => press(parts.select));
  }
  await desktop.close();
  // The first round of each action is a warm-up for parts mounted on demand; the worst of the later ones counts.
  const actions = new Map<string, number>();
  for (const { name, took } of measured.slice(measured.length / 3)) {
    actions.set(name, Math.max(took, actions.get(name) ?? 0));
  }
  return { nodes, navigation: median(navigations), actions };
};
