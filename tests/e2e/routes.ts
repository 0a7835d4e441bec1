import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call, demo, enter } from './dealer.ts';
import { expect } from './test.ts';
import type { Language } from './texts.ts';

export const outside = ['/', '/phone-check', '/login', '/forgot-password'];

/** `:car`, `:salon` and `:room` are ids of the demo dealership. */
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

export const main = [
  '/dashboard/work-panel',
  '/dashboard/autos',
  '/dashboard/autos/create',
  '/dashboard/autos/view/:car',
  '/dashboard/locations',
  '/dashboard/profile',
  '/dashboard/chat',
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
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
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
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
};

/**
 * Checks routes. In the dark theme, which follows the system's, only rules of colours.
 * @returns findings by route
 */
export const checkRoutes = async (
  page: Page,
  language: Language,
  routes: readonly string[],
  themes: readonly Theme[] = ['dark', 'light'],
) => {
  const found: Record<string, string[]> = {};
  const dealer = await demo();
  const { token } = dealer;
  const cars = await call('GET', '/main/autos?status=active&size=1', { token });
  const salons = await call('GET', '/main/avtosalons?size=1', { token });
  const rooms = await call('GET', '/chat/api/room/list/?size=1', { token });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (routes.every((route) => route.startsWith('/dashboard'))) await enter(page, dealer);
  else await page.goto('/favicon.svg');
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  let isOpen = false;
  for (const pattern of routes) {
    const route = pattern
      .replace(':car', cars.results[0].id)
      .replace(':salon', salons.results[0].id)
      .replace(':room', rooms.results[0].id);
    await (isOpen ? go(page, route) : page.goto(route));
    isOpen = true;
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const theme of themes) {
      const list = await findings(page, theme);
      if (list.length > 0) found[`${route} ${language} ${theme}`] = list;
    }
  }
  return found;
};
