import type { Page } from '@playwright/test';
import { addActiveCar, addCar, addSalon, call, demo, enter, move, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';
import type { Translate } from './texts.ts';

const runAction = async (page: Page, t: Translate, action: string) => {
  const main = page.getByRole('main');
  const menu = new RegExp(`^${t('autos:card.menu', { title: '' })}`);
  await main.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: t(`autos:action.${action}`), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(`autos:action.${action}`), exact: true })
    .click();
  await expect(page.getByText(t(`autos:done.${action}`), { exact: true })).toBeVisible();
};

test('a car is withdrawn, archived, drafted, deleted and brought back, returned and renewed @core', async ({
  page,
  t,
}) => {
  test.slow();
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Sergeli');
  const car = await addCar(dealer, salon);
  await move(dealer, car.id, 'moderation');
  const taken = await addActiveCar(dealer, salon);
  await call('POST', `/main/autos/${String(taken.id)}/transitions`, {
    token: dealer.token,
    body: { to: 'deactivated', reason: 'repair' },
  });
  await enter(page, dealer);

  await page.goto(`/dashboard/autos/view/${String(car.id)}`);
  const status = (name: string) =>
    expect(page.getByText(t(`autos:status.${name}`), { exact: true }).first()).toBeVisible();
  await status('moderation');
  await runAction(page, t, 'withdraw');
  await status('ne_active');
  await runAction(page, t, 'archive');
  await status('archived');
  await runAction(page, t, 'to_draft');
  await status('ne_active');
  await runAction(page, t, 'delete');
  await page
    .getByRole('alertdialog', { name: t('autos:done.delete') })
    .getByRole('button', { name: t('common:undo'), exact: true })
    .click();
  await expect(page.getByText(t('autos:done.restore'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/autos$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  await page.goto(`/dashboard/autos/view/${String(taken.id)}`);
  await runAction(page, t, 'return');
  await status('active');

  // Only time expires cars, and the demo has expired ones.
  const owner = await demo();
  const { results } = await call('GET', '/main/autos?status=expired&size=1', owner);
  await enter(page, owner);
  await page.goto(`/dashboard/autos/view/${String(results[0].id)}`);
  await status('expired');
  await runAction(page, t, 'renew');
  await status('active');
});

test('several cars are refreshed, moved and archived at once, and each rejection is said', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Yunusobod');
  const gone = await addSalon(dealer, 'Karvon Olmazor');
  const other = await addSalon(dealer, 'Karvon Sergeli');
  const cars = [await addActiveCar(dealer, salon), await addActiveCar(dealer, salon)];
  await enter(page, dealer);
  await page.goto('/dashboard/autos');
  const boxes = page.getByRole('checkbox', { name: /Cobalt/ });
  await expect(boxes).toHaveCount(2);
  const press = async (action: string) => {
    const bar = page.getByRole('region', { name: t('autos:bulk.label') });
    await bar.getByRole('button', { name: t(`autos:bulk.${action}`), exact: true }).click();
  };
  const choose = async () => {
    for (const at of [0, 1]) {
      await boxes.nth(at).press('Space');
      await expect(boxes.nth(at)).toBeChecked();
    }
  };
  const result = async (done: number, rejected: number, allowed: string[] = []) => {
    const dialog = page.getByRole('dialog', { name: t('common:bulk.resultTitle') });
    await expect(dialog).toContainText(t('common:bulk.result', { done, failed: rejected }));
    const list = allowed.map((action) => t(`autos:noun.${action}`)).join(', ');
    if (list !== '') await expect(dialog).toContainText(`${t('autos:failed.allowed', { list })}.`);
    await dialog.getByRole('button', { name: t('common:done'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(boxes.nth(0)).not.toBeChecked();
  };

  await choose();
  await press('refresh');
  await result(2, 0);

  await choose();
  await press('move');
  const dialog = page.getByRole('dialog', { name: t('autos:bulk.move') });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await call('DELETE', `/main/avtosalons/${String(gone.id)}`, dealer);
  await dialog.getByRole('radio', { name: gone.name }).press('Space');
  const go = dialog.getByRole('button', { name: t('autos:bulk.move'), exact: true });
  await go.click();
  await expect(dialog.getByText(t('autos:bulk.salonGone'))).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: other.name }).press('Space');
  await go.click();
  await result(2, 0);
  for (const { id } of cars) {
    const { avtosalon } = await call('GET', `/main/autos/${String(id)}`, dealer);
    expect(avtosalon.id).toBe(other.id);
  }

  await choose();
  const bar = page.getByRole('region', { name: t('autos:bulk.label') });
  await expect(bar.getByRole('button', { name: t('autos:bulk.archive') })).toBeHidden();
  await expect(bar.getByRole('button', { name: t('autos:bulk.refresh') })).toBeHidden();

  await call('POST', `/main/autos/${String(cars[0].id)}/transitions`, {
    token: dealer.token,
    body: { to: 'deactivated', reason: 'repair' },
  });
  await press('deactivate');
  const why = page.getByRole('dialog', { name: t('autos:dialog.deactivate.title') });
  await why.getByRole('radio').first().press('Space');
  await why.getByRole('button', { name: t('autos:action.deactivate') }).click();
  await result(1, 1, ['return', 'archive', 'delete']);
});
