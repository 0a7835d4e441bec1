import type { Page } from '@playwright/test';
import { addActiveCar, addSalon, call, enter, newDealer } from './dealer.ts';
import { field } from './fields.ts';
import { expect, test } from './test.ts';
import type { Translate } from './texts.ts';

const cars = 40;
const all = String(cars + 1);
const price = 170_000_000;
const purchase = 150_000_000;
/** On sale already: the list says what it was bought for. */
const vin = 'XWBJF69VJPA600099';

const rowOf = (at: number) =>
  `Chevrolet;${at < 3 ? 'Кобалт 4 поз.' : 'Cobalt'};XWBJF69VJPA${String(600_000 + at)};2023;31 тыс;170 млн;;`;

const list = [
  'Марка;Модель;VIN;Год;Пробег;Цена;Закуп;Дата покупки',
  ...Array.from({ length: cars }, (_, at) => rowOf(at)),
  `;;${vin};;;;150 млн;02.03.2026`,
];

const give = (page: Page, t: Translate) =>
  page.locator(`input[type=file][aria-label="${t('imports:choose')}"]`).setInputFiles({
    name: 'cars.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.join('\n')),
  });

const check = async (page: Page, t: Translate) => {
  await page.goto('/dashboard/autos/import');
  await give(page, t);
  await page.getByRole('button', { name: t('imports:check'), exact: true }).click();
};

/** Writes the plan, and compares its counts with the result. */
const write = async (page: Page, t: Translate) => {
  const go = t('imports:go', { a: String(cars), b: '1' });
  await page.getByRole('button', { name: go }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('imports:write'), exact: true })
    .click();
  const tiles = page.getByRole('main');
  // A job writes the cars.
  await expect(
    tiles.getByRole('link', { name: `${t('imports:lists.created')} ${cars}` }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expect(tiles.getByRole('link', { name: `${t('imports:tabs.failed')} 0` })).toBeVisible();
};

const countOf = async (token: string): Promise<number> =>
  (await call('GET', '/main/autos?size=1', { token })).count;

const pricesOf = async (token: string): Promise<number[]> => {
  const { results } = await call('GET', '/main/autos?size=100', { token });
  return [...new Set<number>(results.map((car: { price: number }) => car.price))];
};

/** Digits in groups, as sums are shown. */
const shown = (sum: number) =>
  new RegExp(String(sum).replaceAll(/\B(?=(\d{3})+$)/g, '[\\s\u00A0\u202F]'));

test('a list of 40 cars is imported as planned, undone and imported again; prices change and return; a car is sold with profit @core', async ({
  page,
  t,
}) => {
  test.slow();
  const dealer = await newDealer();
  const { token } = dealer;
  const salon = await addSalon(dealer, 'Karvon Chilonzor');
  const car = await addActiveCar(dealer, salon, 1, { price, vin });
  await enter(page, dealer);

  await check(page, t);
  await expect(page.getByText(t('imports:what', { value: 'Кобалт 4 поз.' }))).toBeVisible();
  await page.getByRole('button', { name: /^Chevrolet Cobalt · 4/ }).click();
  await write(page, t);
  expect(await countOf(token)).toBe(cars + 1);

  // The history has the button as well.
  await page
    .getByRole('button', { name: t('imports:undo') })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('imports:undo') })
    .click();
  await expect(page.getByText(t('imports:undone'), { exact: true }).first()).toBeVisible();
  expect(await countOf(token)).toBe(1);

  // The choice is remembered.
  await check(page, t);
  await write(page, t);
  expect(await countOf(token)).toBe(cars + 1);

  await page.goto('/dashboard/autos?view=table');
  // The label lies over the box. A click without checks may meet the list while it moves.
  const every = page.getByRole('checkbox', { name: t('common:list.selectAll') });
  await expect(() => every.check({ force: true, timeout: 1000 })).toPass();
  await page.getByRole('button', { name: t('autos:price.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('prices:all', { n: all }) }).click();
  await field(dialog, t('prices:value.percent')).fill('-3');
  await dialog.getByRole('button', { name: t('prices:go_one', { count: all }) }).click();
  await expect(page.getByText(t('prices:done', { n: all }))).toBeVisible({ timeout: 30_000 });
  expect(await pricesOf(token)).toEqual([price * 0.97]);
  await page
    .getByRole('button', { name: t('common:undo'), exact: true })
    .first()
    .click();
  await expect(async () => {
    expect(await pricesOf(token)).toEqual([price]);
  }).toPass();

  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Cobalt/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: t('autos:action.sell'), exact: true }).click();
  await expect(dialog.getByText(shown(price - purchase))).toBeVisible();
  await dialog.locator('button[type=submit]').click();
  await expect(
    page.getByText(t('autos:status.sold_on_karvon'), { exact: true }).first(),
  ).toBeVisible();

  await page.goto('/dashboard?tab=stock');
  const seller = page.getByRole('main').getByRole('row', { name: /Жасур Каримов/ });
  await expect(seller.getByText(shown(price - purchase))).toBeVisible();
  await seller.getByRole('link', { name: 'Жасур Каримов' }).click();
  await expect(dialog.getByRole('row', { name: /Cobalt/ })).toContainText(shown(price - purchase));
});
