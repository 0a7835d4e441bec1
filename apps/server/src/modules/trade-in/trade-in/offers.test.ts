import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { type TradeInSite, createTradeInSite } from './trade-in.fixture';

let test: TestApp;
let shop: Shop;
let rival: Shop;
let site: TradeInSite;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12000' } });
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  rival = await openShop(test, catalogue);
  site = createTradeInSite(test, catalogue);
});
afterAll(() => test.close());

const notificationsOf = async (token: string, target: number) => {
  const { body } = await test.call('listNotifications', { token, query: { size: 100 } });
  return body.results
    .filter((row: { target?: { id: number } }) => row.target?.id === target)
    .map((row: { type: string }) => row.type);
};
const history = async (token: string, id: number) =>
  (await test.call('getTradeInHistory', { token, params: { id } })).body.results.map(
    (row: { kind: string }) => row.kind,
  );

describe('createOffer', () => {
  it('has its place, and the car shows the best and ours', async () => {
    const id = await site.add();
    const { body: offer, headers } = await site.bid(shop.token, id, { avtosalon: shop.salon });
    expect(headers['etag']).toBe('"v1"');
    expect(offer).toMatchObject({
      trade_in_auto_id: id,
      is_mine: true,
      price_uzs: 120_000_000,
      status: 'sent',
      rank: 1,
      allowed_actions: ['change', 'withdraw'],
      avtosalon: { id: shop.salon, name: 'Karvon Chilonzor' },
      author: { full_name: 'Жасур Каримов' },
    });
    await site.bid(rival.token, id, { price: 9_900, currency: 'USD' });
    expect(await site.get(rival.token, id)).toMatchObject({
      offer_count: 2,
      best_price: 120_000_000,
      my_offer: { rank: 2, price_uzs: 118_800_000 },
      allowed_actions: ['change', 'withdraw'],
    });
  });

  it('shows of others price, term and status, and nothing else', async () => {
    const id = await site.add();
    await site.bid(rival.token, id, { comment: 'тайна', avtosalon: rival.salon });
    const { body } = await test.call('listOffers', { token: shop.token, params: { id } });
    expect(Object.keys(body.results[0]).toSorted()).toEqual(
      'created_at currency id is_mine price price_uzs rank status trade_in_auto_id valid_until'.split(
        ' ',
      ),
    );
  });

  it('ranks the earlier of two equal offers first, and notifies outbid dealerships', async () => {
    const id = await site.add();
    await site.bid(shop.token, id, { price: 100_000_000 });
    test.clock.advance(60);
    const { body: second } = await site.bid(rival.token, id, { price: 100_000_000 });
    expect(second.rank).toBe(2);
    expect(await notificationsOf(shop.token, id)).toEqual([]);
    const { body: raised } = await site.change(rival.token, second, { price: 100_500_000 });
    expect(raised).toMatchObject({ rank: 1, previous_price: 100_000_000, version: 2 });
    expect(await notificationsOf(shop.token, id)).toEqual(['offer_outbid']);
    expect(await notificationsOf(rival.token, id)).toEqual([]);
  });

  it('is one for a dealership and car, also when two colleagues send at once', async () => {
    const id = await site.add();
    const both = await Promise.all([site.bid(shop.token, id), site.bid(shop.token, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await site.bid(shop.token, id, { price: 90_000_000 });
    expect(body).toMatchObject({
      code: 'offer_exists',
      detail: expect.stringContaining('Жасур Каримов'),
      current: { id, my_offer: { price: 120_000_000 } },
    });
  });

  it('replays the same request and makes no second offer', async () => {
    const id = await site.add();
    const send = () =>
      test.call('createOffer', {
        token: shop.token,
        params: { id },
        body: { price: 1_000_000, currency: 'UZS', valid_until: '2026-07-07T18:59:59Z' },
        headers: { 'idempotency-key': 'bid-once-and-no-more' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });

  it.each([
    [{ price: 0 }, 'price', 'too_small'],
    [{ price: -1 }, 'price', 'too_small'],
    [{ valid_until: '2026-07-05T07:30:00Z' }, 'valid_until', 'valid_until_too_soon'],
    [{ valid_until: '2025-01-01T00:00:00Z' }, 'valid_until', 'valid_until_too_soon'],
    [{ valid_until: '2027-01-01T00:00:00Z' }, 'valid_until', 'after_open_until'],
    [{ avtosalon: 999_999 }, 'avtosalon', 'unknown_reference'],
  ])('rejects %j', async (over, field, code) => {
    const id = await site.add();
    const { status, body } = await site.bid(shop.token, id, over);
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('rejects another dealer’s showroom, a missing car, and missing tokens', async () => {
    const id = await site.add();
    const { body } = await site.bid(shop.token, id, { avtosalon: rival.salon });
    expect(body.errors).toEqual([{ field: 'avtosalon', code: 'unknown_reference' }]);
    expect((await site.bid(shop.token, 999_999)).status).toBe(404);
    expect((await site.bid('x'.repeat(32), id)).status).toBe(401);
  });

  it('accepts only the car’s own end in its last hour, and no offers afterwards', async () => {
    const open_until = site.later(1.5);
    const id = await site.add({ open_until });
    test.clock.advance(3600);
    const soon = await site.bid(shop.token, id, { valid_until: site.later(0.25) });
    expect(soon.body.errors).toEqual([{ field: 'valid_until', code: 'valid_until_too_soon' }]);
    expect((await site.bid(shop.token, id, { valid_until: open_until })).status).toBe(200);
  });
});

describe('the clock', () => {
  it('ends an offer to the second, though no timer ran, and the next one may follow', async () => {
    const id = await site.add();
    const valid_until = site.later(2);
    const { body: offer } = await site.bid(shop.token, id, { valid_until });
    test.clock.set(new Date(Date.parse(valid_until) - 1));
    expect((await site.get(shop.token, id)).my_offer.status).toBe('sent');
    test.clock.set(new Date(valid_until));
    expect(await site.get(shop.token, id)).toMatchObject({
      offer_count: 0,
      my_offer: { status: 'expired', decided_at: offer.valid_until, allowed_actions: [] },
      allowed_actions: ['offer'],
    });
    const late = await site.change(shop.token, offer, { price: 1 });
    expect(late.body).toMatchObject({ code: 'offer_not_open', current: { id, status: 'open' } });
    expect((await site.decide(offer.id, 'accepted')).body.code).toBe('offer_not_open');
    expect((await site.bid(shop.token, id)).status).toBe(200);
    expect(await history(shop.token, id)).toEqual(['offered', 'expired', 'offered']);
  });

  it('notifies dealerships with offers two hours before the end, and at the end', async () => {
    const open_until = site.later(10);
    const id = await site.add({ open_until });
    await site.bid(shop.token, id, { valid_until: open_until });
    test.clock.advance(8 * 3600);
    await test.jobs.runDue();
    expect(await notificationsOf(shop.token, id)).toEqual(['trade_in_closing']);
    expect(await notificationsOf(rival.token, id)).toEqual([]);
    test.clock.advance(2 * 3600);
    await test.jobs.runDue();
    expect(await notificationsOf(shop.token, id)).toEqual(['offer_expired', 'trade_in_closing']);
    expect(await site.get(shop.token, id)).toMatchObject({
      status: 'expired',
      allowed_actions: [],
    });
    const { body } = await site.bid(shop.token, id);
    expect(body).toMatchObject({ code: 'trade_in_closed', current: { status: 'expired' } });
  });
});

describe('updateOffer', () => {
  it('changes the sent fields and keeps the history', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id, { comment: 'Готовы сегодня' });
    const { body } = await site.change(shop.token, offer, { price: 10_500, currency: 'USD' });
    expect(body).toMatchObject({
      version: 2,
      price: 10_500,
      currency: 'USD',
      previous_price: 120_000_000,
      previous_currency: 'UZS',
      comment: 'Готовы сегодня',
      valid_until: offer.valid_until,
    });
    const { body: trace } = await test.call('getTradeInHistory', {
      token: shop.token,
      params: { id },
    });
    expect(trace.results[0]).toMatchObject({
      kind: 'changed',
      actor: { kind: 'dealer', name: 'Жасур Каримов' },
      price: 10_500,
      previous_price: 120_000_000,
    });
  });

  it('takes the showroom away with null, and keeps it where nothing is said of it', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id, { avtosalon: shop.salon });
    const { body: kept } = await site.change(shop.token, offer, { comment: 'Готовы сегодня' });
    expect(kept.avtosalon?.id).toBe(shop.salon);
    const { body: none } = await site.change(shop.token, kept, { avtosalon: null });
    expect(none).toMatchObject({ version: 3, comment: 'Готовы сегодня' });
    expect(none.avtosalon).toBeUndefined();
  });

  it('refuses who has not seen the last change, and shows it', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id);
    await site.change(shop.token, offer, { price: 121_000_000 });
    const { status, body } = await site.change(shop.token, offer, { price: 119_000_000 });
    expect([status, body.code]).toEqual([412, 'stale_version']);
    expect(body.current).toMatchObject({ version: 2, price: 121_000_000 });
    const none = await test.call('updateOffer', {
      token: shop.token,
      params: { id: offer.id },
      body: { price: 1 },
    });
    expect(none.body.code).toBe('if_match_required');
  });

  it('withdraws for good, and another may follow', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id);
    const { body: withdrawn } = await site.change(shop.token, offer, { status: 'withdrawn' });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', allowed_actions: [], version: 2 });
    const again = await site.change(shop.token, withdrawn, { status: 'withdrawn' });
    expect(again.body.code).toBe('offer_not_open');
    expect((await site.decide(offer.id, 'accepted')).status).toBe(409);
    const { body: seen } = await test.call('listMarketplaceOffers', { params: { id } });
    expect(seen.count).toBe(0);
    expect((await site.bid(shop.token, id)).status).toBe(200);
  });

  it('rejects nothing at all, a currency alone, a stranger’s offer and an unknown one', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id);
    const missing = [{ field: 'price', code: 'required' }];
    expect((await site.change(shop.token, offer, {})).body.errors).toEqual(missing);
    const alone = await site.change(shop.token, offer, { currency: 'USD' });
    expect(alone.body.errors).toEqual(missing);
    // A wrong price must not report the missing status of the union's other branch.
    const zero = await site.change(shop.token, offer, { price: 0, comment: 'x'.repeat(1001) });
    expect(zero.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'price',
      'comment',
    ]);
    expect((await site.change(rival.token, offer, { price: 1 })).status).toBe(404);
    expect((await site.change(shop.token, { id: 999_999, version: 1 }, {})).status).toBe(404);
  });
});

