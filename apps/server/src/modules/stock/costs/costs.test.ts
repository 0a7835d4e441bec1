import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
const nextPhone = createPhones(6_800_000);

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  await test.db.current
    .insertInto('rates')
    .values([
      { date: '2026-03-02', rate: 12_100, source: 'cbu' },
      { date: '2026-03-09', rate: 12_200, source: 'cbu' },
    ])
    .execute();
});
afterAll(() => test.close());

const purchase = { price: 100_000_000, currency: 'UZS', purchased_on: '2026-03-02' };
const expense = { kind: 'body', sum: 3_200_000, currency: 'UZS', spent_on: '2026-03-04' };

const money = async (id: number, token = shop.token) =>
  (await test.call('getAutoMoney', { token, params: { id } })).body;
const match = (version: number) => ({ 'if-match': `"v${version}"` });

async function buy(id: number, body: object = purchase, token = shop.token) {
  const { version } = await money(id);
  return test.call('putPurchase', { token, params: { id }, headers: match(version), body });
}
const spend = (id: number, body: object = {}, token = shop.token) =>
  test.call('createExpense', { token, params: { id }, body: { ...expense, ...body } });

describe('formulas', () => {
  it('cost is the purchase and all expenses, margin is the price less cost', async () => {
    const { id } = await shop.draft({ price: 150_000_000 });
    await buy(id);
    await spend(id);
    await spend(id, { kind: 'delivery', sum: 1_000_000, spent_on: '2026-03-05' });
    const now = await money(id);
    expect(now).toMatchObject({
      expenses_total: 4_200_000,
      cost: 104_200_000,
      price_uzs: 150_000_000,
      margin: 45_800_000,
      margin_percent: 30.5,
    });
    expect(now.expenses.map(({ kind }: { kind: string }) => kind)).toEqual(['delivery', 'body']);
  });

  it('a car without a purchase has no cost and no margin, never 0', async () => {
    const { id } = await shop.draft();
    await spend(id);
    const now = await money(id);
    expect(now).toMatchObject({ expenses_total: 3_200_000 });
    for (const name of ['purchase', 'cost', 'margin', 'margin_percent'])
      expect(now).not.toHaveProperty(name);
  });

  it('a loss is a margin below 0, and a car without a price has a cost alone', async () => {
    const { id } = await shop.draft({ price: 90_000_000 });
    await buy(id);
    expect(await money(id)).toMatchObject({ margin: -10_000_000, margin_percent: -11.1 });
    const { id: unpriced } = await shop.draft({ price: undefined });
    await buy(unpriced);
    const now = await money(unpriced);
    expect(now.cost).toBe(100_000_000);
    expect(now).not.toHaveProperty('margin');
  });

  it('y.e. becomes so‘m by the rate of its day, or the last before, and stays', async () => {
    const { id } = await shop.draft({ price: 15_000, currency: 'USD' });
    const bought = await buy(id, { price: 10_000, currency: 'USD', purchased_on: '2026-03-05' });
    expect(bought.body.purchase).toMatchObject({
      price_uzs: 121_000_000,
      rate: { rate: 12_100, date: '2026-03-02' },
    });
    const { body } = await spend(id, { sum: 100, currency: 'USD', spent_on: '2026-03-09' });
    expect(body).toMatchObject({ sum_uzs: 1_220_000, rate: { rate: 12_200, date: '2026-03-09' } });
    await test.db.current
      .insertInto('rates')
      .values({ date: '2026-03-05', rate: 20_000, source: 'cbu' })
      .execute();
    const again = await buy(id, { price: 11_000, currency: 'USD', purchased_on: '2026-03-05' });
    expect(again.body.purchase).toMatchObject({ price_uzs: 133_100_000 });
    await test.db.current.deleteFrom('rates').where('date', '=', '2026-03-05').execute();
    // The price of today is by the rate of today: 15 000 × 12 650.
    expect(again.body).toMatchObject({ cost: 134_320_000, price_uzs: 189_750_000 });
    expect(again.body.margin).toBe(55_430_000);
  });

  it.each([
    ['2026-03-01T18:59:59.999Z', 0],
    ['2026-03-01T19:00:00.000Z', 1],
  ])('days are Tashkent days: bought on 1 March, at %s', async (at, days) => {
    const { id } = await shop.draft();
    const before = test.clock.now();
    test.clock.set(new Date(at));
    await buy(id, { ...purchase, purchased_on: '2026-03-01' });
    expect((await money(id)).days_in_stock).toBe(days);
    test.clock.set(before);
  });
});

