import { expect, type Page } from '@playwright/test';
import { idInAddress, moderate, password } from './dealer.ts';
import { choose, complete, field, give } from './fields.ts';
import { codeFor, newNumber } from './phones.ts';
import { photo } from './images.ts';
import type { Translate } from './texts.ts';

export const register = async (page: Page, t: Translate): Promise<string> => {
  const number = newNumber();
  await page.goto('/phone-check');
  await page.getByLabel(t('auth:phone.label')).fill(number);
  await page.getByRole('button', { name: t('common:continue') }).click();
  // The page does not reveal if a number is registered, so the path leads through the password page.
  await page.getByRole('button', { name: t('auth:login.code') }).click();
  await page.getByLabel(t('auth:code.label')).fill(await codeFor(number));
  await page.getByLabel(t('auth:register.fullName')).fill('Дилшод Рахимов');
  await page.getByLabel(t('auth:password.create'), { exact: true }).fill(password);
  await page.getByLabel(t('auth:password.repeat'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(page).toHaveURL(/\/dashboard(\/autos|\/work-panel)?$/);
  await page.goto('/dashboard/autos');
  return number;
};

export const someOption = (t: Translate) => new RegExp(`^(?!${t('common:notSet')}$)`);

const placePin = async (page: Page, t: Translate) => {
  const latitude = field(page, t('avtosalons:fields.latitude'));
  await expect(latitude).toHaveValue('');
  await expect(page.getByRole('button', { name: t('avtosalons:map.zoomIn') })).toBeVisible();
  await page.getByRole('application', { name: t('avtosalons:form.map') }).press('ArrowUp');
  await expect(latitude).toHaveValue(/\d/);
};

export const addShowroom = async (page: Page, t: Translate, name: string) => {
  await page.getByRole('link', { name: t('autos:empty.noSalonAction') }).click();
  await page.getByLabel(t('avtosalons:fields.name')).fill(name);
  // Each showroom has its own number: cars under another dealer's number are held back.
  await page.getByLabel(t('avtosalons:fields.phone')).fill(newNumber());
  await give(page, t('avtosalons:form.addLogo'), [await photo('logo.jpg', 600, 600)]);
  await give(page, t('avtosalons:form.addFacade'), [await photo('facade.jpg')]);
  await choose(page, t('avtosalons:fields.region'));
  await choose(page, t('avtosalons:fields.district'), someOption(t));
  await placePin(page, t);
  await page.getByLabel(t('avtosalons:fields.address')).fill('улица Бунёдкор, 42');
  await field(page, t('avtosalons:fields.opening_time')).fill('0900');
  await field(page, t('avtosalons:fields.closing_time')).fill('2000');
  await page.getByRole('button', { name: t('avtosalons:add'), exact: true }).click();
  await expect(page.getByText(t('avtosalons:created', { name }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

export const fillCar = async (page: Page, t: Translate, photos: number) => {
  const f = (name: string) => t(`auto-form:fields.${name}`);
  await complete(page, f('brand'), 'Chevrolet');
  await complete(page, f('car_model'), 'Cobalt');
  await choose(page, f('year'), '2024');
  await choose(page, f('modification'), someOption(t));
  await choose(page, f('color'));
  await field(page, f('mileage')).fill('32000');
  await page.getByRole('radio', { name: t('auto-form:condition.good') }).check({ force: true });
  await field(page, f('price')).fill('145000000');
  await give(
    page,
    t('auto-form:photos.add'),
    await Promise.all(Array.from({ length: photos }, (_, at) => photo(`car-${String(at)}.jpg`))),
  );
  const salon = page.getByRole('combobox', { name: f('avtosalon'), exact: true });
  await expect(salon).not.toContainText(t('common:select'));
};

/** Plays the main job on the screens; the moderator uses the API. */
export const mainJob = async (page: Page, t: Translate) => {
  await register(page, t);
  await addShowroom(page, t, 'Karvon Chilonzor');

  await page.goto('/dashboard/autos/create');
  await fillCar(page, t, 3);
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  const id = await idInAddress(page, /\/autos\/view\/\d+$/);
  await expect(page.getByText(t('autos:status.moderation'), { exact: true })).toBeVisible();

  await moderate(id, 'decline', [
    {
      field: 'price',
      code: 'price_wrong',
      text_ru: 'Цена не похожа на настоящую',
      text_uz: 'Narx haqiqiyga o‘xshamaydi',
    },
  ]);
  await page.reload();
  const reason = t('autos:title') === 'Автомобили' ? 'Цена не похожа' : 'Narx haqiqiyga';
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: t('autos:action.fix') }).click();
  await expect(page.getByText(reason).first()).toBeVisible();
  await field(page, t('auto-form:fields.price')).fill('139000000');
  await page.getByRole('button', { name: t('auto-form:footer.submit') }).click();
  await expect(page).toHaveURL(/\/autos\/view\/\d+$/);
  await moderate(id, 'approve');

  await page.reload();
  await expect(page.getByText(t('autos:status.active'), { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('autos:action.refresh'), exact: true }).click();
  await expect(page.getByText(t('autos:done.refresh'))).toBeVisible();
  await expect(main.getByText(t('autos:footer.waiting'))).toBeVisible();

  const menu = main.getByRole('button', { name: /Cobalt/ }).last();
  await menu.click();
  await page.getByRole('menuitem', { name: t('autos:action.reserve') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('autos:action.reserve') })
    .click();
  await expect(page.getByText(t('autos:status.barakami'), { exact: true }).first()).toBeVisible();

  await main.getByRole('button', { name: t('autos:action.sell'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('stock:sale.price')).fill('137500000');
  await dialog.getByRole('button', { name: /137/ }).click();
  await expect(
    page.getByText(t('autos:status.sold_on_karvon'), { exact: true }).first(),
  ).toBeVisible();
  await expect(main.getByText(/137\u00A0500\u00A0000/).first()).toBeVisible();
};
