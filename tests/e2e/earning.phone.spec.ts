import { expect } from '@playwright/test';
import { addActiveCar, addSalon, enter, newDealer } from './dealer.ts';
import { choose, field } from './fields.ts';
import { test } from './test.ts';

test('a car earns: purchase, expense, sale in two parts, undo, sale again, profit @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const { id } = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  await enter(page, dealer);
  const tab = `/dashboard/autos/view/${String(id)}?tab=money`;
  await page.goto(tab);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: t('common:save') });

  await page.getByRole('link', { name: t('stock:money.record') }).click();
  await field(dialog, t('stock:money.purchase')).fill('110000000');
  await save.click();
  await expect(page.getByRole('heading', { name: /^30\s000\s000/ })).toBeVisible();

  await page.getByRole('link', { name: t('stock:money.expense') }).click();
  await choose(page, t('stock:sum.kind'), t('stock:kind.body'));
  await field(dialog, t('stock:sum.sum')).fill('4000000');
  await save.click();
  await expect(page.getByRole('heading', { name: /^26\s000\s000/ })).toBeVisible();

  const sell = async () => {
    const title = /Cobalt/;
    await page.getByRole('main').getByRole('button', { name: title }).last().click();
    await page.getByRole('menuitem', { name: t('autos:action.sell') }).click();
    await dialog.getByRole('button', { name: t('stock:sale.add') }).click();
    const [first, second] = [0, 1].map((at) =>
      dialog.getByRole('textbox', { name: t('stock:sum.sum'), exact: true }).nth(at),
    );
    await field(dialog, t('stock:sale.price')).fill('135000000');
    await first?.fill('40000000');
    await second?.fill('95000000');
    await expect(dialog.getByText(t('stock:sale.agrees'))).toBeVisible();
    await expect(dialog.getByText(/21\s000\s000/)).toBeVisible();
    await dialog.getByRole('button', { name: /135\s000\s000/ }).click();
    await expect(dialog).toHaveCount(0);
  };
  await sell();
  await expect(
    page.getByText(t('autos:status.sold_on_karvon'), { exact: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('common:undo') }).click();
  await expect(page.getByText(t('stock:sale.undone'))).toBeVisible();
  await expect(page.getByText(t('autos:status.active'), { exact: true }).first()).toBeVisible();

  await sell();
  await expect(page.getByText(t('stock:money.profit'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^21\s000\s000/ })).toBeVisible();
});
