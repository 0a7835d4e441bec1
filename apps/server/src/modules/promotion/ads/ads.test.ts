import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Advertiser, openAdvertiser } from './ads.fixture';

let test: TestApp;
let dealer: Advertiser;
const start = new Date('2026-07-05T07:00:00Z');

beforeAll(async () => {
  test = await createTestApp();
  dealer = await openAdvertiser(test);
});
afterAll(() => test.close());

const declined = {
  decision: 'declined',
  reasons: [
    {
      field: 'href',
      code: 'link_not_reachable',
      text_ru: 'Ссылка не открывается',
      text_uz: 'Havola ochilmayapti',
    },
  ],
};

const codesOf = (body: { errors: { field: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

describe('a campaign', () => {
  it('says what the budget buys: CPM is for 100 views, not for 1000', async () => {
    const cpm = await dealer.made({ budget: 5_000_150 });
    expect(cpm).toMatchObject({ unit_price: 20_000, unit_size: 100, budget_buys: 25_000 });
    const cpc = await dealer.made({ budget: 5_000_000, price_model: 'CPC' });
    expect(cpc).toMatchObject({ unit_price: 2_000, unit_size: 1, budget_buys: 2_500 });
    const { body } = await test.call('getAdPrices', { token: dealer.token });
    expect(body.results).toMatchObject([
      { price_model: 'CPM', price_per_unit: 200, min_budget: 20_000 },
      { price_model: 'CPC', price_per_unit: 2_000, min_budget: 2_000 },
    ]);
    expect((await test.call('listPockets', { token: dealer.token })).status).toBe(200);
    const places = await test.call('listBannerPositions', { token: dealer.token });
    expect(places.body.count).toBe(4);
  });

  it('is named by its first banner in the language asked for', async () => {
    const image = await dealer.addBanner();
    const uz = { position: 'home_top', language: 'uz', title: 'Yozgi savdo', image };
    const { banners } = await dealer.body();
    const { id, title } = await dealer.made({ banners: [...banners, uz] });
    expect(title).toBe('Летняя распродажа');
    const other = await test.call('getCampaign', {
      token: dealer.token,
      params: { id },
      headers: { 'accept-language': 'uz' },
    });
    expect(other.body.title).toBe('Yozgi savdo');
  });

  it.each([
    [{ budget: 19_999 }, 'budget budget_below_unit'],
    [{ start_date: '2026-07-04' }, 'start_date date_in_past'],
    [{ start_date: '2026-07-20', end_date: '2026-07-19' }, 'end_date range_order'],
    [{ end_date: '2027-07-05' }, 'end_date range_too_long'],
    [{ brand: 999_999 }, 'brand unknown_reference'],
    [{ pocket: 999_999 }, 'pocket unknown_reference'],
    [{ pocket: 1 }, 'pocket pocket_price_model'],
    [{ pocket: 2 }, 'pocket pocket_budget_lower'],
    [{ href: 'http://karvon.uz' }, 'href invalid_format'],
  ])('rejects %j at its field', async (over, error) => {
    const { status, body } = await dealer.create(over);
    expect([status, codesOf(body)]).toEqual([422, [error]]);
  });

  it('takes one banner for a place and language, and only own pictures', async () => {
    const { banners } = await dealer.body();
    const [banner] = banners;
    const twice = await dealer.create({ banners: [banner, banner] });
    expect(codesOf(twice.body)).toEqual(['banners.1 banner_already_uploaded']);
    const stranger = await openAdvertiser(test);
    const stolen = await stranger.create({ banners });
    expect(codesOf(stolen.body)).toEqual(['banners.0.image image_not_found']);
  });

  it('is 404 for other dealers', async () => {
    const { id } = await dealer.made();
    const { token } = await openAdvertiser(test);
    for (const operation of ['getCampaign', 'getCampaignResult', 'getCampaignHistory'] as const)
      expect((await test.call(operation, { token, params: { id } })).status).toBe(404);
    const { body } = await test.call('listCampaigns', { token });
    expect(body).toMatchObject({ count: 0, totals: { spend: 0, leads: 0 } });
  });
});

describe('moderation', () => {
  it('ends in paused, unpaid, while nothing is paid; the dealer is notified', async () => {
    const { id } = await dealer.made();
    const { body } = await dealer.moderate(id);
    expect(body).toMatchObject({ status: 'paused', dealership: { id: dealer.owner } });
    expect(await dealer.get(id)).toMatchObject({
      status: 'paused',
      pause_reason: 'unpaid',
      run_state: 'off',
      allowed_actions: ['stop'],
      can_pay: true,
      to_pay: 1_000_000,
    });
    const again = await dealer.moderate(id);
    expect(again.status).toBe(409);
    const notifications = await test.call('listNotifications', { token: dealer.token });
    expect(notifications.body.results[0]).toMatchObject({
      type: 'campaign_unpaid',
      target: { type: 'campaign', id },
    });
  });

  it('gives reasons; any change sends a declined one back', async () => {
    const { id } = await dealer.made();
    await dealer.moderate(id, declined);
    expect(await dealer.get(id)).toMatchObject({
      status: 'declined',
      can_pay: false,
      reasons: declined.reasons,
    });
    const { body } = await dealer.patch(id, { href: 'https://karvon.uz/salon/31' });
    expect(body).toMatchObject({ status: 'moderation', reasons: [] });
    const history = await test.call('getCampaignHistory', {
      token: dealer.token,
      params: { id },
    });
    expect(history.body.results.map(({ kind }: { kind: string }) => kind)).toEqual([
      'submitted',
      'changed',
      'declined',
      'created',
    ]);
  });

  it('is asked for again by a link, a banner, a segment or a brand, and says what changed', async () => {
    const { id } = await dealer.made();
    await dealer.moderate(id);
    const free = await dealer.patch(id, { company_name: 'Karvon', end_date: '2026-08-10' });
    expect(free.body).toMatchObject({ status: 'paused', company_name: 'Karvon' });
    const moderated = await dealer.patch(id, { segment: 'premium' });
    expect(moderated.body.status).toBe('moderation');
    const queue = await test.call('listMarketplaceCampaigns', {
      query: { status: 'moderation', size: 100 },
    });
    expect(queue.body.results.find((row: { id: number }) => row.id === id)).toBeDefined();
    const places: Record<string, string>[] = [{}, { position: 'home_top', language: 'ru' }];
    for (const query of places) {
      const shown = await test.call('listMarketplaceCampaigns', { query });
      expect(shown.body).toEqual({ results: [], count: 0 });
    }
  });
});

describe('changes', () => {
  it('keeps changes of others: a stale version is 412 with the current campaign', async () => {
    const { id, version } = await dealer.made();
    await dealer.patch(id, { company_name: 'Karvon' });
    const { status, body } = await test.call('updateCampaign', {
      token: dealer.token,
      params: { id },
      headers: { 'if-match': `"v${version}"` },
      body: { company_name: 'Nazar' },
    });
    expect([status, body.current.company_name]).toEqual([412, 'Karvon']);
  });

  it('takes the days of a new package, and takes the package off after a change by hand', async () => {
    const { id } = await dealer.made({ end_date: '2026-07-10' });
    const chosen = await dealer.patch(id, { pocket: 2 });
    expect(chosen.body).toMatchObject({
      pocket: { id: 2 },
      budget: 5_000_000,
      end_date: '2026-08-03',
    });
    const own = await dealer.patch(id, { budget: 6_000_000 });
    expect(own.body.pocket).toBeUndefined();
    // A shorter package removes no days.
    const long = await dealer.made({ end_date: '2026-12-31' });
    const kept = await dealer.patch(long.id, { pocket: 2 });
    expect(kept.body).toMatchObject({ pocket: { id: 2 }, end_date: '2026-12-31' });
  });

  it('stops once: the second of two stops is 409 with the allowed actions', async () => {
    const { id } = await dealer.made();
    const both = await Promise.all([dealer.act(id, 'stop'), dealer.act(id, 'stop')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await dealer.get(id)).toMatchObject({ status: 'stopped', can_edit: false });
    const change = await dealer.patch(id, { company_name: 'Karvon' });
    expect([change.status, change.body.code]).toEqual([409, 'campaign_over']);
  });

  it('does many at once, each by itself', async () => {
    const [one, other] = [await dealer.made(), await dealer.made()];
    await dealer.act(other.id, 'stop');
    const { body } = await test.call('updateCampaigns', {
      token: dealer.token,
      body: { ids: [one.id, other.id, 999_999], action: 'extend', end_date: '2026-09-01' },
    });
    expect(body).toMatchObject({
      done: 1,
      failed: 2,
      results: [
        { id: one.id, ok: true, campaign: { end_date: '2026-09-01' } },
        { id: other.id, ok: false, code: 'campaign_over' },
        { id: 999_999, ok: false, code: 'not_found' },
      ],
    });
    const pause = await test.call('updateCampaigns', {
      token: dealer.token,
      body: { ids: [one.id], action: 'pause' },
    });
    expect(pause.body.results[0].code).toBe('transition_not_allowed');
    const past = await test.call('updateCampaigns', {
      token: dealer.token,
      body: { ids: [one.id], action: 'extend', end_date: '2026-07-01' },
    });
    expect(codesOf(past.body)).toEqual(['end_date date_in_past']);
  });
});

describe('the list', () => {
  it('counts by status, finds by company and title, puts declined ones first', async () => {
    const own = await openAdvertiser(test);
    const first = await own.made({ company_name: 'Chilonzor Avto' });
    const second = await own.made({ segment: 'electric', price_model: 'CPC' });
    await own.moderate(first.id, declined);
    const ask = async (query: Record<string, string | number | boolean>) =>
      (await test.call('listCampaigns', { token: own.token, query })).body;
    const all = await ask({});
    expect(all).toMatchObject({
      count: 2,
      statuses: { declined: 1, moderation: 1, active: 0 },
      totals: { from: '2026-06-06', to: '2026-07-05' },
    });
    expect(all.results.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
    expect((await ask({ q: 'chilonzor' })).results).toMatchObject([{ id: first.id }]);
    expect((await ask({ q: 'распродажа' })).count).toBe(2);
    expect((await ask({ segment: 'electric' })).results).toMatchObject([{ id: second.id }]);
    expect((await ask({ price_model: 'CPC', status: 'declined' })).count).toBe(0);
    expect((await ask({ budget_low: true })).count).toBe(0);
    for (const ordering of ['leads', '-cost_per_lead', '-spend', 'end_date'])
      expect((await ask({ ordering })).results).toHaveLength(2);
    const file = await test.call('exportCampaigns', {
      token: own.token,
      query: { q: 'Chilonzor' },
    });
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.body).toContain('"Отклонена"');
  });
});

describe('its end', () => {
  it('comes at midnight in Tashkent after its last day', async () => {
    const own = await openAdvertiser(test);
    const { id } = await own.made({ end_date: '2026-07-06' });
    await own.moderate(id);
    test.clock.set(new Date('2026-07-06T18:59:59.999Z'));
    await test.jobs.runDue();
    expect((await own.get(id)).status).toBe('paused');
    test.clock.set(new Date('2026-07-06T19:00:00Z'));
    await test.jobs.runDue();
    expect(await own.get(id)).toMatchObject({ status: 'finished', to_pay: 0 });
    const { body } = await test.call('getCampaignResult', {
      token: own.token,
      params: { id },
      query: { compare: 'previous' },
    });
    expect(body).toMatchObject({
      from: '2026-07-05',
      to: '2026-07-06',
      days: [{ date: '2026-07-05' }, { date: '2026-07-06', views: 0 }],
      banners: [{ position: 'home_top', views: 0 }],
      previous: { from: '2026-07-03', to: '2026-07-04' },
    });
    test.clock.set(start);
  });
});
