import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { jpeg } from '../../../testing/test-images';
import {
  type Shop,
  type TestCatalogue,
  openShop,
  readCatalogue,
} from '../../stock/autos/autos.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { type TradeInSite, createTradeInSite } from './trade-in.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let rival: Shop;
let site: TradeInSite;
let broken = false;

beforeAll(async () => {
  const photo = await jpeg();
  test = await createTestApp({
    env: { RATE_USD: '12000' },
    deps: {
      remoteFiles: {
        fetch: (address) =>
          broken || address.includes('gone')
            ? Promise.reject(new Error('gone'))
            : Promise.resolve(photo),
      },
    },
  });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  rival = await openShop(test, catalogue);
  site = createTradeInSite(test, catalogue);
  for (const price of [140, 145, 150, 155, 160])
    await rival.active({ price: price * 1_000_000 }, { mileage: 20_000 });
});
afterAll(() => test.close());

const list = async (query: object, token = shop.token) =>
  (await test.call('listTradeInAutos', { token, query: { ...query } })).body;
const idsOf = async (query: object, token?: string) =>
  (await list({ size: 100, ...query }, token)).results.map((row: { id: number }) => row.id);

describe('addTradeInAuto', () => {
  it('keeps one car for one external id, with its pictures', async () => {
    const body = site.bodyOf({}, { photos: ['https://cdn.example.uz/1.jpg'] });
    const first = await site.post(body);
    expect(first.body).toMatchObject({ status: 'open', offer_count: 0 });
    broken = true;
    const again = await site.post(body);
    broken = false;
    expect(again.body).toEqual(first.body);
    const car = await site.get(shop.token, first.body.id);
    expect(car.car.photos).toHaveLength(1);
    const stored = await test.call('getMarketplaceTradeInAuto', { params: { id: first.body.id } });
    expect(stored.body).toEqual(first.body);
  });

  it('names the picture that cannot be had', async () => {
    const photos = ['https://cdn.example.uz/1.jpg', 'https://cdn.example.uz/gone.jpg'];
    const { body } = await site.post(site.bodyOf({}, { photos }));
    expect(body.errors).toEqual([{ field: 'car.photos.1', code: 'picture_not_fetched' }]);
  });

  it.each([
    [{ open_until: '2020-01-01T00:00:00Z' }, {}, 'open_until', 'time_out_of_range'],
    [{ open_until: '2027-01-01T00:00:00Z' }, {}, 'open_until', 'time_out_of_range'],
    [{ region: 999_999 }, {}, 'region', 'unknown_reference'],
    [{ district: 999_999 }, {}, 'district', 'unknown_reference'],
    [{}, { year: 2090 }, 'car.year', 'year_in_future'],
    [{}, { model_id: 999_999 }, 'car.model_id', 'unknown_reference'],
    [{}, { brand_id: undefined }, 'car.brand_id', 'required'],
    [{}, { color: 1 }, 'car.color', 'unknown_reference'],
  ])('rejects %j %j', async (over, car, field, code) => {
    const { status, body } = await site.post(site.bodyOf(over, car));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ field, code });
  });
});

