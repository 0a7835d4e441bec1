import type { Locator, Page } from '@playwright/test';
import { addCar, addSalon, call, enter, move, moderate, newDealer } from './dealer.ts';
import { choose, field } from './fields.ts';
import { expect, test } from './test.ts';
import type { Translate } from './texts.ts';

const purchase = 100_000_000;
const expense = 2_400_000;
/** In y.e. */
const sale = { price: 12_000, tradeIn: 4000 };

const submit = (dialog: Locator) => dialog.locator('button[type=submit]').click();
/** Digits in groups, as sums are shown. */
const shown = (sum: number) =>
  new RegExp(String(sum).replaceAll(/\B(?=(\d{3})+$)/g, '[\\s\u00A0\u202F]'));

const sell = async (page: Page, t: Translate) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /Cobalt/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: t('autos:action.sell') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('y.e.', { exact: true }).first().click();
  await dialog.getByLabel(t('stock:sale.price')).fill(String(sale.price));
  await dialog.getByRole('button', { name: t('stock:sale.add') }).click();
  const sums = dialog.getByLabel(t('stock:sum.sum'));
  await sums.nth(0).fill(String(sale.price - sale.tradeIn));
  await choose(page, t('stock:sale.part', { number: 2 }), t('stock:pay.trade_in'));
  await sums.nth(1).fill(String(sale.tradeIn));
  await expect(dialog.getByText(t('stock:sale.agrees'))).toBeVisible();
  await dialog.getByRole('button', { name: shown(sale.price) }).click();
  await expect(
    page.getByText(t('autos:status.sold_on_karvon'), { exact: true }).first(),
  ).toBeVisible();
};

test('a car is bought, repaired, sold in y.e. with a trade-in, returned, sold again, and shows its profit', async ({
  page,
  t,
}) => {
  test.slow();
  const dealer = await newDealer();
  const car = await addCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  await move(dealer, car.id, 'moderation');
  await moderate(car.id, 'approve');
  await enter(page, dealer);

  await page.goto(`/dashboard/autos/view/${String(car.id)}?tab=money`);
  await page.getByRole('link', { name: t('stock:money.record') }).click();
  const dialog = page.getByRole('dialog');
  await field(dialog, t('stock:money.purchase')).fill(String(purchase));
  await submit(dialog);
  await expect(page.getByText(t('stock:money.purchaseSaved'))).toBeVisible();
  await page
    .getByRole('link', { name: t('stock:money.expense') })
    .first()
    .click();
  await field(dialog, t('stock:sum.sum')).fill(String(expense));
  await submit(dialog);
  await expect(page.getByText(t('stock:money.expenseSaved'))).toBeVisible();

  await sell(page, t);
  await page
    .getByRole('button', { name: t('common:undo'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('autos:status.active'), { exact: true }).first()).toBeVisible();
  await sell(page, t);

  const { rate } = await call('GET', '/main/rates');
  const profit = sale.price * rate - purchase - expense;
  await page.goto(`/dashboard/autos/view/${String(car.id)}?tab=money`);
  await expect(page.getByText(t('stock:money.profit'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(shown(profit)).first()).toBeVisible();
});
