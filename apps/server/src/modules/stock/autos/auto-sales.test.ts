import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInTashkent } from '../../../platform/values/clock';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let shop: Shop;
const nextPhone = createPhones(6_900_000);

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  shop = await openShop(test, await readCatalogue(test));
});
afterAll(() => test.close());

const price = 149_000_000;
const uzs = { price, currency: 'UZS' } as const;
const sell = (id: number, sale: object = {}) =>
  shop.move(id, 'sold_on_karvon', { sale: { ...uzs, ...sale } });
const call = (operation: 'getSale' | 'undoSale' | 'getAutoMoney', id: number, token = shop.token) =>
  test.call(operation, { token, params: { id } });
const correct = (id: number, version: number, body: object, token = shop.token) =>
  test.call('updateSale', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body: { ...uzs, ...body },
  });
const today = () => dayInTashkent(test.clock.now());

async function buy(id: number, purchased_on: string, amount = 130_000_000) {
  const { body } = await call('getAutoMoney', id);
  return test.call('putPurchase', {
    token: shop.token,
    params: { id },
    headers: { 'if-match': `"v${body.version}"` },
    body: { price: amount, currency: 'UZS', purchased_on },
  });
}

const addLead = async () =>
  (
    await test.call('createLead', {
      token: shop.token,
      body: { type: 'call', client_name: 'Sherzod', phone: nextPhone() },
    })
  ).body;

describe('a sale', () => {
  it('has its buyer, parts, seller and so‘m by the rate of its day', async () => {
    const { id } = await shop.active();
    const { id: lead_id } = await addLead();
    const payments = [
      { kind: 'trade_in', sum: 6900 },
      { kind: 'cash', sum: 10_700 },
    ];
    const sold = await sell(id, { price: 17_600, currency: 'USD', lead_id, payments });
    expect(sold.body).toMatchObject({ sale_price: 17_600, sale_currency: 'USD', currency: 'UZS' });
    const { body } = await call('getSale', id);
    expect(body).toMatchObject({
      price_uzs: 222_640_000,
      rate: { rate: 12_650, date: today() },
      sold_on: today(),
      lead: { id: lead_id, name: 'Sherzod' },
      payments,
      is_elsewhere: false,
    });
    expect(body.seller.full_name).not.toBe('');
  });

  it('says at the field what is wrong', async () => {
    const { id } = await shop.active();
    await buy(id, '2026-03-02');
    const errors = async (sale: object) => (await sell(id, sale)).body.errors;
    expect(await errors({ payments: [{ kind: 'cash', sum: 1 }] })).toEqual([
      { field: 'sale.payments', code: 'parts_sum' },
    ]);
    expect(await errors({ sold_on: '2099-01-01', seller: 999_999 })).toEqual([
      { field: 'sale.sold_on', code: 'date_in_future' },
      { field: 'sale.seller', code: 'unknown_reference' },
    ]);
    expect(await errors({ sold_on: '2026-03-01' })).toEqual([
      { field: 'sale.sold_on', code: 'date_order' },
    ]);
    const both = await sell(id, { lead_id: 1, buyer: { name: 'Ali' } });
    expect(both.status).toBe(422);
    expect((await call('getSale', id)).status).toBe(404);
  });

  it('counts on its day, with the days until then and the profit', async () => {
    const { id } = await shop.active();
    await buy(id, '2026-03-02');
    const { body } = await sell(id, { sold_on: '2026-03-12' });
    expect(dayInTashkent(new Date(body.sold_at))).toBe('2026-03-12');
    const money = (await call('getAutoMoney', id)).body;
    expect(money).toMatchObject({
      days_in_stock: 10,
      sale: { price_uzs: price, profit: 19_000_000, profit_percent: 12.8 },
    });
    expect(money).not.toHaveProperty('margin');
  });

  it('of a car sold elsewhere is in the profit, and not sold on Karvon', async () => {
    const { id } = await shop.active();
    await buy(id, '2026-03-02');
    const { body } = await shop.move(id, 'deactivated', {
      reason: 'sold_elsewhere',
      sale: { ...uzs, buyer: { name: 'Aziz', phone: '+998901112233' } },
    });
    expect(body.status).toBe('deactivated');
    expect(body).not.toHaveProperty('sold_at');
    expect((await call('getSale', id)).body).toMatchObject({
      is_elsewhere: true,
      buyer: { name: 'Aziz', phone: '+998901112233' },
    });
    expect((await call('getAutoMoney', id)).body.sale.profit).toBe(19_000_000);
    // Back on sale, the car is not sold.
    await shop.move(id, 'active');
    expect((await call('getSale', id)).status).toBe(404);
  });

  it('409 with the sale for the second seller', async () => {
    const { id } = await shop.active();
    await sell(id);
    const { status, body } = await sell(id, { price: 1 });
    expect([status, body.code, body.current.price]).toEqual([409, 'transition_not_allowed', price]);
  });
});

