import type { Browser, Page } from '@playwright/test';
import { median } from './page-load.ts';

export interface Interactions {
  /** Milliseconds from the press to the next screen, chunks and answers warm; the middle one of several. */
  navigation: number;
  /** Longest delay from an input to the next frame (event timing), milliseconds. */
  slowest: number;
  /** Which one that was. */
  slowestName: string;
}

/** Collects the event timing of every interaction from now on. */
const observe = (page: Page) =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(globalThis, { interactionDurations: durations });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe(options);
  });

const longest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The timing of an event is reported after the frame that shows its effect.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const durations: unknown = Reflect.get(globalThis, 'interactionDurations');
            const list = Array.isArray(durations)
              ? durations.filter((d) => typeof d === 'number')
              : [];
            if (Array.isArray(durations)) durations.length = 0;
            resolve(Math.max(0, ...list));
          }),
        );
      }),
  );

/** What a dealer does on the list of cars, on a desktop with a quarter of the processor. */
export const measureInteractions = async (
  browser: Browser,
  url: string,
  profile: string,
): Promise<Interactions> => {
  const desktop = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await desktop.addInitScript((value) => localStorage.setItem('profile-values', value), profile);
  const page = await desktop.newPage();
  const session = await desktop.newCDPSession(page);
  await page.goto(`${url}/dashboard/autos`);
  const card = page.getByRole('article').getByRole('link').first();
  await card.waitFor();

  const navigations: number[] = [];
  const goThere = async () => {
    const began = performance.now();
    await card.click();
    await page.waitForURL(/\/autos\/view\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const took = performance.now() - began;
    await page.goBack();
    await card.waitFor();
    return took;
  };
  // Twice without counting: chunks and answers become warm.
  await goThere();
  await goThere();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 0; round < 7; round += 1) navigations.push(await goThere());

  await observe(page);
  const measured: { name: string; took: number }[] = [];
  const time = async (name: string, act: () => Promise<void>) => {
    await act();
    measured.push({ name, took: await longest(page) });
  };
  const menu = page
    .getByRole('article')
    .getByRole('button', { name: /Действия|Ещё/ })
    .first();
  for (let round = 0; round < 3; round += 1) {
    await time('open a menu', () => menu.click());
    await time('close a menu', () => page.keyboard.press('Escape'));
    await time('type into search', () =>
      page.getByRole('searchbox').first().pressSequentially('co'),
    );
    await time('clear search', () => page.getByRole('searchbox').first().fill(''));
    await time('select a car', async () => {
      await page.getByRole('article').first().hover();
      await page.getByRole('article').first().getByRole('checkbox').click({ force: true });
    });
    await time('unselect a car', () =>
      page.getByRole('article').first().getByRole('checkbox').click({ force: true }),
    );
  }
  await desktop.close();
  // The first round of each warms what is mounted on demand; the worst of the later ones counts.
  const warm = measured.slice(measured.length / 3);
  const worst = warm.reduce((most, one) => (one.took > most.took ? one : most));
  return {
    navigation: median(navigations),
    slowest: worst.took,
    slowestName: worst.name,
  };
};