describe('changes', () => {
  it('422 at the field: an amount of 0, a day after today', async () => {
    const { id } = await shop.draft();
    const tomorrow = { ...purchase, price: 0, purchased_on: '2099-01-01' };
    const { status, body } = await buy(id, tomorrow);
    expect([status, body.errors]).toEqual([
      422,
      [
        { field: 'price', code: 'price_positive' },
        { field: 'purchased_on', code: 'date_in_future' },
      ],
    ]);
    const later = await spend(id, { spent_on: '2099-01-01' });
    expect(later.body.errors).toEqual([{ field: 'spent_on', code: 'date_in_future' }]);
  });

  it('422 at the field: bought after the sale, also of a car sold elsewhere', async () => {
    for (const [to, details] of [
      ['sold_on_karvon', {}],
      ['deactivated', { reason: 'sold_elsewhere' }],
    ] as const) {
      const { id } = await shop.active();
      const sale = { price: 150_000_000, currency: 'UZS', sold_on: '2026-03-10' };
      await shop.move(id, to, { ...details, sale });
      const late = await buy(id, { ...purchase, purchased_on: '2026-03-11' });
      expect([late.status, late.body.errors]).toEqual([
        422,
        [{ field: 'purchased_on', code: 'date_after_sale' }],
      ]);
      expect((await buy(id, { ...purchase, purchased_on: '2026-03-10' })).status).toBe(200);
    }
  });

  it('respond 412 with the current costs after another change', async () => {
    const { id } = await shop.draft();
    const { version } = await money(id);
    await spend(id);
    const call = { token: shop.token, params: { id }, headers: match(version) };
    const stale = await test.call('putPurchase', { ...call, body: purchase });
    expect([stale.status, stale.body.current.expenses_total]).toEqual([412, 3_200_000]);
    expect((await test.call('deletePurchase', call)).status).toBe(412);
  });

  it('412 with the expense as it is, and only the sent fields change', async () => {
    const { id } = await shop.draft();
    const { body: made } = await spend(id, { note: 'wing' });
    const change = (version: number, body: object) =>
      test.call('updateExpense', {
        token: shop.token,
        params: { id: made.id },
        headers: match(version),
        body,
      });
    const changed = await change(1, { sum: 3_400_000 });
    expect(changed.body).toMatchObject({ version: 2, sum: 3_400_000, note: 'wing', kind: 'body' });
    const stale = await change(1, { note: 'door' });
    expect([stale.status, stale.body.current]).toEqual([412, changed.body]);
  });

  it('a removed purchase comes back with the same values', async () => {
    const { id } = await shop.draft();
    const { body: bought } = await buy(id, { ...purchase, source: 'auction', note: 'lot 7' });
    const call = { token: shop.token, params: { id } };
    const removed = await test.call('deletePurchase', { ...call, headers: match(bought.version) });
    expect(removed.body).not.toHaveProperty('purchase');
    const { price_uzs: _uzs, ...values } = bought.purchase;
    const { body } = await buy(id, values);
    expect(body.purchase).toEqual(bought.purchase);
  });

  it('a deleted expense comes back for 10 s, and counts again', async () => {
    const { id } = await shop.draft();
    const { body: first } = await spend(id);
    const { body: second } = await spend(id);
    const remove = (of: number) =>
      test.call('deleteExpense', { token: shop.token, params: { id: of } });
    const restore = (of: number) =>
      test.call('restoreExpense', { token: shop.token, params: { id: of } });
    await remove(first.id);
    expect((await money(id)).expenses_total).toBe(3_200_000);
    expect((await remove(first.id)).status).toBe(404);
    expect((await restore(first.id)).status).toBe(200);
    expect((await money(id)).expenses_total).toBe(6_400_000);
    await remove(second.id);
    test.clock.advance(31);
    const late = await restore(second.id);
    expect([late.status, late.body.code]).toEqual([409, 'restore_too_late']);
  });

  it('409 for expense 201', async () => {
    const { id } = await shop.draft();
    await test.db.current
      .insertInto('expenses')
      .values(
        Array.from({ length: 200 }, () => ({
          business_user_id: shop.owner,
          auto_id: id,
          kind: 'other' as const,
          sum: 1,
          currency: 'UZS' as const,
          sum_uzs: 1,
          spent_on: '2026-03-04',
        })),
      )
      .execute();
    const { status, body } = await spend(id);
    expect([status, body.code]).toEqual([409, 'too_many_expenses']);
  });

  it('404 for a car or an expense that does not exist', async () => {
    const call = { token: shop.token, params: { id: 999_999_999 }, headers: match(1) };
    const statuses = [
      await test.call('putPurchase', { ...call, body: purchase }),
      await test.call('deletePurchase', call),
      await test.call('updateExpense', { ...call, body: { sum: 1 } }),
      await test.call('restoreExpense', call),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('404 for cars and expenses of another dealership, and of a deleted car', async () => {
    const other = await openShop(test, catalogue);
    const { id } = await shop.draft();
    const { body: made } = await spend(id);
    const call = { token: other.token, params: { id } };
    expect((await test.call('getAutoMoney', call)).status).toBe(404);
    expect((await spend(id, {}, other.token)).status).toBe(404);
    expect(
      (await test.call('deleteExpense', { token: other.token, params: { id: made.id } })).status,
    ).toBe(404);
    await test.call('deleteAuto', { token: shop.token, params: { id } });
    expect((await spend(id)).status).toBe(404);
  });
});

describe('people without the right', () => {
  let seller = '';
  let manager = '';
  let foreign = '';
  let auto = 0;

  beforeAll(async () => {
    seller = (await joinTeam(test, shop, { phone: nextPhone() })).token;
    const own = { role: 'manager' as const, avtosalons: [shop.salon] };
    manager = (await joinTeam(test, shop, { phone: nextPhone(), ...own })).token;
    const elsewhere = { role: 'manager' as const, avtosalons: [await shop.addSalon('Karvon 2')] };
    foreign = (await joinTeam(test, shop, { phone: nextPhone(), ...elsewhere })).token;
    auto = (await shop.active()).id;
    await buy(auto);
    await spend(auto);
  });

  it('roles off: only the owner', async () => {
    await setPermissions(test, shop.token, 'off');
    for (const token of [seller, manager]) {
      const { status, body } = await test.call('getAutoMoney', { token, params: { id: auto } });
      expect([status, body.needs]).toEqual([403, 'owner']);
    }
    expect((await money(auto)).cost).toBe(103_200_000);
  });

  it('roles on: managers of the showroom', async () => {
    await setPermissions(test, shop.token, 'on');
    const read = async (token: string) =>
      (await test.call('getAutoMoney', { token, params: { id: auto } })).status;
    expect([await read(seller), await read(manager), await read(foreign)]).toEqual([403, 200, 404]);
    expect((await spend(auto, {}, foreign)).status).toBe(404);
    const [{ id: made }] = (await money(auto)).expenses;
    expect(
      (await test.call('deleteExpense', { token: foreign, params: { id: made } })).status,
    ).toBe(404);
  });
});
