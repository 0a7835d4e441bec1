import type { Locator, Page } from '@playwright/test';
import { addActiveCar, addSalon, enter, newDealer } from './dealer.ts';
import { field } from './fields.ts';
import { go } from './routes.ts';
import { expect, test } from './test.ts';

test('what the focus is on is never under the bar of the form of a car', async ({ page, t }) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Yunusobod');
  await enter(page, dealer);
  await page.goto('/dashboard/autos/create');
  await expect(page.getByRole('button', { name: t('auto-form:footer.submit') })).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const bar = [...document.querySelectorAll('[role=group]')].find(
        (one) => getComputedStyle(one).position === 'sticky',
      );
      const focused = document.activeElement;
      if (bar === undefined) return 'no bar';
      if (focused?.closest('main') == null || bar.contains(focused)) return '';
      const { top, bottom, width } = focused.getBoundingClientRect();
      // The visible element is the label of a hidden input.
      if (width < 2) return '';
      const free = bar.getBoundingClientRect().top;
      return bottom > free + 1 && top > 0
        ? (focused.getAttribute('aria-label') ?? focused.outerHTML.slice(0, 90))
        : '';
    });
    if (found !== '') hidden.push(`${String(stop)}: ${found}`);
  }
  expect(hidden).toEqual([]);
});

test('who only goes through the fields of a form sees none of them turn red', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  await addSalon(dealer, 'Karvon Yunusobod');
  await enter(page, dealer);
  await page.goto('/dashboard/autos/create');
  const submit = page.getByRole('button', { name: t('auto-form:footer.submit') });
  await expect(submit).toBeVisible();
  for (let stop = 0; stop < 40; stop += 1) await page.keyboard.press('Tab');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
});

const screens = [
  'work-panel',
  '',
  'leads',
  'autos',
  'autos/create',
  'locations',
  'locations/create',
  'chat',
  'car-control',
  'employees',
  'trade-in/autos',
  'trade-in/applications',
  'ads',
  'profile',
] as const;

test('a question mark lists the keys of every screen', async ({ page, t }) => {
  test.slow();
  await enter(page, await newDealer());
  const list = page.getByRole('dialog', { name: t('shell:keys.title') });
  for (const [at, screen] of screens.entries()) {
    await (at === 0 ? page.goto(`/dashboard/${screen}`) : go(page, `/dashboard/${screen}`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The page's script may add its key listener after the heading is visible.
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(list, screen).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(list.getByText(t('shell:keys.palette'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list, screen).toBeHidden();
  }
});

/** Presses a key until the element has the focus. */
const reach = async (page: Page, target: Locator, key = 'Tab') => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 120; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not reach ${String(target)}.`);
};

test('a purchase, an expense and a sale are recorded by keys alone', async ({ page, t }) => {
  test.slow();
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Yunusobod');
  const { id } = await addActiveCar(dealer, salon, 1, { price: 170_000_000 });
  await enter(page, dealer);
  await page.goto(`/dashboard/autos/view/${String(id)}?tab=money`);
  const dialog = page.getByRole('dialog');

  await reach(page, page.getByRole('link', { name: t('stock:money.record') }));
  await page.keyboard.press('Enter');
  await reach(page, field(dialog, t('stock:money.purchase')));
  await page.keyboard.type('150000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('stock:money.purchaseSaved'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await reach(page, page.getByRole('link', { name: t('stock:money.expense') }).first());
  await page.keyboard.press('Enter');
  await reach(page, field(dialog, t('stock:sum.sum')));
  await page.keyboard.type('2400000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('stock:money.expenseSaved'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await reach(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /Cobalt/ })
      .last(),
  );
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('menuitem', { name: t('autos:action.sell') }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await reach(page, field(dialog, t('stock:sale.price')));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(t('autos:status.sold_on_karvon'), { exact: true }).first(),
  ).toBeVisible();
});