describe('listTradeInAutos', () => {
  it('has the market of comparables, and what our margin leaves', async () => {
    const id = await site.add();
    expect(await site.get(shop.token, id)).toMatchObject({
      comparables: 5,
      market_price: 150_000_000,
      headroom: 132_000_000,
      rate: { rate: 12_000 },
    });
    await site.bid(rival.token, id, { price: 130_000_000 });
    expect((await site.get(shop.token, id, { margin: 20 })).headroom).toBe(-10_000_000);
    const unknown = await site.add(
      {},
      { model_id: catalogue.k5.car_model, brand_id: catalogue.k5.brand },
    );
    const car = await site.get(shop.token, unknown);
    expect(car.comparables).toBe(0);
    expect(car).not.toHaveProperty('market_price');
    expect(car).not.toHaveProperty('headroom');
  });

  it('has the cars of own regions first by their clock, then the nearest, each with its distance', async () => {
    const regions = (await test.call('listRegions', { token: shop.token })).body.results;
    const idOf = (name: RegExp) =>
      regions.find(({ translations }: { translations: { uz: { name: string } } }) =>
        name.test(translations.uz.name),
      )?.id;
    const model = { car_model: 'Nearest' };
    const inTashkent = await site.add(
      { region: idOf(/^Toshkent sh/), open_until: site.later(9) },
      model,
    );
    const inBukhara = await site.add({ region: idOf(/^Buxoro/), open_until: site.later(2) }, model);
    const inSamarkand = await site.add(
      { region: idOf(/^Samarqand/), open_until: site.later(1) },
      model,
    );
    const sooner = await site.add(
      { region: idOf(/^Toshkent sh/), open_until: site.later(5) },
      model,
    );
    const nearest = { q: 'Nearest', ordering: 'distance' };
    expect(await idsOf(nearest)).toEqual([sooner, inTashkent, inSamarkand, inBukhara]);
    const { results } = await list({ ...nearest, size: 100 });
    const [, own, samarkand] = results.map(({ distance }: { distance: number }) => distance);
    expect(own).toBe(0);
    expect(samarkand).toBeGreaterThan(250);
    expect(samarkand).toBeLessThan(290);
  });

  it('puts every car into its tabs, each of which counts its rows', async () => {
    const phone = '+998917770001';
    const [open, mine, won, lost, closed] = await Promise.all(
      Array.from({ length: 5 }, () => site.add({ phone }, { car_model: 'Tabs' })),
    );
    await site.bid(shop.token, mine ?? 0);
    const { body: winning } = await site.bid(shop.token, won ?? 0);
    await site.decide(winning.id, 'accepted');
    const { body: other } = await site.bid(rival.token, lost ?? 0);
    await site.decide(other.id, 'accepted');
    await site.close(closed ?? 0);
    const q = 'tabs';
    expect(await idsOf({ q, state: 'open' })).toEqual(
      [open, mine].toSorted((a = 0, b = 0) => a - b),
    );
    expect(await idsOf({ q, state: 'mine' })).toEqual([mine]);
    expect(await idsOf({ q, state: 'won' })).toEqual([won]);
    expect(await idsOf({ q, state: 'closed' })).toEqual(
      [lost, closed].toSorted((a = 0, b = 0) => a - b),
    );
    const { count, statuses } = await list({ q, state: 'closed', size: 1 });
    expect(count).toBe(2);
    expect(statuses).toEqual({ open: 2, mine: 1, won: 1, closed: 2 });
    expect((await list({ q })).count).toBe(5);
    const { year } = catalogue.cobalt;
    expect((await list({ q: `tabs ${String(year)}` })).count).toBe(5);
    expect((await list({ q: 'tabs 1961' })).count).toBe(0);
    expect(await idsOf({ q, state: 'won' }, rival.token)).toEqual([lost]);
    expect(await idsOf({ q, my_offer_status: ['accepted'] })).toEqual([won]);
  });

  it('narrows by everything that the page offers', async () => {
    const id = await site.add(
      { asking_price: 7_900, currency: 'USD', open_until: site.later(3) },
      { car_model: 'Narrow', year: 2012, mileage: 90_000 },
    );
    const q = 'narrow';
    for (const query of [
      { brand_id: catalogue.cobalt.brand },
      { model_id: catalogue.cobalt.car_model },
      { region: catalogue.region },
      { year_from: 2012, year_to: 2012 },
      { mileage_to: 90_000 },
      { closes_within: 3 },
      { price_from: 94_800_000, price_to: 94_800_000 },
      { price_from: 7_900, price_to: 7_900, currency: 'USD' },
    ])
      expect(await idsOf({ q, ...query })).toEqual([id]);
    for (const query of [
      { brand_id: 999_999 },
      { year_from: 2013 },
      { year_to: 2011 },
      { mileage_to: 89_999 },
      { closes_within: 2 },
      { price_from: 94_800_001 },
      { transmission: 999_999 },
      { my_offer_status: ['sent'] },
    ])
      expect(await idsOf({ q, ...query })).toEqual([]);
  });

  it('puts the most profitable first and cars without an analysis last, either way', async () => {
    const model = { car_model: 'Profit' };
    const rich = await site.add({}, model);
    const poor = await site.add({}, model);
    const blind = await site.add({}, { ...model, brand_id: undefined, model_id: undefined });
    await site.bid(rival.token, poor, { price: 140_000_000 });
    const q = 'profit';
    expect(await idsOf({ q, ordering: '-headroom' })).toEqual([rich, poor, blind]);
    expect(await idsOf({ q, ordering: 'headroom' })).toEqual([poor, rich, blind]);
    expect(await idsOf({ q, ordering: '-offer_count' })).toEqual([poor, blind, rich]);
    expect(await idsOf({ q, ordering: '-market_price', page: 3, size: 1 })).toEqual([blind]);
  });

  it('marks a buyer who is a lead of this dealer, and of no other', async () => {
    const phone = '+998917770099';
    const { id: car } = await shop.active();
    const lead = await createLeadSource(test).kept({ auto_id: car, phone, client_name: 'А' });
    const id = await site.add({ phone });
    expect((await site.get(shop.token, id)).lead_id).toBe(lead.id);
    expect(await site.get(rival.token, id)).not.toHaveProperty('lead_id');
  });

  it('rejects missing tokens and unknown cars', async () => {
    expect((await test.call('listTradeInAutos')).status).toBe(401);
    const query = { token: shop.token, params: { id: 999_999 } };
    expect((await test.call('getTradeInAuto', query)).status).toBe(404);
    expect((await test.call('listOffers', query)).status).toBe(404);
    expect((await test.call('getTradeInHistory', query)).status).toBe(404);
  });
});

describe('createAuto of a won car', () => {
  it('takes the pictures over, once, and only for who won it', async () => {
    const id = await site.add({}, { photos: ['https://cdn.example.uz/1.jpg'] });
    const { body: offer } = await site.bid(shop.token, id);
    const photos = (await site.get(shop.token, id)).car.photos.map(
      (photo: { id: string }) => photo.id,
    );
    const make = async (who: Shop) =>
      test.call('createAuto', {
        token: who.token,
        body: await who.fullBody({ trade_in_auto_id: id, photos }),
      });
    const unknown = [{ field: 'trade_in_auto_id', code: 'unknown_reference' }];
    expect((await make(shop)).body.errors).toEqual(unknown);
    await site.decide(offer.id, 'accepted');
    expect((await make(rival)).body.errors).toEqual(unknown);
    const { status, body } = await make(shop);
    expect(status).toBe(201);
    expect(body.photos).toHaveLength(1);
    expect(photos).not.toContain(body.photos[0].id);
    const car = await site.get(shop.token, id);
    expect(car).toMatchObject({ auto_id: body.id, allowed_actions: ['schedule'] });
    expect((await make(shop)).body.errors).toEqual([
      { field: 'trade_in_auto_id', code: 'already_listed' },
    ]);
    const { body: trace } = await test.call('getTradeInHistory', {
      token: shop.token,
      params: { id },
    });
    expect(trace.results[0]).toMatchObject({ kind: 'listing_created', auto_id: body.id });
  });
});
