import type { Browser } from '@playwright/test';
import { rest, slowProcessor } from './event-timing.ts';
import { timeNavigation } from './navigation.ts';
import { median } from './page-load.ts';

const screens = [
  { name: 'statistics', path: '/dashboard' },
  { name: 'leads', path: '/dashboard/leads' },
  { name: 'work panel', path: '/dashboard/work-panel' },
] as const;

const rounds = 7;

export interface DayNavigation {
  name: string;
  nodes: { from: number; to: number };
  /** Median in milliseconds, with warm chunks and responses. */
  took: number;
}

export const measureDay = async (
  browser: Browser,
  { url, profile }: { url: string; profile: string },
): Promise<DayNavigation[]> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await context.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  const page = await context.newPage();
  await page.goto(`${url}${screens[0].path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const taken = screens.map((): number[] => []);
  const nodes = screens.map(() => 0);
  const goRound = async () => {
    for (const index of [1, 2, 0] as const) {
      const { path } = screens[index];
      const milliseconds = await timeNavigation(page, `nav a[href="${path}"]`, {
        path,
        isComplete: true,
      });
      taken[index]?.push(milliseconds);
      await rest(page);
      nodes[index] = await page.evaluate(() => document.querySelectorAll('*').length);
    }
  };
  // Two warm-up rounds, so that chunks and responses are cached.
  await goRound();
  await goRound();
  for (const times of taken) times.length = 0;
  await slowProcessor(page);
  for (let round = 0; round < rounds; round += 1) await goRound();
  await context.close();
  return screens.map(({ name }, index) => {
    const from = (index + screens.length - 1) % screens.length;
    return {
      name: `${screens[from]?.name ?? ''} → ${name}`,
      nodes: { from: nodes[from] ?? 0, to: nodes[index] ?? 0 },
      took: median(taken[index] ?? []),
    };
  });
};
