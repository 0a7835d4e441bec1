import { addActiveCar, addSalon, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

const rectOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map((figure) => Math.round(figure));
};

for (const width of [360, 1440]) {
  test(`the outline shows the first picture where the list will, ${String(width)} px`, async ({
    page,
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

    await page.unroute('**/assets/*.js');
    await page.reload();
    const image = page.locator('article img').first();
    await expect(image).toBeVisible();
    expect(await image.evaluate(rectOf)).toEqual(outline);
  });
}

test('a language chosen on the landing page before its script has come is shown once it is there', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('banner').getByText('UZ', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  script.resolve();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
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
