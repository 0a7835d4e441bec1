import { serviceKey } from '../product/server-process.ts';
import { addActiveCar, addSalon, call, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

test('two calls of one buyer are one row, contacted and taken back, with its history beside @core', async ({
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

test('the drawer goes from lead to lead; of one that is not there it says so, over the list @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  for (const client_name of ['Бахтиёр Хамидов', 'Шерзод Эргашев', 'Нигора Саидова'])
    await call('POST', '/main/marketplace/leads', {
      headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
      body: {
        external_id: `leads-${crypto.randomUUID()}`,
        type: 'leads',
        source: 'listing',
        client_name,
        phone: `+99890${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
        auto_id: car.id,
      },
    });
  await enter(page, dealer);
  await page.goto('/dashboard/leads?status=new');
  await page.getByRole('link', { name: 'Бахтиёр Хамидов', exact: true }).click();
  const open = (name: string) => page.getByRole('dialog', { name });
  const [before, after] = [t('leads:drawer.before'), t('leads:drawer.after')];
  await expect(open('Бахтиёр Хамидов').getByRole('button', { name: before })).toBeDisabled();
  await open('Бахтиёр Хамидов').getByRole('button', { name: after }).click();
  await expect(open('Шерзод Эргашев')).toBeVisible();
  const last = open('Шерзод Эргашев').getByRole('link', { name: t('leads:drawer.tradeIn') });
  await expect(last).toBeInViewport();

  await open('Шерзод Эргашев')
    .getByRole('button', { name: t('leads:contacted') })
    .click();
  const rows = page.getByRole('row', { includeHidden: true });
  await expect(rows.filter({ hasText: 'Шерзод Эргашев' })).toHaveCount(0);
  await open('Шерзод Эргашев').getByRole('button', { name: after }).click();
  await expect(open('Нигора Саидова')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/leads\?status=new$/);

  await page.goto('/dashboard/leads?status=new&lead=999999');
  await expect(page.getByRole('dialog')).toContainText(t('common:routeError.notFoundRow'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common:close') })
    .click();
  await expect(page).toHaveURL(/leads\?status=new$/);
  await expect(page.getByRole('link', { name: 'Нигора Саидова', exact: true })).toBeVisible();
});
