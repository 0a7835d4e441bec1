import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call, demo, enter, newDealer, type Dealer } from './dealer.ts';
import { expect, test } from './test.ts';
import type { Language } from './texts.ts';

const outside = ['/', '/phone-check', '/login', '/forgot-password'];

/** `:car` and the like are ids of the dealership. */
export const inside = [
  '/dashboard/work-panel',
  '/dashboard/autos',
  '/dashboard/autos?view=table',
  '/dashboard/autos?q=qqqqqq',
  '/dashboard/autos/create',
  '/dashboard/autos/edit/:car',
  '/dashboard/autos/view/:car',
  '/dashboard/locations',
  '/dashboard/locations/create',
  '/dashboard/locations/edit/:salon',
  '/dashboard/locations/view/:salon',
  '/dashboard/profile',
  '/dashboard/leads',
  '/dashboard',
  '/dashboard/employees',
  '/dashboard/car-control',
  '/dashboard/trade-in/autos',
  '/dashboard/trade-in/applications',
  '/dashboard/ads',
  '/dashboard/ads?tab=money',
  '/dashboard/chat',
  '/dashboard/chat?current-chat-id=:room',
];

/** Screens besides `inside`: forms, panels of lists and pages of one item. */
const others = [
  '/dashboard/leads?lead=:lead',
  '/dashboard/employees/create',
  '/dashboard/employees/view/:employee',
  '/dashboard/employees/edit/:employee',
  '/dashboard/car-control/create',
  '/dashboard/trade-in/offer-list/:tradeIn',
  '/dashboard/trade-in/applications?application=:application',
  '/dashboard/trade-in/applications?form=create',
  '/dashboard/ads?form=create',
  '/dashboard/ads/result/:campaign',
  '/dashboard/profile/telegram',
  '/dashboard/telegram',
  '/dashboard?tab=stock',
  '/dashboard/autos/view/:car?tab=money',
  '/dashboard/autos?advice=price',
  '/dashboard/autos?prices=history',
  '/dashboard/autos/import',
  '/dashboard/autos/import?id=:import',
  '/dashboard/autos/feeds',
];

/** Navigates by links of the open page: a reload for every route would take most of the time. */
export const go = async (page: Page, route: string) => {
  const { pathname } = new URL(page.url());
  // The landing page renders before the router does.
  if (pathname === '/' || pathname === new URL(route, page.url()).pathname) {
    await page.goto(route);
    return;
  }
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, route);
  // The old page stays until the new one has rendered.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
};

export const settled = async (page: Page) => {
  // A dialog hides the page below from the tree of accessibility.
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'));
  await expect(title.first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only colours differ between themes. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

const findings = async (page: Page, theme: Theme) => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // The legacy mode runs in the page itself; the other opens a second page for frames, which we do not have.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: false, resultTypes: ['violations'] });
  if (theme === 'dark') axe.withRules(rulesOfColours);
  else axe.withTags(tags);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
  for (const each of found)
    if (each.id === 'target-size') each.targets = await tooSmall(page, each.targets);
  return found
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
};

/** Those of the targets that are too small in the middle of the screen too, where no bar at its edge covers a part of them. */
const tooSmall = async (page: Page, targets: readonly string[]) => {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .include(target)
      .withRules(['target-size'])
      .analyze();
    if (violations.length > 0) small.push(target);
  }
  return small;
};

const lists: Record<string, string> = {
  ':car': '/main/autos?status=active&size=1',
  ':salon': '/main/avtosalons?size=1',
  ':room': '/chat/api/room/list/?size=1',
  ':lead': '/main/leads?size=1',
  ':employee': '/main/employees?size=1',
  ':tradeIn': '/main/trade-in/autos?size=1',
  ':application': '/main/trade-in/applications?size=1',
  ':campaign': '/main/ads?status=active&size=1',
  ':import': '/main/imports?size=1',
};

/** Routes of a dealership, without those of items that it lacks. */
const screensOf = async ({ token }: Dealer) => {
  const ids = await Promise.all(
    Object.entries(lists).map(async ([name, path]) => {
      const { results } = await call('GET', path, { token });
      return [name, results[0]?.id] as const;
    }),
  );
  return [...inside, ...others].flatMap((pattern) => {
    const name = /:\w+/.exec(pattern)?.[0];
    if (name === undefined) return [pattern];
    const id = ids.find(([each]) => each === name)?.[1];
    return id === undefined ? [] : [pattern.replace(name, String(id))];
  });
};

/**
 * Checks routes. In the dark theme, which follows the system's, only rules of colours.
 * @param dealer whose screens are checked. @default nobody, before signing in
 * @returns findings by route
 */
const checkRoutes = async (page: Page, language: Language, dealer?: Dealer) => {
  const found: Record<string, string[]> = {};
  const routes = dealer === undefined ? outside : await screensOf(dealer);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (dealer === undefined) await page.goto('/favicon.svg');
  else await enter(page, dealer);
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  for (const [at, route] of routes.entries()) {
    await (at > 0 ? go(page, route) : page.goto(route));
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const theme of ['dark', 'light'] as const) {
      const list = await findings(page, theme);
      if (list.length > 0) found[`${route} ${language} ${theme}`] = list;
    }
  }
  return found;
};

/** Declares the tests of every screen in both languages, with the demo's data and without any, in the size of the project. */
export const testScreens = () => {
  test.describe.configure({ mode: 'parallel' });
  for (const language of ['ru', 'uz'] as const) {
    test(`axe finds nothing before signing in, ${language}`, async ({ page }) => {
      expect(await checkRoutes(page, language)).toEqual({});
    });
    for (const [dealership, dealerOf] of [
      ['the demo', demo],
      ['an empty dealership', newDealer],
    ] as const) {
      test(`axe finds nothing on any screen of ${dealership}, ${language}`, async ({ page }) => {
        test.setTimeout(600_000);
        expect(await checkRoutes(page, language, await dealerOf())).toEqual({});
      });
    }
  }
};
