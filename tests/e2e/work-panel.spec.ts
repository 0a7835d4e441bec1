import { serviceKey } from '../product/server-process.ts';
import { addActiveCar, addColleague, addSalon, call, enter, newDealer } from './dealer.ts';
import { expect, test } from './test.ts';

let last = 0;
const missedCall = (auto_id: number, client_name: string) =>
  call('POST', '/main/marketplace/leads', {
    headers: { 'x-service-key': serviceKey, 'idempotency-key': crypto.randomUUID() },
    body: {
      external_id: `panel-${Date.now()}-${(last += 1)}`,
      type: 'call',
      source: 'listing',
      client_name,
      phone: `+99890${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`,
      auto_id,
      call: { answered: false, duration: 0 },
    },
  });

test('a buyer who calls is on the panel, and goes when somebody has called back @core', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const salon = await addSalon(dealer, 'Karvon Chilonzor');
  const car = await addActiveCar(dealer, salon);
  await enter(page, dealer);
  // Events before the socket is open appear only with the next poll.
  const socket = page.waitForEvent('websocket');
  await page.goto('/dashboard/work-panel');
  await (await socket).waitForEvent('framereceived');
  const leads = page.getByRole('region', { name: t('work-panel:leads.title') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('work-panel:done.leads'))).toBeVisible();

  const lead = await missedCall(car.id, 'Бахтиёр Хамидов');
  const row = leads.getByRole('listitem').filter({ hasText: 'Бахтиёр Хамидов' });
  await expect(row).toContainText(t('work-panel:leads.missedCall'));
  await expect(page.getByRole('link', { name: `${t('shell:nav.leads')} 1` })).toBeVisible();

  await row.getByRole('button', { name: t('work-panel:leads.call') }).click();
  await expect(page.getByRole('dialog')).toContainText('+998 90');
  await page.keyboard.press('Escape');

  const contacted = row.getByRole('button', { name: t('work-panel:leads.contacted') });
  await contacted.click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: t('common:undo'), exact: true }).click();
  await expect(row).toHaveCount(1);

  for (const [key, count] of [
    ['c', 0],
    ['u', 1],
    ['c', 0],
  ] as const) {
    if (key === 'c') await page.keyboard.press('1');
    else
      await expect(page.getByRole('button', { name: t('common:undo'), exact: true })).toBeVisible();
    await page.keyboard.press(key);
    await expect(row).toHaveCount(count);
  }
  await expect(async () => {
    const { status } = await call('GET', `/main/leads/${lead.id}`, { token: dealer.token });
    expect(status).toBe('contacted');
  }).toPass();

  const refresh = page.getByRole('button', { name: /Chevrolet Cobalt/ });
  await refresh.click();
  await expect(refresh).toHaveCount(0);
});

test('a row that a colleague ends says who was first, and a press then opens the lead and changes nothing', async ({
  page,
  t,
}) => {
  const dealer = await newDealer();
  const nodira = await addColleague(dealer, 'Нодира Алиева');
  const car = await addActiveCar(dealer, await addSalon(dealer, 'Karvon Chilonzor'));
  const lead = await missedCall(car.id, 'Javlon To‘xtayev');
  await missedCall(car.id, 'Шерзод Эргашев');
  await enter(page, dealer);
  await page.clock.install();
  const socket = page.waitForEvent('websocket');
  await page.goto('/dashboard/work-panel');
  await (await socket).waitForEvent('framereceived');
  const rows = page
    .getByRole('region', { name: t('work-panel:leads.title') })
    .getByRole('listitem');
  const waiting = rows.filter({
    has: page.getByRole('button', { name: t('work-panel:leads.contacted') }),
  });
  await expect(waiting).toHaveCount(2);

  const at = `/main/leads/${String(lead.id)}`;
  const contact = () => call('PATCH', at, { token: nodira.token, body: { status: 'contacted' } });
  const done = rows.filter({
    hasText: t('work-panel:leads.byColleague', {
      name: 'Нодира Алиева',
      client: 'Javlon To‘xtayev',
    }),
  });
  // There is no notification for this: the panel polls every twenty seconds.
  const nextRound = () => page.clock.fastForward(20_000);
  await contact();
  await nextRound();
  await expect(done).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await expect(done).toHaveCount(0);
  await expect(rows).toHaveCount(1);

  await call('PATCH', at, { token: nodira.token, body: { status: 'new' } });
  await nextRound();
  await expect(waiting).toHaveCount(2);
  await contact();
  await nextRound();
  await done.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/leads\\?lead=${String(lead.id)}$`));
  await expect(page.getByRole('dialog', { name: 'Javlon To‘xtayev' })).toBeVisible();
  expect(await call('GET', at, { token: dealer.token })).toMatchObject({ status: 'contacted' });
});