describe('decideOffer and closeTradeInAuto', () => {
  it('gives the phone to the winner alone, and the others’ offers end', async () => {
    const id = await site.add();
    const { body: ours } = await site.bid(shop.token, id);
    const { body: theirs } = await site.bid(rival.token, id, { price: 125_000_000 });
    expect(await site.get(shop.token, id)).not.toHaveProperty('phone');
    const { body: decided } = await site.decide(ours.id, 'accepted');
    expect(decided).toMatchObject({ status: 'accepted', dealership: { name: 'Жасур Каримов' } });
    expect(await site.get(shop.token, id)).toMatchObject({
      status: 'won',
      phone: '+998915550134',
      my_offer: { status: 'accepted' },
      allowed_actions: ['schedule', 'list'],
    });
    const lost = await site.get(rival.token, id);
    expect(lost).toMatchObject({ status: 'lost', my_offer: { status: 'expired' } });
    expect(lost).not.toHaveProperty('phone');
    expect(lost).not.toHaveProperty('best_price');
    expect(JSON.stringify(lost)).not.toContain('120000000');
    const { body: rows } = await test.call('listOffers', { token: rival.token, params: { id } });
    expect(rows.results.map((row: { id: number }) => row.id)).toEqual([theirs.id]);
    expect(await history(rival.token, id)).toEqual(['lost', 'offered']);
    expect(await notificationsOf(shop.token, id)).toContain('offer_accepted');
    expect((await site.decide(theirs.id, 'accepted')).body.code).toBe('offer_not_open');
    const typed = await site.change(rival.token, theirs, { price: 130_000_000 });
    expect(typed.body).toMatchObject({ code: 'trade_in_closed', current: { status: 'lost' } });
  });

  it('accept exactly one of a concurrent acceptance and withdrawal', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id);
    const [accepted, withdrawn] = await Promise.all([
      site.decide(offer.id, 'accepted'),
      site.change(shop.token, offer, { status: 'withdrawn' }),
    ]);
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409]);
  });

  it('lets a declined dealership offer again', async () => {
    const id = await site.add();
    const { body: offer } = await site.bid(shop.token, id);
    await site.decide(offer.id, 'declined');
    expect(await site.get(shop.token, id)).toMatchObject({
      status: 'open',
      my_offer: { status: 'declined' },
      allowed_actions: ['offer'],
    });
    expect(await notificationsOf(shop.token, id)).toEqual(['offer_declined']);
    expect((await site.bid(shop.token, id, { price: 126_000_000 })).status).toBe(200);
  });

  it('close once, and end the offers', async () => {
    const id = await site.add();
    await site.bid(shop.token, id);
    const { body } = await site.close(id);
    expect(body).toMatchObject({ id, status: 'closed', offer_count: 0 });
    expect(await site.get(shop.token, id)).toMatchObject({
      status: 'closed',
      my_offer: { status: 'expired' },
    });
    expect((await site.close(id)).body.code).toBe('trade_in_closed');
    expect((await site.close(999_999)).status).toBe(404);
  });
});

describe('exportOffers', () => {
  it('has our offers alone, in the order and of the status asked for', async () => {
    const { body } = await test.call('exportOffers', {
      token: shop.token,
      query: {
        status: ['withdrawn', 'sent'],
        from: '2026-07-01',
        to: '2026-07-31',
        ordering: 'created_at',
      },
    });
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toContain('"Машина";"Предложение";"Валюта"');
    expect(lines.slice(1).every((line: string) => /Отозвано|Отправлено/.test(line))).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
    expect((await test.call('exportOffers', { token: shop.token })).status).toBe(200);
    const wrong = await test.call('exportOffers', {
      token: shop.token,
      query: { from: '2026-07-05', to: '2026-07-01' },
    });
    expect(wrong.body.errors).toEqual([{ field: 'to', code: 'range_order' }]);
  });
});
