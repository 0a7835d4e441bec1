import { demo, enter } from './dealer.ts';
import { expect, test } from './test.ts';

const pageOfCars = 12;

test('a page that does not come leaves the cars that are there, and can be asked for again @core', async ({
  page,
  t,
}) => {
  await enter(page, await demo());
  let isDown = true;
  await page.route(
    (url) => url.pathname === '/main/autos' && url.searchParams.get('page') === '2',
    (route) => (isDown ? route.abort() : route.continue()),
  );
  await page.goto('/dashboard/autos');
  const cars = page.getByRole('main').getByRole('article');
  // Cards below the fold are placeholders at first: the page is complete when the last one is a car.
  await expect(cars).toHaveCount(pageOfCars);
  await page.getByRole('button', { name: t('common:showMore') }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(t('errors:offline'));
  await expect(cars).toHaveCount(pageOfCars);
  await expect(page.getByRole('button', { name: t('common:showMore') })).toHaveCount(0);
  isDown = false;
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:retry') })
    .click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => cars.count()).toBeGreaterThan(pageOfCars);
});
