import type { Page } from '@playwright/test';
import { addActiveCar, addSalon, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

const makeOlder = (by: number) =>
  new Promise<boolean>((resolve, reject) => {
    let hasCars = false;
    const opening = indexedDB.open('karvon-kept');
    // Without this, opening would create an empty database before the page creates its own.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => {
      if (opening.error?.name === 'AbortError') resolve(false);
      else reject(new Error('There is no database'));
    });
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

const placeOf = (element: Element) => {
  const { x, y, width } = element.getBoundingClientRect();
  return [x, y, width].map((figure) => Math.round(figure));
};

for (const width of [360, 1440]) {
  test(`the outline has the first card where the list will, ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const dealer = await newDealer();
    await addActiveCar(dealer, await addSalon(dealer, 'Karvon Yunusobod'));
    await enter(page, dealer);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/dashboard/autos');
    const card = page.locator('article').first();
    await expect(card).toBeVisible();
    const outline = await card.evaluate(placeOf);
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.locator('article [aria-haspopup="menu"]').first()).toBeVisible();
    await expect.poll(() => card.evaluate(placeOf)).toEqual(outline);
  });
}

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
    // Loaded two hours ago: the page shows the age while it refetches.
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
        // Fonts change label widths, but move nothing up or down.
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
    await expect(code).not.toBeAttached();
    await page.mouse.move(300, 300);
    await expect(code).toBeAttached();
    // A smooth scroll to the top would have ended by then.
    await page.waitForTimeout(500);
    expect(await scrolled()).toBe(place);
    await page.reload();
    await page.evaluate(() => scrollTo({ top: 2100, behavior: 'instant' }));
  }
});
