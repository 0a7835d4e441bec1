import type { Page } from '@playwright/test';
import { addCar, addSalon, enter, newDealer } from './dealer.ts';
import { field } from './fields.ts';
import { expect } from './test.ts';
import type { Words } from './words.ts';

/** Sends each form empty, and sees every required field say so in words. */
export const emptyForms = async (page: Page, t: Words) => {
  const dealer = await newDealer();
  await enter(page, dealer);
  const required = page.getByText(t('errors:required'), { exact: true });

  await page.goto('/dashboard/locations/create');
  await page.getByRole('button', { name: t('avtosalons:add'), exact: true }).click();
  await expect(required.first()).toBeVisible();
  expect(await required.count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByText(t('errors:picture_required'))).toHaveCount(2);

  await page.goto('/dashboard/autos/create');
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  await expect(required.first()).toBeVisible();
  expect(await required.count()).toBeGreaterThanOrEqual(10);
  await expect(
    page
      .getByText(t('errors:photos_required'))
      .or(page.getByText(t('errors:photos_min')))
      .first(),
  ).toBeVisible();

  const salon = await addSalon(dealer, 'Karvon Olmazor');
  const car = await addCar(dealer, salon);
  await page.goto(`/dashboard/autos/edit/${String(car.id)}`);
  await page.getByRole('textbox', { name: 'VIN', exact: true }).fill('IOQ');
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  await expect(page.getByText(t('errors:vin_invalid'))).toBeVisible();

  await page.goto('/dashboard/profile');
  for (const name of ['full_name', 'username']) {
    await field(page, t(`profile:fields.${name}`)).fill('');
  }
  await field(page, t('profile:fields.email')).fill('karvon@');
  await page.keyboard.press('Enter');
  await expect(required).toHaveCount(1);
  await expect(page.getByText(t('errors:username_invalid'))).toBeVisible();
  await expect(page.getByText(t('errors:email_invalid'))).toBeVisible();
  await expect(field(page, t('profile:fields.full_name'))).toBeFocused();
};