it('two sellers at once: one sale, and 409 with it for the other', async () => {
  const { id } = await shop.active();
  const both = await Promise.all([sell(id), sell(id, { price: 148_000_000 })]);
  const [done, late] = both.toSorted((one, other) => one.status - other.status);
  expect([done?.status, late?.status]).toEqual([200, 409]);
  const { body } = await call('getSale', id);
  expect(late?.body).toMatchObject({ code: 'transition_not_allowed', current: body });
  expect(done?.body.sale_price).toBe(body.price);
});

it('a sale of another showroom is 404', async () => {
  const other = await shop.addSalon('Karvon Sergeli');
  const { token } = await joinTeam(test, shop, {
    phone: nextPhone(),
    role: 'manager',
    avtosalons: [other],
  });
  await setPermissions(test, shop.token, 'on');
  const { id } = await shop.active();
  await sell(id);
  const { body } = await call('getSale', id);
  expect((await call('getSale', id, token)).status).toBe(404);
  expect((await call('getAutoMoney', id, token)).status).toBe(404);
  expect((await correct(id, 1, { price: 1 }, token)).status).toBe(404);
  expect((await call('undoSale', id, token)).status).toBe(404);
  expect((await call('getSale', id)).body).toEqual(body);
  const { id: own } = await shop.active({ avtosalon: other });
  await sell(own);
  expect((await call('getSale', own, token)).status).toBe(200);
  await setPermissions(test, shop.token, 'off');
});

