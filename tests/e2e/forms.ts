import type { Page } from '@playwright/test';
import { addActiveCar, addCar, addSalon, enter, newDealer, type Json } from './dealer.ts';
import { choose, field } from './fields.ts';
import { someOption } from './main-job.ts';
import { expect } from './test.ts';
import type { Translate } from './texts.ts';

const expectRequired = (page: Page, t: Translate, count: number) =>
  expect(page.getByText(t('errors:required'), { exact: true })).toHaveCount(count);

const expectShown = (page: Page, t: Translate, code: string, values?: Record<string, number>) =>
  expect(page.getByText(t(`errors:${code}`, values)).first()).toBeVisible();

export const wrongForms = {
  salonAndProfile: async (page: Page, t: Translate) => {
    await enter(page, await newDealer());
    await showroomForm(page, t);
    await profileForm(page, t);
  },

  car: async (page: Page, t: Translate) => {
    const dealer = await newDealer();
    const salon = await addSalon(dealer, 'Karvon Olmazor');
    const [draft, onSale] = [await addCar(dealer, salon), await addActiveCar(dealer, salon)];
    await enter(page, dealer);
    await emptyCarForm(page, t);
    await wrongCarForm(page, t, draft);
    await carWindows(page, t, onSale);
  },
};

const showroomForm = async (page: Page, t: Translate) => {
  await page.goto('/dashboard/locations/create');
  const add = page.getByRole('button', { name: t('avtosalons:add'), exact: true });
  await add.click();
  await expectRequired(page, t, 5);
  await expect(page.getByText(t('errors:image_required'))).toHaveCount(2);

  await choose(page, t('avtosalons:fields.region'));
  const f = (name: string) => field(page, t(`avtosalons:fields.${name}`));
  await expect(f('latitude')).toHaveValue('');
  await expectShown(page, t, 'map_required');
  await f('phone').fill('001234567');
  await f('latitude').fill('55,75');
  await f('longitude').fill('37,6');
  await f('closing_time').fill('2500');
  await add.click();
  await expectShown(page, t, 'invalid_phone');
  await expect(page.getByText(t('errors:outside_uzbekistan'))).toHaveCount(2);
  await expectShown(page, t, 'time_invalid');
  await expect(page).toHaveURL(/\/locations\/create$/);
};

const emptyCarForm = async (page: Page, t: Translate) => {
  await page.goto('/dashboard/autos/create');
  const showroom = page.getByRole('combobox', {
    name: t('auto-form:fields.avtosalon'),
    exact: true,
  });
  await expect(showroom).toContainText('Karvon Olmazor');
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  await expectRequired(page, t, 8);
  await expectShown(page, t, 'photos_min');
};

const wrongCarForm = async (page: Page, t: Translate, car: Json) => {
  await page.goto(`/dashboard/autos/edit/${String(car.id)}`);
  const f = (name: string) => field(page, t(`auto-form:fields.${name}`));
  await field(page, 'VIN').fill('IOQ');
  await f('mileage').fill('3000000');
  await f('price').fill('0');
  await f('time_from').fill('1800');
  await f('time_to').fill('2500');
  await page.getByRole('button', { name: t('common:phones.add') }).click();
  await field(page, t('common:phones.phone', { number: 1 })).fill('1234567');
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  await expectShown(page, t, 'vin_invalid');
  await expectShown(page, t, 'max', { max: 2_000_000 });
  await expectShown(page, t, 'price_positive');
  await expectShown(page, t, 'time_invalid');
  await expectShown(page, t, 'invalid_phone');

  const name = t('auto-form:fields.paint_condition');
  const paint = page.getByRole('combobox', { name, exact: true });
  await choose(page, name, someOption(t));
  await expect(paint).not.toContainText(t('common:select'));
  await choose(page, name, t('common:notSet'));
  await expect(paint).toContainText(t('common:select'));
};

const carWindows = async (page: Page, t: Translate, car: Json) => {
  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  const open = async (action: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /Cobalt/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: t(`autos:action.${action}`), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    return {
      dialog,
      go: () => press(t(`autos:action.${action}`)),
      cancel: async () => {
        await press(t('common:cancel'));
        await expect(dialog).toBeHidden();
      },
    };
  };

  const sale = await open('sell');
  // The confirm button's name contains the price.
  const sell = sale.dialog.locator('button[type=submit]');
  const price = sale.dialog.getByLabel(t('stock:sale.price'));
  await price.fill('');
  await sell.click();
  await expectShown(page, t, 'required');
  await price.fill('0');
  await sell.click();
  await expectShown(page, t, 'price_positive');
  await sale.cancel();

  const takeDown = await open('deactivate');
  await takeDown.go();
  await expectShown(page, t, 'reason_required');
  const other = { name: t('autos:reason.other'), exact: true };
  await takeDown.dialog.getByRole('radio', other).press('Space');
  await expect(page.getByText(t('errors:reason_required'))).toBeHidden();
  await takeDown.go();
  await expectShown(page, t, 'required');
  await takeDown.cancel();
};

const profileForm = async (page: Page, t: Translate) => {
  await page.goto('/dashboard/profile');
  const f = (name: string) => field(page, t(`profile:fields.${name}`));
  for (const name of ['full_name', 'username']) await f(name).fill('');
  await f('tin').fill('123');
  await f('email').fill('karvon@');
  await f('telegram').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('errors:required'), { exact: true })).toHaveCount(1);
  for (const code of ['username_invalid', 'tin_invalid', 'email_invalid', 'telegram_invalid']) {
    await expectShown(page, t, code);
  }
  await expect(f('full_name')).toBeFocused();
};
