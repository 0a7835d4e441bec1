import type { Page } from '@playwright/test';
import { addCar, addSalon, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

const cutText = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const pen = document.createElement('canvas').getContext('2d');
    const isOverflowing = (input: HTMLInputElement) => {
      if (pen === null) return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      pen.font = font;
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(input.value || input.placeholder).width > room + 1;
    };
    return [...main.querySelectorAll('*')].flatMap((one) => {
      if (one instanceof HTMLInputElement)
        return /text|search|tel/.test(one.type) && one.clientWidth > 20 && isOverflowing(one)
          ? [one.value || one.placeholder]
          : [];
      const isCut =
        one.clientWidth > 0 &&
        getComputedStyle(one).textOverflow === 'ellipsis' &&
        one.scrollWidth > one.clientWidth;
      return isCut ? [one.textContent ?? ''] : [];
    });
  });

test('the forms of cars and showrooms cut no word on a narrow phone', async ({ page, t }) => {
  test.slow();
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Olmazor');
  const car = await addCar(dealer, salon);
  await enter(page, dealer);
  const forms = [
    ['/dashboard/autos/create', 'auto-form:footer.submit'],
    [`/dashboard/autos/edit/${String(car.id)}`, 'auto-form:footer.submit'],
    ['/dashboard/locations/create', 'avtosalons:add'],
    [`/dashboard/locations/edit/${String(salon.id)}`, 'avtosalons:save'],
  ] as const;
  for (const [address, submit] of forms) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: t(submit), exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await expect.poll(() => cutText(page), address).toEqual([]);
  }
});