describe('a sale recorded later', () => {
  const sale = { ...uzs, sold_on: '2026-03-12' };
  const elsewhere = { reason: 'sold_elsewhere', sale };

  it('of a car that left as sold: it stays off sale, and its profit counts', async () => {
    const { id } = await shop.active();
    await buy(id, '2026-03-02');
    const left = (await shop.move(id, 'deactivated', { reason: 'repair' })).body;
    const { status, body } = await shop.move(id, 'deactivated', elsewhere);
    expect([status, body.status, body.deactivation_reason]).toEqual([
      200,
      'deactivated',
      'sold_elsewhere',
    ]);
    expect(body.status_changed_at).toBe(left.status_changed_at);
    expect((await call('getSale', id)).body).toMatchObject({
      sold_on: '2026-03-12',
      is_elsewhere: true,
    });
    expect((await call('getAutoMoney', id)).body.sale.profit).toBe(19_000_000);
    const again = await shop.move(id, 'deactivated', elsewhere);
    expect([again.status, again.body.current.price]).toEqual([409, price]);
    const { body: history } = await test.call('getAutoHistory', {
      token: shop.token,
      params: { id },
    });
    expect(history.results[0]).toMatchObject({
      kind: 'changed',
      changes: [{ field: 'sale_price' }, { field: 'sold_on', after: '12.03.2026' }],
    });
  });

  it('of an archived car can be undone, while another listing has its VIN', async () => {
    const vin = 'XWBJF69VJPA770001';
    const { id } = await shop.active({}, { vin });
    expect((await shop.move(id, 'deactivated', { reason: 'other', note: '—' })).status).toBe(200);
    await shop.move(id, 'archived');
    expect((await shop.move(id, 'archived')).status).toBe(409);
    const inFuture = await shop.move(id, 'archived', { sale: { ...sale, sold_on: '2099-01-01' } });
    expect(inFuture.body.errors).toEqual([{ field: 'sale.sold_on', code: 'date_in_future' }]);
    expect((await shop.move(id, 'archived', { sale })).status).toBe(200);
    await shop.active({}, { vin });
    test.clock.advance(5);
    const undone = await call('undoSale', id);
    expect([undone.status, undone.body.status]).toEqual([200, 'archived']);
    expect((await call('getSale', id)).status).toBe(404);
  });

  it('never archives a car, nor takes back one that moved on', async () => {
    const { id } = await shop.active();
    await shop.move(id, 'deactivated', { reason: 'repair' });
    const { status, body } = await shop.move(id, 'archived', { sale });
    expect([status, body.allowed.includes('archived')]).toEqual([409, true]);
    await shop.move(id, 'deactivated', elsewhere);
    test.clock.advance(1);
    await shop.move(id, 'archived');
    expect((await call('undoSale', id)).body.code).toBe('undo_late');
    expect((await call('getSale', id)).status).toBe(200);
  });
});

describe('undo', () => {
  it('restores the reservation, the lead and the figures', async () => {
    const { id } = await shop.active();
    const { id: lead_id } = await addLead();
    const reserved = (await shop.move(id, 'barakami')).body;
    await sell(id, { lead_id });
    const lead = async () =>
      (await test.call('getLead', { token: shop.token, params: { id: lead_id } })).body.status;
    expect(await lead()).toBe('contacted');
    test.clock.advance(5);
    const { status, body } = await call('undoSale', id);
    expect([status, body.status, body.reserved_until]).toEqual([
      200,
      'barakami',
      reserved.reserved_until,
    ]);
    for (const name of ['sale_price', 'sale_currency', 'sold_at'])
      expect(body).not.toHaveProperty(name);
    expect(await lead()).toBe('new');
    expect((await call('getSale', id)).status).toBe(404);
    // The timer of the reservation runs again.
    test.clock.advance(72 * 3600);
    await test.jobs.runDue();
    expect((await shop.get(id)).status).toBe('active');
  });

  it('leaves a lead alone that was answered before', async () => {
    const { id } = await shop.active();
    const { id: lead_id } = await addLead();
    const params = { id: lead_id };
    await test.call('updateLead', { token: shop.token, params, body: { status: 'contacted' } });
    await sell(id, { lead_id });
    await call('undoSale', id);
    const { body } = await test.call('getLead', { token: shop.token, params });
    expect(body.status).toBe('contacted');
  });

  it('409 after its time, and after the listing moved on', async () => {
    const { id } = await shop.active();
    await sell(id);
    test.clock.advance(31);
    expect((await call('undoSale', id)).body.code).toBe('undo_late');
    const { id: other } = await shop.active();
    await sell(other);
    test.clock.advance(1);
    await shop.move(other, 'archived');
    expect((await call('undoSale', other)).body.code).toBe('undo_late');
    // An archived car counts as sold, until it is a draft again.
    expect((await call('getSale', other)).status).toBe(200);
    await shop.move(other, 'ne_active');
    expect((await call('getSale', other)).status).toBe(404);
    expect((await call('undoSale', 999_999_999)).status).toBe(404);
    expect((await correct(999_999_999, 1, {})).status).toBe(404);
  });
});

