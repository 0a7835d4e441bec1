import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call, demo, enter } from './dealer.ts';
import { expect } from './test.ts';
import type { Language } from './words.ts';

const outside = ['/', '/phone-check', '/login', '/forgot-password'];

/** Every screen of today; `:car` and `:salon` are of the demo dealership. */
const inside = [
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
  '/dashboard/leads',
];

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Skeletons are gone when nothing says that it loads.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
};

/** Holds every route in one language against axe, in both themes. @returns findings by route */
export const checkRoutes = async (page: Page, language: Language) => {
  const found: Record<string, string[]> = {};
  const look = async (route: string) => {
    await page.goto(route);
    await settled(page);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const list = await findings(page);
      if (list.length > 0) found[`${route} ${language} ${theme}`] = list;
    }
  };
  await page.goto('/favicon.svg');
  await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), language);
  for (const route of outside) await look(route);
  const dealer = await demo();
  const { token } = dealer;
  const cars = await call('GET', '/main/autos?status=active&size=1', { token });
  const salons = await call('GET', '/main/avtosalons?size=1', { token });
  await enter(page, dealer);
  for (const route of inside) {
    await look(route.replace(':car', cars.results[0].id).replace(':salon', salons.results[0].id));
  }
  return found;
};
