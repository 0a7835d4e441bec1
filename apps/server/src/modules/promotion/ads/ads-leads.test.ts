import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { openAdvertiser } from './ads.fixture';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('counts a lead for its day and for the banner that was pressed; the sums agree', async () => {
  const shop = await openShop(test, await readCatalogue(test));
  const dealer = await openAdvertiser(test, shop);
  const { id } = await dealer.made();
  const avtosalon = await shop.addSalon();
  const leads = createLeadSource(test);
  const from = { avtosalon, source: 'campaign', campaign_id: id };
  const banner = { campaign_position: 'home_top', campaign_language: 'ru' };
  await leads.kept({ ...from, ...banner, phone: '+998901110001' });
  await leads.kept({ ...from, ...banner, phone: '+998901110002' });
  // An incomplete banner name counts for the campaign only.
  await leads.kept({ ...from, campaign_position: 'home_top', phone: '+998901110003' });
  const { body } = await test.call('getCampaignResult', {
    token: dealer.token,
    params: { id },
  });
  expect(body.leads).toBe(3);
  expect(body.days.reduce((sum: number, day: { leads: number }) => sum + day.leads, 0)).toBe(3);
  expect(body.banners).toMatchObject([{ position: 'home_top', language: 'ru', leads: 2 }]);

  await dealer.pay(id, 20_000);
  await dealer.moderate(id);
  const at = test.clock.now().toISOString();
  const view = { kind: 'view', position: 'home_top', language: 'ru', at };
  const events = Array.from({ length: 8 }, (_, index) => ({ ...view, id: `view-${index}` }));
  await test.call('addCampaignEvents', { params: { id }, body: { events } });
  // 1 600 for 3 leads, in whole so'm.
  expect(await dealer.get(id)).toMatchObject({ spend: 1600, leads: 3, cost_per_lead: 533 });
});

it('takes no banner place that does not exist', async () => {
  const { status } = await createLeadSource(test).add({
    avtosalon: 1,
    campaign_position: 'on_the_moon',
  });
  expect(status).toBe(422);
});