describe('a correction', () => {
  it('moves the sale to another day, and its history says so; 412 for a stale one', async () => {
    const { id } = await shop.active();
    await sell(id);
    const { status, body } = await correct(id, 1, { price: 148_000_000, sold_on: '2026-04-01' });
    expect([status, body.version, body.price]).toEqual([200, 2, 148_000_000]);
    expect(dayInTashkent(new Date((await shop.get(id)).sold_at))).toBe('2026-04-01');
    const { body: history } = await test.call('getAutoHistory', {
      token: shop.token,
      params: { id },
    });
    expect(history.results[0].changes.map(({ field }: { field: string }) => field)).toEqual([
      'sale_price',
      'sold_on',
    ]);
    const stale = await correct(id, 1, { price: 1 });
    expect([stale.status, stale.body.current]).toEqual([412, body]);
  });

  const statusOf = async (id: number) =>
    (await test.call('getLead', { token: shop.token, params: { id } })).body.status;

  it('names the seller, and says that buyer, parts and note changed', async () => {
    const { id } = await shop.active();
    await sell(id, { buyer: { name: 'Aziz', phone: '+998901112233' } });
    const seller = await joinTeam(test, shop, { phone: nextPhone() });
    const latest = async () =>
      (await test.call('getAutoHistory', { token: shop.token, params: { id } })).body.results[0];
    const payments = [{ kind: 'card', sum: price }];
    await correct(id, 1, {
      seller: seller.id,
      payments,
      note: 'Scratched',
      buyer: { name: 'Ali' },
    });
    const { changes } = await latest();
    expect(changes).toEqual([
      { field: 'seller', before: expect.any(String), after: 'Ислом Раҳимов' },
      { field: 'buyer' },
      { field: 'payments' },
      { field: 'note' },
    ]);
    // The same again is no entry.
    const { id: entry } = await latest();
    await correct(id, 2, {
      seller: seller.id,
      payments,
      note: 'Scratched',
      buyer: { name: 'Ali' },
    });
    expect((await latest()).id).toBe(entry);
  });

  it('moves the sale to another lead, which is contacted until the undo', async () => {
    const { id } = await shop.active();
    const { id: first } = await addLead();
    const { id: second } = await addLead();
    const statuses = async () => [await statusOf(first), await statusOf(second)];
    await sell(id, { lead_id: first });
    expect(await statuses()).toEqual(['contacted', 'new']);
    await correct(id, 1, { lead_id: second });
    expect(await statuses()).toEqual(['new', 'contacted']);
    await call('undoSale', id);
    expect(await statuses()).toEqual(['new', 'new']);
    await sell(id, { lead_id: first });
    // Later, somebody may have called the first one.
    test.clock.advance(3600);
    await correct(id, 1, { lead_id: second });
    expect(await statuses()).toEqual(['contacted', 'contacted']);
  });

  it('is a manager’s; sellers sell in their own name', async () => {
    const seller = await joinTeam(test, shop, { phone: nextPhone() });
    const manager = await joinTeam(test, shop, { phone: nextPhone(), role: 'manager' });
    await setPermissions(test, shop.token, 'on');
    const { id } = await shop.active();
    const as = (token: string, sale: object = {}) =>
      test.call('transitionAuto', {
        token,
        params: { id },
        body: { to: 'sold_on_karvon', sale: { ...uzs, ...sale } },
      });
    const own = (await call('getSale', id, seller.token)).status;
    expect(own).toBe(404);
    const { body: people } = await test.call('listEmployees', { token: shop.token });
    const other = people.results.find(({ is_owner }: { is_owner: boolean }) => is_owner).id;
    expect((await as(seller.token, { seller: other })).body.needs).toBe('manager');
    expect((await as(seller.token)).status).toBe(200);
    expect((await correct(id, 1, { price: 1 }, seller.token)).body.needs).toBe('manager');
    const changed = await correct(id, 1, { seller: other }, manager.token);
    expect([changed.status, changed.body.seller.id]).toEqual([200, other]);
    await setPermissions(test, shop.token, 'off');
  });
});
