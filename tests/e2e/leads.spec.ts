import { serviceKey } from '../product/server-process.ts';
import { addActiveCar, addSalon, call, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

test('two calls of one buyer are one row, contacted and taken back, with its history beside', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  const phone = `+99890${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;
  const missedCall = () =>
    call('POST', '/main/marketplace/leads', {
      headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
      body: {
        external_id: `leads-${crypto.randomUUID()}`,
        type: 'call',
        source: 'listing',
        client_name: 'Бахтиёр Хамидов',
        phone,
        auto_id: car.id,
        call: { answered: false, duration: 0 },
      },
    });
  await missedCall();
  await missedCall();
  await enter(page, dealer);
  await page.goto('/dashboard/leads?status=new');
  const row = page.getByRole('row').filter({ hasText: 'Бахтиёр Хамидов' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(t('leads:missedCall'));
  await expect(row).toContainText('×2');

  await row.getByRole('button', { name: new RegExp(`^${t('leads:contacted')}`) }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
  await expect(row).toHaveCount(1);

  // The key of the row does the same; the drawer shows what was done.
  await row.getByRole('link', { name: 'Бахтиёр Хамидов', exact: true }).focus();
  await page.keyboard.press('c');
  await expect(row).toHaveCount(0);
  await page.goto('/dashboard/leads');
  await row.getByRole('link', { name: 'Бахтиёр Хамидов', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(t('leads:missedCall')).first()).toBeVisible();
  const comment = drawer.getByLabel(t('leads:drawer.comment'));
  await comment.fill('Придёт в субботу');
  await comment.blur();
  await expect(drawer.getByText(t('leads:drawer.saved'))).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
});
