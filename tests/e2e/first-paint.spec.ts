import type { Page } from '@playwright/test';
import { addActiveCar, addSalon, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

/** Makes what the device keeps of responses older, in the page. @returns whether the list of cars is among them */
const makeOlder = (by: number) =>
  new Promise<boolean>((resolve, reject) => {
    let hasCars = false;
    const opening = indexedDB.open('karvon-kept');
    opening.addEventListener('error', () => reject(new Error('There is no database')));
    opening.addEventListener('success', () => {
      const changes = opening.result.transaction('responses', 'readwrite');
      const reading = changes.objectStore('responses').openCursor();
      reading.addEventListener('success', () => {
        const { result: cursor } = reading;
        if (cursor === null) return;
        hasCars ||= typeof cursor.key === 'string' && cursor.key.includes('["main","autos",');
        cursor.update({ ...cursor.value, at: cursor.value.at - by });
        cursor.continue();
      });
      changes.addEventListener('complete', () => resolve(hasCars));
    });
  });

/** What a card of the list says, and where. */
const cardOf = (page: Page) =>
  Promise.all(
    ['a', 'p >> nth=0', 'strong', 'p >> nth=1'].map(async (part) => {
      const element = page.locator('article').first().locator(part);
      await expect(element).toBeVisible();
      return { text: await element.textContent(), rect: await element.evaluate(rectOf) };
    }),
  );

const rectOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((figure) => Math.round(figure));
};

/** Where the letters of an element are. */
const textPlace = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width } = range.getBoundingClientRect();
  return [x, y, width].map((figure) => Math.round(figure));
};

for (const width of [360, 1440]) {
  test(`the outline shows the first car where the list will, which keeps the focus, ${String(width)} px`, async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const dealer = await newDealer();
    await addActiveCar(dealer, await addSalon(dealer, 'Karvon Yunusobod'));
    await enter(page, dealer);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/dashboard/autos');
    const firstImage = page.locator('[data-photo] img').first();
    await expect(firstImage).toBeVisible();
    const outline = await firstImage.evaluate(rectOf);
    const car = await cardOf(page);
    expect(car[0]?.text).toBe('Chevrolet Cobalt');

    const badge = page
      .locator('article')
      .first()
      .getByText(t('autos:status.active'), { exact: true });
    const status = await badge.evaluate(textPlace);
    await page.unroute('**/assets/*.js');
    const script = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const link = page.locator('article a').first();
    await link.focus();
    script.resolve();
    const image = page.locator('article img').first();
    await expect(image).toBeVisible();
    // The outline's image gives way to the list's between two looks at it.
    await expect.poll(() => image.evaluate(rectOf)).toEqual(outline);
    await expect(page.locator('article [aria-haspopup="menu"]').first()).toBeVisible();
    expect(await cardOf(page)).toEqual(car);
    expect(await badge.evaluate(textPlace)).toEqual(status);
    await expect(link).toBeFocused();
  });
}

test('cars that were read last are there before any script or response; one that is pressed opens when the scripts come', async ({
  page,
}) => {
  const dealer = await newDealer();
  await addActiveCar(dealer, await addSalon(dealer, 'Karvon Yunusobod'));
  await enter(page, dealer);
  await page.goto('/dashboard/autos');
  await expect(page.locator('article [aria-haspopup="menu"]').first()).toBeVisible();

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('first-rows')))
    .toContain('Cobalt');
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const isResponse = (url: URL) => url.pathname === '/main/autos';
  await page.route(isResponse, (route) => route.abort());
  // The scripts are held, and with them the page's load.
  await page.reload({ waitUntil: 'commit' });
  const link = page.locator('article a').first();
  await expect(link).toHaveText('Chevrolet Cobalt');
  await link.click();
  await expect(page).toHaveURL(/\/dashboard\/autos$/);
  await page.unroute(isResponse);
  script.resolve();
  await expect(page).toHaveURL(/\/autos\/view\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chevrolet Cobalt');
  await page.goBack();
  await expect(page.locator('article [aria-haspopup="menu"]').first()).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`nothing moves from the cars that were read last to those of the server, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const dealer = await newDealer();
    const salon = await addSalon(dealer, 'Karvon Yunusobod');
    for (let count = 0; count < 3; count += 1) await addActiveCar(dealer, salon);
    await enter(page, dealer);
    await page.goto('/dashboard/autos');
    await expect(page.locator('article [aria-haspopup="menu"]')).toHaveCount(3);
    // Read two hours ago: the page says so while the fresh ones are on their way.
    await expect.poll(() => page.evaluate(makeOlder, 2 * 3_600_000)).toBe(true);
    const response = Promise.withResolvers<void>();
    await page.route('**/main/autos?*', async (route) => {
      await response.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      const isOfCars = (source: unknown) => {
        if (typeof source !== 'object' || source === null) return false;
        const [node, before, now]: unknown[] = ['node', 'previousRect', 'currentRect'].map((key) =>
          Reflect.get(source, key),
        );
        if (!(node instanceof Element)) return false;
        if (!(before instanceof DOMRectReadOnly && now instanceof DOMRectReadOnly)) return false;
        // Labels have their font's widths once it has come; that moves nothing up or down.
        return (
          (before.y !== now.y || before.height !== now.height) &&
          (node.closest('article') ?? node.querySelector('article')) !== null
        );
      };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: unknown = Reflect.get(entry, 'sources');
          if (Array.isArray(sources) && sources.some(isOfCars)) shifts.push(JSON.stringify(entry));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(page.locator('article [aria-haspopup="menu"]')).toHaveCount(3);
    const age = page.getByRole('status').filter({ hasText: /\d\d:\d\d/ });
    await expect(age).toBeVisible();
    response.resolve();
    await expect(age).toBeHidden();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });
}

/** Opens the landing page with its scripts on their way. @returns lets them come */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/');
  return () => scripts.resolve();
}

test('a language chosen on the landing page before its script has come is shown once it is there', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page);
  await page.getByRole('banner').getByText('UZ', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
});

test('a device that turns dark before the script of the landing page has come makes it dark once it is there', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  letScriptsCome();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('who has scrolled the landing page stays there when its script comes, also after a reload', async ({
  page,
}) => {
  const code = page.locator('[data-lazy] path');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  for (const place of [1500, 2100]) {
    // The code at the end of the page is what only the script can render.
    await expect(code).not.toBeAttached();
    await page.mouse.move(300, 300);
    await expect(code).toBeAttached();
    // Long enough for a smooth way to the top.
    await page.waitForTimeout(500);
    expect(await scrolled()).toBe(place);
    await page.reload();
    await page.evaluate(() => scrollTo({ top: 2100, behavior: 'instant' }));
  }
});
