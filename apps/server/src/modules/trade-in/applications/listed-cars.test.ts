import { dayInTashkent } from '../../../platform/values/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { type TradeInSite, createTradeInSite } from '../trade-in/trade-in.fixture';

let test: TestApp;
let shop: Shop;
let rival: Shop;
let site: TradeInSite;

beforeAll(async () => {
  test = await createTestApp();
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  rival = await openShop(test, catalogue);
  site = createTradeInSite(test, catalogue);
});
afterAll(() => test.close());

async function won(): Promise<number> {
  const id = await site.add({
    phone: `+99891${String(7_000_000 + Math.random() * 1e6).slice(0, 7)}`,
  });
  const { body } = await site.bid(shop.token, id);
  await site.decide(body.id, 'accepted');
  return id;
}

const inspect = async (trade_in_auto_id: number, { token } = shop) =>
  test.call('createApplication', {
    token,
    body: { trade_in_auto_id, scheduled_at: site.later(24), price: 120_000_000, currency: 'UZS' },
  });
const approve = ({ id, version }: { id: number; version: number }) =>
  test.call('updateApplication', {
    token: shop.token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body: { status: 'approved', price: 118_000_000, currency: 'UZS' },
  });
const list = async (over: Record<string, unknown>, who = shop) =>
  test.call('createAuto', { token: who.token, body: await who.fullBody(over) });
const application = async (id: number) =>
  (await test.call('getApplication', { token: shop.token, params: { id } })).body;

it('makes an inspection of a won car, and of the approved one stock: both know the listing', async () => {
  const car = await won();
  const { status, body: planned } = await inspect(car);
  expect(status).toBe(201);
  expect(planned).toMatchObject({
    status: 'scheduled',
    source: 'trade_in_auto',
    client_name: 'Улугбек',
  });
  expect(await site.get(shop.token, car)).toMatchObject({ application_id: planned.id });

  // Neither before the approval nor by another dealership.
  const unknown = [{ field: 'application_id', code: 'unknown_reference' }];
  expect((await list({ application_id: planned.id })).body.errors).toEqual(unknown);
  const { body: approved } = await approve(planned);
  expect(approved.status).toBe('approved');
  expect((await list({ application_id: planned.id }, rival)).body.errors).toEqual(unknown);

  const { status: made, body: auto } = await list({ application_id: planned.id });
  expect(made).toBe(201);
  expect(await application(planned.id)).toMatchObject({ auto_id: auto.id });
  expect(await site.get(shop.token, car)).toMatchObject({ auto_id: auto.id, allowed_actions: [] });
  // The approved price is what the car was bought for.
  const money = await test.call('getAutoMoney', { token: shop.token, params: { id: auto.id } });
  expect(money.body.purchase).toMatchObject({
    price: 118_000_000,
    price_uzs: 118_000_000,
    source: 'trade_in',
    purchased_on: dayInTashkent(test.clock.now()),
  });
  const { body: trace } = await test.call('getApplicationHistory', {
    token: shop.token,
    params: { id: planned.id },
  });
  expect(trace.results[0]).toMatchObject({ kind: 'listing_created', actor: { kind: 'dealer' } });
  expect((await list({ application_id: planned.id })).body.errors).toEqual([
    { field: 'application_id', code: 'already_listed' },
  ]);
});

it('lists a won car that is being inspected once, whichever way', async () => {
  const car = await won();
  const { body: planned } = await inspect(car);
  const { body: auto } = await list({ trade_in_auto_id: car });
  expect(await application(planned.id)).toMatchObject({ auto_id: auto.id });
  await approve(await application(planned.id));
  expect((await list({ application_id: planned.id })).body.errors).toEqual([
    { field: 'application_id', code: 'already_listed' },
  ]);
});

it('accepts one of two concurrent listings by colleagues', async () => {
  const car = await won();
  const { body: planned } = await inspect(car);
  await approve(planned);
  const both = await Promise.all([
    list({ application_id: planned.id }),
    list({ trade_in_auto_id: car }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

it('accepts one of the two references only, and no car that was not won', async () => {
  expect((await list({ trade_in_auto_id: 1, application_id: 1 })).status).toBe(422);
  const open = await site.add();
  const { status, body } = await inspect(open);
  expect([status, body.code]).toEqual([409, 'trade_in_not_won']);
  expect((await inspect(await won(), rival)).body.code).toBe('trade_in_not_won');
});

const moneyOf = async (id: number) =>
  (await test.call('getAutoMoney', { token: shop.token, params: { id } })).body;

it('fills the purchase of a car that was listed before the approval, unless it is known', async () => {
  const { body: planned } = await inspect(await won());
  const car = planned.trade_in_auto_id;
  const { body: auto } = await list({ trade_in_auto_id: car });
  expect(await moneyOf(auto.id)).not.toHaveProperty('purchase');
  await approve(await application(planned.id));
  expect((await moneyOf(auto.id)).purchase).toMatchObject({
    price: 118_000_000,
    source: 'trade_in',
  });

  const { body: second } = await inspect(await won());
  const { body: typed } = await list({ trade_in_auto_id: second.trade_in_auto_id });
  const purchase = { price: 99_000_000, currency: 'UZS', purchased_on: '2026-03-02' };
  await test.call('putPurchase', {
    token: shop.token,
    params: { id: typed.id },
    headers: { 'if-match': '"v1"' },
    body: purchase,
  });
  await approve(await application(second.id));
  expect((await moneyOf(typed.id)).purchase).toMatchObject(purchase);
});

it('is named by the sale of the car that it pays for a part of', async () => {
  const { body: planned } = await inspect(await won());
  const { id } = await shop.active();
  const sell = (application_id: number) =>
    shop.move(id, 'sold_on_karvon', {
      sale: {
        price: 150_000_000,
        currency: 'UZS',
        payments: [
          { kind: 'cash', sum: 32_000_000 },
          { kind: 'trade_in', sum: 118_000_000, application_id },
        ],
      },
    });
  expect((await sell(999_999_999)).body.errors).toEqual([
    { field: 'sale.payments.1.application_id', code: 'unknown_reference' },
  ]);
  expect((await sell(planned.id)).status).toBe(200);
  const { body } = await test.call('getSale', { token: shop.token, params: { id } });
  expect(body.payments[1]).toMatchObject({ kind: 'trade_in', application_id: planned.id });
});
