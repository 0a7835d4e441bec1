import type { Page } from '@playwright/test';
import { addSalon, call, enter, newDealer } from './dealer.ts';
import { field } from './fields.ts';
import { expect, test } from './test.ts';
import type { Translate } from './texts.ts';

const cars = 40;
const price = 170_000_000;

const rowOf = (at: number) =>
  `Chevrolet;${at < 3 ? 'Кобалт 4 поз.' : 'Cobalt'};XWBJF69VJPA${String(600_000 + at)};2023;31 тыс;170 млн`;

const list = [
  'Марка;Модель;VIN;Год;Пробег;Цена',
  ...Array.from({ length: cars }, (_, at) => rowOf(at)),
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
  const go = t('imports:go', { a: String(cars), b: '0' });
  await page.getByRole('button', { name: go }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('imports:write'), exact: true })
    .click();
  const tiles = page.getByRole('main');
  // A job writes the cars.
  await expect(tiles.getByRole('link', { name: `${t('imports:created')} ${cars}` })).toBeVisible({
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

test('a list of 40 cars is imported as planned, undone and imported again; prices change and return @core', async ({
  page,
  t,
}) => {
  test.slow();
  const dealer = await newDealer();
  const { token } = dealer;
  await addSalon(dealer, 'Karvon Chilonzor');
  await enter(page, dealer);

  await check(page, t);
  await expect(page.getByText(t('imports:what', { value: 'Кобалт 4 поз.' }))).toBeVisible();
  await page.getByRole('button', { name: /^Chevrolet Cobalt · 4/ }).click();
  await write(page, t);
  expect(await countOf(token)).toBe(cars);

  await page.getByRole('button', { name: t('imports:undo') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('imports:undo') })
    .click();
  await expect(page.getByText(t('imports:undone'), { exact: true }).first()).toBeVisible();
  expect(await countOf(token)).toBe(0);

  // The choice is remembered.
  await check(page, t);
  await write(page, t);
  expect(await countOf(token)).toBe(cars);

  await page.goto('/dashboard/autos?view=table');
  await page.getByRole('checkbox', { name: t('common:list.selectAll') }).click({ force: true });
  await page.getByRole('button', { name: t('autos:price.edit') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('prices:all', { n: String(cars) }) }).click();
  await field(dialog, t('prices:value.percent')).fill('-3');
  await dialog.getByRole('button', { name: t('prices:go_many', { count: String(cars) }) }).click();
  await expect(page.getByText(t('prices:done', { n: String(cars) }))).toBeVisible();
  expect(await pricesOf(token)).toEqual([price * 0.97]);
  await page
    .getByRole('button', { name: t('common:undo'), exact: true })
    .first()
    .click();
  await expect(async () => {
    expect(await pricesOf(token)).toEqual([price]);
  }).toPass();
});
