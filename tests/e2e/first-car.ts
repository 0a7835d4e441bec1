import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './dealer.ts';
import { field } from './fields.ts';
import { photo } from './images.ts';
import { codeFor, newNumber } from './phones.ts';
import type { Translate } from './texts.ts';

/** Maximum fields and clicks from the landing page to a car in moderation (issue 17). */
const most = { fields: 14, clicks: 20 } as const;

function createCount() {
  const count = { fields: 0, clicks: 0 };
  const press = async (target: Locator) => {
    count.clicks += 1;
    await target.click();
  };
  return {
    count,
    press,
    type: async (target: Locator, text: string) => {
      count.fields += 1;
      await press(target);
      await target.fill(text);
    },
    typeOn: async (target: Locator, text: string) => {
      count.fields += 1;
      await expect(target).toBeFocused();
      await target.fill(text);
    },
    chosen: () => {
      count.fields += 1;
    },
  };
}

export const firstCar = async (page: Page, t: Translate) => {
  const { count, press, type, typeOn, chosen } = createCount();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const number = newNumber();

  await page.goto('/');
  await type(page.getByRole('textbox', { name: t('landing:start.phone') }).first(), number);
  await press(button(t('landing:start.submit')).first());
  await expect(page).toHaveURL(/\/code/);
  expect(page.url()).not.toContain(number);
  await typeOn(page.getByLabel(t('auth:code.label')), await codeFor(number));

  await type(page.getByLabel(t('auth:register.fullName')), 'Дилшод Рахимов');
  const repeat = page.getByLabel(t('auth:password.repeat'), { exact: true });
  await page.keyboard.press('Tab');
  await typeOn(page.getByLabel(t('auth:password.create'), { exact: true }), password);
  while (!(await repeat.evaluate((input) => input === document.activeElement)))
    await page.keyboard.press('Tab');
  await typeOn(repeat, password);
  await press(button(t('auth:register.submit')));
  await expect(page).toHaveURL(/\/dashboard\/work-panel$/);

  await press(page.getByRole('link', { name: t('work-panel:start.salon.action') }));
  const salon = (name: string) => field(page, t(`avtosalons:fields.${name}`));
  await type(salon('name'), 'Karvon Yunusobod');
  await expect(salon('phone')).toHaveValue(new RegExp(number.slice(-2)));
  await press(button(t('avtosalons:draw.action')));
  await expect(button(t('avtosalons:draw.action'))).toBeHidden();
  await expect(page.getByRole('button', { name: t('avtosalons:map.zoomIn') })).toBeVisible();
  const map = page.getByRole('application', { name: t('avtosalons:form.map') });
  // At a low zoom a press zooms in to a town.
  count.clicks += 1;
  await page
    .getByText(/^(Ташкент|Toshkent)$/)
    .last()
    .click({ force: true });
  await expect(page.getByText(t('avtosalons:map.tooFar'))).toBeHidden();
  await press(map);
  chosen();
  await expect(salon('latitude')).toHaveValue(/\d/);
  await type(salon('address'), 'улица Амира Темура, 1');
  await press(button(t('avtosalons:addAndCar')));
  await expect(page).toHaveURL(/\/autos\/create\?avtosalon=\d+$/);

  const car = (name: string) => t(`auto-form:fields.${name}`);
  await press(page.getByRole('combobox', { name: t('auto-form:quick.label') }));
  await page.locator('input[role=combobox]:focus').fill('Cobalt 2022');
  chosen();
  await press(page.getByRole('option', { name: /Cobalt, 2022, / }).first());
  await expect(page.getByRole('listbox')).toBeHidden();

  await press(page.getByRole('combobox', { name: car('color'), exact: true }));
  await press(page.getByRole('listbox').getByRole('option').first());
  chosen();
  await type(field(page, car('mileage')), '32000');
  await press(page.getByText(t('auto-form:condition.good'), { exact: true }));
  chosen();
  await type(field(page, car('price')), '145000000');
  const photos = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: t('auto-form:photos.add') }).first());
  await (await photos).setFiles([await photo('car.jpg')]);
  chosen();
  await press(button(t('auto-form:footer.submit')));

  await expect(page).toHaveURL(/\/autos\/view\/\d+$/);
  await expect(page.getByText(t('autos:status.moderation'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('autos:banner.moderationTold'))).toBeVisible();
  expect(count.fields, 'fields').toBeLessThanOrEqual(most.fields);
  expect(count.clicks, 'clicks').toBeLessThanOrEqual(most.clicks);
};
