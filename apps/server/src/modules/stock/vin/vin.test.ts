import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { loadCatalogue } from '../../catalogue/data/load-catalogue';
import { loadMakers } from '../../catalogue/data/load-makers';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
beforeEach(async () => {
  test = await createTestApp();
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
});

const vin = 'XWBJF69VJPA012345';
const at = (index: number) => vin.slice(0, -3) + String(index).padStart(3, '0');

async function check(text: string, query = {}, { token }: { token: string } = shop) {
  const { status, body } = await test.call('checkVin', { token, params: { vin: text }, query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

async function rejected(text: string) {
  const { status, body } = await test.call('checkVin', {
    token: shop.token,
    params: { vin: text },
  });
  return { status, errors: body.errors };
}

/** Lists approved cars of several dealerships, whose VINs share the first signs. */
async function approve(cars: readonly { of: Shop; car_model?: number }[]) {
  const { cobalt } = catalogue;
  const now = test.clock.now();
  for (const [index, { of, car_model = cobalt.car_model }] of cars.entries()) {
    await test.db.current
      .insertInto('autos')
      .values({
        business_user_id: of.owner,
        status: 'sold_on_karvon',
        brand_id: cobalt.brand,
        car_model_id: car_model,
        vin: at(index),
        search: '',
        created_at: now,
        status_changed_at: now,
        published_at: now,
      })
      .execute();
  }
}

const times = (count: number, of: Shop, car_model?: number) =>
  Array.from({ length: count }, () => ({ of, ...(car_model !== undefined && { car_model }) }));

describe('makers', () => {
  it('name brands of the catalogue, and their source', async () => {
    const makers = [...(await loadMakers()).values()];
    const { brands } = await loadCatalogue();
    const ids = new Set(brands.map(({ id }) => id));
    expect(makers.filter(({ brand_id }) => brand_id !== null && !ids.has(brand_id))).toEqual([]);
    expect(new Set(makers.map(({ maker }) => maker)).size).toBeGreaterThanOrEqual(50);
    expect(makers.find(({ wmi }) => wmi === 'XWB')).toMatchObject({ country: 'UZ', year10: true });
  });

  it('have the right brand', async () => {
    const { brands } = await loadCatalogue();
    const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
    const makers = await loadMakers();
    const of = (wmi: string) => nameOf.get(makers.get(wmi)?.brand_id ?? 0);
    expect(
      Object.fromEntries(
        ['KNA', 'LGX', 'XTA', 'WVW', 'TMB', 'JTD', 'JTH', 'WBA', '5YJ', '1GY', 'SAL'].map((wmi) => [
          wmi,
          of(wmi),
        ]),
      ),
    ).toEqual({
      KNA: 'Kia',
      LGX: 'BYD',
      XTA: 'Lada',
      WVW: 'Volkswagen',
      TMB: 'Skoda',
      JTD: 'Toyota',
      JTH: 'Lexus',
      WBA: 'BMW',
      '5YJ': 'Tesla',
      '1GY': 'Cadillac',
      SAL: 'Land Rover',
    });
  });
});

describe('checkVin', () => {
  it('shows maker, brand and years', async () => {
    expect(await check('KNAG341ABRA550913')).toEqual({
      vin: 'KNAG341ABRA550913',
      check_digit: 'none',
      maker: { name: 'Kia', country: 'KR' },
      brand: { id: catalogue.k5.brand, name: 'Kia' },
      years: [1994, 2024],
      is_taken: false,
      is_elsewhere: false,
    });
    // A maker of several brands gives no brand; a maker without `year10` gives no year.
    expect(await check(vin)).not.toHaveProperty('brand');
    expect(await check('WBA8E9G51GNT12345')).toMatchObject({ brand: { name: 'BMW' }, years: [] });
    expect(await check('ZZZ8E9G51GNT12345')).toMatchObject({ years: [] });
    expect(await check('1HGCM82643A004352')).toMatchObject({ check_digit: 'wrong' });
    expect(await check('1HGCM82633A004352')).toMatchObject({ check_digit: 'right' });
  });

  it('cuts the years by the chosen model', async () => {
    const { car_model } = catalogue.k5;
    const query = { car_model_id: car_model };
    expect(await check('KNAG341ABRA550913', query)).toMatchObject({ years: [2024] });
  });

  it('reads twins, offers digits, and rejects other signs', async () => {
    // Х and В are Cyrillic here.
    expect(await check(`ХWВ${vin.slice(3).toLowerCase()}`)).toMatchObject({ vin });
    const offered = await check(vin.replace('PA0', 'PAO'));
    expect(offered).toMatchObject({ suggestion: vin });
    expect(offered).not.toHaveProperty('vin');
    expect(await rejected(vin.slice(1))).toEqual({
      status: 422,
      errors: [{ field: 'vin', code: 'vin_length' }],
    });
    expect(await rejected(vin.replace('PA0', 'PAЖ'))).toEqual({
      status: 422,
      errors: [{ field: 'vin', code: 'vin_letters' }],
    });
  });

  it('finds the model where 20 approved listings of 3 dealerships agree', async () => {
    const second = await openShop(test, catalogue);
    const third = await openShop(test, catalogue);
    await approve([...times(9, shop), ...times(9, second), ...times(1, third)]);
    expect(await check(vin)).not.toHaveProperty('car_model');
    await approve(times(1, third));
    const { cobalt, tracker } = catalogue;
    expect(await check(vin)).toMatchObject({
      brand: { id: cobalt.brand, name: 'Chevrolet' },
      car_model: { id: cobalt.car_model, name: 'Cobalt' },
      // 1993 is before the model.
      years: [2023],
    });
    // Another of 20 is 5 %.
    await approve(times(1, second, tracker.car_model));
    expect(await check(vin)).not.toHaveProperty('car_model');
    // One of 50 is 2 %.
    await approve(times(29, second));
    expect(await check(vin)).toHaveProperty('car_model.name', 'Cobalt');
  });

  it('two dealerships show no model', async () => {
    const second = await openShop(test, catalogue);
    await approve([...times(20, shop), ...times(20, second)]);
    expect(await check(vin)).not.toHaveProperty('car_model');
  });

  it('names an own car with the VIN, unless it is sold, archived or deleted', async () => {
    const { id } = await shop.draft({}, { vin });
    const { year } = catalogue.cobalt;
    const own = { is_taken: true, own: { id, name: `Chevrolet Cobalt, ${year}` } };
    expect(await check(vin)).toMatchObject({ ...own, is_elsewhere: false });
    expect(await check(vin, { auto_id: id })).toMatchObject({ is_taken: false });
    await test.call('deleteAuto', { token: shop.token, params: { id } });
    expect(await check(vin)).toMatchObject({ is_taken: false });
  });

  it('shows of another dealership only that its car is offered', async () => {
    const other = await openShop(test, catalogue);
    const { id } = await other.active({}, { vin });
    expect(await check(vin)).toEqual({
      vin,
      check_digit: 'none',
      maker: { name: 'UzAuto Motors', country: 'UZ' },
      years: [1993, 2023],
      is_taken: false,
      is_elsewhere: true,
    });
    await other.move(id, 'deactivated', { reason: 'repair' });
    expect(await check(vin)).toMatchObject({ is_elsewhere: false });
  });
});

describe('a second car with the VIN', () => {
  const create = async (core: object) =>
    test.call('createAuto', { token: shop.token, body: await shop.fullBody({}, { ...core }) });

  it('is 409 and names the first', async () => {
    const { id } = await shop.draft({}, { vin });
    const { status, body } = await create({ vin });
    expect([status, body.code]).toEqual([409, 'vin_taken']);
    expect(body).toMatchObject({
      errors: [{ field: 'core_car.vin', code: 'vin_taken' }],
      conflicts_with: { id },
    });
  });

  it('cannot get it by a change either, and keeps its own', async () => {
    await shop.draft({}, { vin });
    const second = await shop.draft();
    const taken = await shop.patch(second.id, second.version, { core_car: { vin } });
    expect([taken.status, taken.body.code]).toEqual([409, 'vin_taken']);
    const free = await shop.patch(second.id, second.version, { core_car: { vin: at(1) } });
    expect(free.status).toBe(200);
    const again = await shop.patch(second.id, free.body.version, { core_car: { vin: at(1) } });
    expect(again.status).toBe(200);
  });

  it('may be listed after the first is archived, which cannot return then', async () => {
    const { id } = await shop.active({}, { vin });
    await shop.move(id, 'deactivated', { reason: 'repair' });
    await shop.move(id, 'archived');
    expect((await create({ vin })).status).toBe(201);
    const back = await shop.move(id, 'ne_active');
    expect([back.status, back.body.code]).toEqual([409, 'vin_taken']);
  });

  it.each([
    ['a deleted', 'restoreAuto'],
    ['a sold', 'undoSale'],
  ] as const)('keeps %s car from returning by its undo', async (_, undo) => {
    const params = { id: (await shop.active({}, { vin })).id };
    const sale = { price: 150_000_000, currency: 'UZS' };
    if (undo === 'restoreAuto') await test.call('deleteAuto', { token: shop.token, params });
    else await shop.move(params.id, 'sold_on_karvon', { sale });
    const { body: second } = await create({ vin });
    const back = await test.call(undo, { token: shop.token, params });
    expect([back.status, back.body.code]).toEqual([409, 'vin_taken']);
    expect(back.body.conflicts_with).toMatchObject({ id: second.id });
    await test.call('deleteAuto', { token: shop.token, params: { id: second.id } });
    expect((await test.call(undo, { token: shop.token, params })).status).toBe(200);
  });

  it('of two at once, one is saved', async () => {
    const statuses = (await Promise.all([create({ vin }), create({ vin })])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  it('may belong to another dealership', async () => {
    await shop.draft({}, { vin });
    const other = await openShop(test, catalogue);
    expect(await other.draft({}, { vin })).toMatchObject({ core_car: { vin } });
  });
});
