import { serviceKey } from '../product/server-process.ts';
import { addActiveCar, addSalon, call, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

test('a call from the panel is asked about when the dealer is back, and one press says how it ended @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  const missedCall = (client_name: string) =>
    call('POST', '/main/marketplace/leads', {
      headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
      body: {
        external_id: `round-${crypto.randomUUID()}`,
        type: 'call',
        source: 'listing',
        client_name,
        phone: `+99890${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
        auto_id: car.id,
        call: { answered: false, duration: 0 },
      },
    });
  const first = await missedCall('Бахтиёр Хамидов');
  await missedCall('Шерзод Эргашев');
  const lead = () => call('GET', `/main/leads/${String(first.id)}`, { token: dealer.token });
  await enter(page, dealer);
  // This browser has no dialler: the navigation of a tel: link would never end, and each later tap waits for it.
  await page.addInitScript(() => {
    const prevent = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]') !== null)
        event.preventDefault();
    };
    addEventListener('click', prevent, { capture: true });
  });
  await page.goto('/dashboard/work-panel');
  const rows = page
    .getByRole('region', { name: t('work-panel:leads.title') })
    .getByRole('listitem');
  const row = rows.filter({ hasText: 'Бахтиёр Хамидов' });
  const question = row.getByText(t('work-panel:leads.reachedName', { name: 'Бахтиёр Хамидов' }));
  const dial = row.getByRole('link', { name: t('work-panel:leads.call') });
  await expect(rows.first()).toContainText('Бахтиёр Хамидов');
  await expect(dial).toHaveAttribute('href', /^tel:\+99890\d{7}$/);

  await dial.tap();
  await expect(question).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(question).toBeVisible();

  await row.getByRole('button', { name: t('work-panel:leads.noAnswer') }).tap();
  await expect(page.getByText(t('work-panel:leads.noAnswerDone'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(rows.last()).toContainText('Бахтиёр Хамидов');
  await expect(row).toContainText(/1 marta qo‘ng‘iroq qilindi/);
  expect(await lead()).toMatchObject({ status: 'new', attempts: 1 });

  await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
  await expect(rows.first()).toContainText('Бахтиёр Хамидов');
  expect(await lead()).toMatchObject({ status: 'new', attempts: 0 });

  // A phone may discard the page while it dials: the question still appears.
  await dial.tap();
  await page.reload();
  await expect(question).toBeVisible();
  await row.getByRole('button', { name: t('work-panel:leads.contacted') }).tap();
  await expect(row).toHaveCount(0);
  await expect(async () => expect(await lead()).toMatchObject({ status: 'contacted' })).toPass();
});
