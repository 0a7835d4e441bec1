import { readFileSync } from 'node:fs';
import { addActiveCar, addSalon, demo, enter, newDealer } from './dealer.ts';
import { choose } from './fields.ts';
import { expect, test } from './test.ts';

test('filters are in the address, and Back takes them away @core', async ({ page, t }) => {
  await enter(page, await demo());
  await page.goto('/dashboard/autos');
  await choose(page, t('autos:filter.brand'), 'Chevrolet');
  await expect(page).toHaveURL(/brand_id=\d+/);
  await expect(page.getByRole('link', { name: /Chevrolet/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^(BYD|Kia|Chery)/ })).toHaveCount(
    0,
  );
  await page.getByRole('searchbox').fill('cobalt');
  await expect(page).toHaveURL(/q=cobalt/);
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('cobalt');
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/autos$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('several cars are taken off sale at once, and the CSV holds what the list shows @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Yunusobod');
  const cars = [await addActiveCar(dealer, salon), await addActiveCar(dealer, salon)];
  await enter(page, dealer);
  await page.goto('/dashboard/autos');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('common:download') }).click();
  await page.getByRole('menuitem', { name: t('common:csvUnknown') }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  for (const { id } of cars) expect(text).toContain(String(id));
  expect(text.trim().split('\n')).toHaveLength(3);

  const boxes = page.getByRole('checkbox', { name: /Cobalt/ });
  await expect(boxes).toHaveCount(2);
  for (const at of [0, 1]) await boxes.nth(at).press('Space');
  const bar = page
    .getByRole('region', { name: t('autos:bulk.label') })
    .or(page.getByLabel(t('autos:bulk.label')));
  await bar
    .first()
    .getByRole('button', { name: t('autos:bulk.deactivate') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().press('Space');
  await dialog.getByRole('button', { name: t('autos:action.deactivate') }).click();
  await expect(page.getByText(t('common:bulk.result', { done: 2, failed: 0 }))).toBeVisible();
});
