import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';

const petrol = 301;
const hybrid = 305;
const electric = 307;
const specifications = {
  horse_power: 387,
  volume_litres: 1.5,
  fuel_type: hybrid,
  transmission: 402,
  drive: 503,
  body_type: 205,
};
const jetour = 10;

let test: TestApp;
let shop: Shop;
let other: Shop;
let names = 0;

async function photoOf(owner: Shop['owner']): Promise<string> {
  const id = `gen${(names += 1)}x`;
  await test.db.current
    .insertInto('images')
    .values({
      id,
      business_user_id: owner,
      purpose: 'car_model',
      name: 'jetour_t2.jpg',
      width: 1200,
      height: 750,
      bytes: 100_000,
      sha256: id,
      phash: null,
      created_at: test.clock.now(),
      stored_at: test.clock.now(),
    })
    .execute();
  return id;
}

async function bodyOf(who: Shop, over: Record<string, unknown> = {}) {
  names += 1;
  return {
    brand: jetour,
    car_model: { name: `Neo ${names}`, year_from: 2024, year_to: 2025 },
    generation: { name: 'I', year_start: 2024, year_stop: 2025, photo: await photoOf(who.owner) },
    specifications,
    ...over,
  };
}

const send = (body: object, { token } = shop) => test.call('createCarModel', { token, body });

async function propose(over: Record<string, unknown> = {}, who = shop) {
  const { status, body } = await send(await bodyOf(who, over), who);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const read = async (id: number, { token } = shop) =>
  (await test.call('getCarModel', { token, params: { id } })).body;
const decide = (id: number, body: object) =>
  test.call('moderateCarModel', { params: { id }, body });
const approve = (id: number) => decide(id, { decision: 'approved' });
const reason = {
  field: 'generation.photo',
  code: 'photo_not_of_car',
  text_ru: 'На фото другая машина',
  text_uz: 'Suratda boshqa mashina',
};
const decline = (id: number, over: object = {}) =>
  decide(id, { decision: 'declined', reasons: [reason], ...over });
const list = async (query: Record<string, string | number> = {}, { token } = shop) =>
  (await test.call('listCarModels', { token, query })).body;

beforeAll(async () => {
  test = await createTestApp();
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
});
afterAll(() => test.close());

describe('createCarModel', () => {
  it('stores the proposal, and responds with similar models', async () => {
    const position = { translations: { ru: { name: 'Люкс' }, uz: { name: 'Lyuks' } } };
    const made = await propose({
      car_model: { name: 'T2 i-DM', year_from: 2024, year_to: 2026 },
      position,
      draft_note: 'Jetour T2, 2025',
    });
    expect(made).toMatchObject({
      status: 'pending',
      brand: { id: jetour, name: 'Jetour' },
      car_model: { name: 'T2 i-DM', year_from: 2024, year_to: 2026 },
      generation: { name: 'I', photo: { name: 'jetour_t2.jpg' } },
      specifications: { horse_power: 387, fuel_type: { id: hybrid } },
      position,
      draft_note: 'Jetour T2, 2025',
      reasons: [],
      allowed_actions: ['withdraw'],
    });
    expect(made.car_model.id).toBeUndefined();
    expect(made.similar[0]).toMatchObject({ car_model: { name: 'T2' }, is_exact: false });
    const { similar: _similar, ...rest } = made;
    expect(await read(made.id)).toEqual(rest);
  });

  it('takes a brand that the catalogue does not have', async () => {
    const made = await propose({ brand: undefined, brand_name: ' Xpeng ' });
    expect(made.brand).toEqual({ name: 'Xpeng' });
  });

  it('recognises the same car regardless of case, script and spaces; another modification differs', async () => {
    const model = { year_from: 2024, year_to: 2025 };
    const first = await propose({ car_model: { ...model, name: 'Кобра X-5' } });
    const { status, body } = await send(
      await bodyOf(shop, { car_model: { ...model, name: 'KOBRA x 5' } }),
    );
    expect([status, body.code]).toEqual([409, 'already_proposed']);
    expect(body.conflicts_with).toEqual({ id: first.id, title: 'Jetour Кобра X-5' });
    await propose({
      car_model: { ...model, name: 'Kobra X5' },
      specifications: { ...specifications, horse_power: 300 },
    });
    // Another dealership may propose it too.
    await propose({ car_model: { ...model, name: 'Kobra X5' } }, other);
  });

  it('accepts one of two concurrent proposals of colleagues', async () => {
    const body = await bodyOf(shop);
    const both = await Promise.all([send(body), send({ ...body })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('rejects what another dealer’s proposal would be corrected by, and years before there were cars', async () => {
    const theirs = await propose({}, other);
    await decline(theirs.id);
    const { body } = await send(await bodyOf(shop, { previous_id: theirs.id }));
    expect(body.errors).toEqual([{ field: 'previous_id', code: 'unknown_reference' }]);
    const old = await send(
      await bodyOf(shop, { car_model: { name: 'N', year_from: 1949, year_to: 1955 } }),
    );
    expect(old.body.errors).toEqual([
      expect.objectContaining({ field: 'car_model.year_from', code: 'too_small' }),
    ]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no brand', { brand: undefined }, 'brand', 'required'],
    ['a brand of spaces', { brand: undefined, brand_name: '  ' }, 'brand_name', 'required'],
    ['an unknown brand', { brand: 999_999 }, 'brand', 'unknown_reference'],
    ['two brands', { brand_name: 'Xpeng' }, 'brand_name', 'invalid_value'],
    [
      'a model of spaces',
      { car_model: { name: ' ', year_from: 2024, year_to: 2024 } },
      'car_model.name',
      'required',
    ],
    [
      'years reversed',
      { car_model: { name: 'N', year_from: 2025, year_to: 2024 } },
      'car_model.year_from',
      'year_order',
    ],
    [
      'a year ahead',
      { car_model: { name: 'N', year_from: 2024, year_to: 2027 } },
      'car_model.year_to',
      'year_in_future',
    ],
    ['a model of another brand', { car_model: { id: 101 } }, 'car_model.id', 'unknown_reference'],
    [
      'a generation of no model',
      { generation: { id: 1011 } },
      'generation.id',
      'unknown_reference',
    ],
    [
      'volume of an electric car',
      { specifications: { ...specifications, fuel_type: electric } },
      'specifications.volume_litres',
      'volume_of_electric',
    ],
    [
      'no volume of a petrol car',
      { specifications: { ...specifications, fuel_type: petrol, volume_litres: 0 } },
      'specifications.volume_litres',
      'required',
    ],
    [
      'a gearbox for fuel',
      { specifications: { ...specifications, fuel_type: 402 } },
      'specifications.fuel_type',
      'unknown_reference',
    ],
    [
      'a position of no generation',
      { position: { id: 110_101 } },
      'position.id',
      'unknown_reference',
    ],
    ['a correction of nothing', { previous_id: 999_999 }, 'previous_id', 'unknown_reference'],
  ])('rejects %s', async (_, over, field, code) => {
    const { status, body } = await send(await bodyOf(shop, over));
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  it('rejects an image that is not there, another dealer’s or of another purpose', async () => {
    for (const photo of ['none0x', await photoOf(other.owner), await shop.addPhoto('auto')]) {
      const generation = { name: 'I', year_start: 2024, year_stop: 2025, photo };
      const { status, body } = await send(await bodyOf(shop, { generation }));
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: 'generation.photo', code: 'image_not_found' }]);
    }
  });

  it('asks the photo of a generation of the catalogue only while that has none', async () => {
    const known = { brand: 1, car_model: { id: 110 } };
    const without = await send(await bodyOf(shop, { ...known, generation: { id: 1102 } }));
    expect(without.body.errors).toEqual([{ field: 'generation.photo', code: 'required' }]);
    const photo = await photoOf(shop.owner);
    const made = await propose({ ...known, generation: { id: 1102, photo } });
    await approve(made.id);
    const more = await propose({
      ...known,
      generation: { id: 1102 },
      specifications: { ...specifications, horse_power: 150 },
    });
    expect(more.generation.photo.id).toBe(photo);
    const { body } = await test.call('listGenerations', {
      token: shop.token,
      query: { car_model_id: 110 },
    });
    expect(body.results).toContainEqual(
      expect.objectContaining({ id: 1102, photo: expect.objectContaining({ id: photo }) }),
    );
    // Another dealer's correction sends back the photo of the catalogue that it was shown.
    const sent = await propose({ ...known, generation: { id: 1102, photo } }, other);
    expect(sent.generation.photo.id).toBe(photo);
  });
});

describe('listSimilarCarModels', () => {
  const similar = async (query: Record<string, string | number>) =>
    (await test.call('listSimilarCarModels', { token: shop.token, query })).body.results;

  it('finds in both scripts, the same name first', async () => {
    const found = await similar({ brand_id: 1, name: 'кобальт' });
    expect(found[0]).toMatchObject({
      car_model: { name: 'Cobalt' },
      is_exact: true,
      similarity: 1,
    });
    expect(await similar({ brand_id: jetour, name: 'zzzz' })).toEqual([]);
  });

  it('compares generations of one model', async () => {
    const [first] = await similar({ name: 'ii', car_model_id: 110 });
    expect(first).toMatchObject({ kind: 'generation', generation: { name: 'II' }, is_exact: true });
  });
});

describe('moderateCarModel', () => {
  it('makes an approved proposal part of the catalogue, the search and the car form at once', async () => {
    const { token } = shop;
    const before = await test.call('listModels', { query: { q: 'deepal g318' } });
    expect(before.body.count).toBe(0);
    const made = await propose({
      brand: undefined,
      brand_name: 'Deepal',
      car_model: { name: 'G318', year_from: 2024, year_to: 2026 },
      position: { translations: { ru: { name: 'Люкс' }, uz: { name: 'Lyuks' } } },
    });
    const { status, body } = await approve(made.id);
    expect(status).toBe(200);
    const { catalog } = body;
    expect(body).toMatchObject({ status: 'approved', allowed_actions: ['add_auto'] });
    expect(body.dealership.id).toBe(shop.owner);

    const found = await test.call('listModels', { query: { q: 'дипал g318' } });
    const byName = await test.call('listModels', { query: { q: 'deepal g318' } });
    expect(byName.body.results[0]).toMatchObject({ id: catalog.car_model_id, name: 'G318' });
    expect(found.status).toBe(200);
    expect(byName.headers['etag']).not.toBe(before.headers['etag']);
    const made2 = await test.call('listModifications', {
      query: { generation_id: catalog.generation_id },
    });
    expect(made2.body.results).toEqual([
      expect.objectContaining({ id: catalog.modification_id, name: '1.5 Hybrid AT AWD (387)' }),
    ]);
    // A range that ends in the current year counts as ongoing.
    expect(byName.body.results[0].year_to).toBeUndefined();
    const suggested = await test.call('suggest', { token, query: { q: 'g318' } });
    expect(JSON.stringify(suggested.body)).toContain('G318');
    const { brand_id, car_model_id, ...rest } = catalog;
    const auto = await test.call('createAuto', {
      token,
      body: {
        core_car: {
          brand: brand_id,
          car_model: car_model_id,
          generation: rest.generation_id,
          modification: rest.modification_id,
          position: rest.position_id,
        },
      },
    });
    expect(auto.status).toBe(201);
    const bell = await test.call('listNotifications', { token });
    expect(bell.body.results[0]).toMatchObject({
      type: 'car_model_approved',
      target: { type: 'car_model', id: made.id },
    });
  });

  it('approves equal proposals of other dealerships with the same entries, and makes none twice', async () => {
    const model = { name: 'Twin 9', year_from: 2024, year_to: 2025 };
    const mine = await propose({ car_model: model });
    const theirs = await propose({ car_model: { ...model, name: 'TWIN-9' } }, other);
    const { body } = await approve(mine.id);
    expect(await read(theirs.id, other)).toMatchObject({
      status: 'approved',
      catalog: body.catalog,
      car_model: { id: body.catalog.car_model_id },
    });
    const again = await decide(theirs.id, { decision: 'approved' });
    expect([again.status, again.body.allowed]).toEqual([409, []]);
  });

  it('two moderators at once make one entry', async () => {
    const model = { name: 'Race 1', year_from: 2024, year_to: 2025 };
    const [one, two] = [
      await propose({ car_model: model }),
      await propose({
        car_model: model,
        specifications: { ...specifications, horse_power: 200 },
      }),
    ];
    const [a, b] = await Promise.all([approve(one.id), approve(two.id)]);
    expect(a.body.catalog.car_model_id).toBe(b.body.catalog.car_model_id);
    expect(a.body.catalog.modification_id).not.toBe(b.body.catalog.modification_id);
  });

  it('names existing entries, and accepts a correction once', async () => {
    const made = await propose();
    const catalog = { brand_id: 1, car_model_id: 110, generation_id: 1102 };
    expect((await decline(made.id, { catalog })).body).toMatchObject({
      status: 'declined',
      reasons: [reason],
      catalog,
      allowed_actions: ['choose', 'correct'],
    });
    const photo = made.generation.photo.id;
    const generation = { name: 'II', year_start: 2024, year_stop: 2025, photo };
    const corrected = await propose({ previous_id: made.id, generation });
    expect(corrected.previous_id).toBe(made.id);
    expect(await read(made.id)).toMatchObject({
      corrected_by: corrected.id,
      allowed_actions: ['choose'],
    });
    const twice = await send(await bodyOf(shop, { previous_id: made.id }));
    expect(twice.body.errors).toEqual([{ field: 'previous_id', code: 'unknown_reference' }]);
  });

  it('rejects unrelated entries, and proposals that are not pending', async () => {
    const { id } = await propose();
    const strange = await decline(id, { catalog: { brand_id: 2, car_model_id: 110 } });
    expect(strange.body.errors).toEqual([
      { field: 'catalog.car_model_id', code: 'unknown_reference' },
    ]);
    expect((await approve(999_999)).status).toBe(404);
    await decline(id);
    expect((await approve(id)).status).toBe(409);
  });

  it('keeps the photo of a declined one for thirty days', async () => {
    const { id } = await propose();
    await decline(id);
    test.clock.advance(29 * 86_400);
    await test.jobs.runDue();
    expect((await read(id)).generation.photo).toBeDefined();
    test.clock.advance(2 * 86_400);
    await test.jobs.runDue();
    expect((await read(id)).generation.photo).toBeUndefined();
  });
});

describe('mergeCarModel', () => {
  const merge = (id: number, into: number) =>
    test.call('mergeCarModel', { params: { id }, body: { into } });
  const added = async (name: string, over: Record<string, unknown> = {}, who = shop) => {
    const model = { name, year_from: 2022, year_to: 2025 };
    const { id } = await propose({ car_model: model, ...over }, who);
    return { id, ...(await approve(id)).body.catalog };
  };

  it('repoints all references from the duplicate model to the remaining one', async () => {
    const { token } = shop;
    const kept = await added('Dashing');
    const doubled = await added('Dashing Pro', {
      car_model: { name: 'Dashing Pro', year_from: 2019, year_to: 2025 },
      position: { translations: { ru: { name: 'Люкс' }, uz: { name: 'Lyuks' } } },
    });
    // Another engine of the same generation, and a generation that the other model lacks.
    const engine = await added('Dashing Pro', {
      specifications: { ...specifications, horse_power: 197 },
    });
    const second = {
      generation: {
        name: 'II',
        year_start: 2024,
        year_stop: 2025,
        photo: await photoOf(shop.owner),
      },
    };
    const later = await added('Dashing Pro', second);
    const { car_model_id, generation_id, modification_id, position_id } = doubled;
    const { body: auto } = await test.call('createAuto', {
      token,
      body: {
        core_car: {
          brand: jetour,
          car_model: car_model_id,
          generation: generation_id,
          modification: modification_id,
          position: position_id,
        },
      },
    });
    const current_car = {
      brand: 'Jetour',
      car_model: 'Dashing Pro',
      brand_id: jetour,
      model_id: car_model_id,
      generation: generation_id,
      year: 2024,
    };
    const { body: application } = await test.call('createApplication', {
      token,
      body: { client_name: 'Дилноза', phone: '+998901112233', current_car },
    });

    const { status, body } = await merge(car_model_id, kept.car_model_id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: kept.car_model_id, name: 'Dashing', year_from: 2019 });
    expect(body.generations_count).toBe(2);

    expect((await read(doubled.id)).catalog).toEqual({ ...kept, id: undefined, position_id });
    const { generation_id: first } = kept;
    expect((await read(engine.id)).catalog).toMatchObject({
      car_model_id: kept.car_model_id,
      generation_id: first,
      modification_id: engine.modification_id,
    });
    expect((await read(later.id)).catalog).toMatchObject({
      car_model_id: kept.car_model_id,
      generation_id: later.generation_id,
    });
    const listing = (await test.call('getAuto', { token, params: { id: auto.id } })).body;
    expect(listing.core_car).toMatchObject({
      car_model: { id: kept.car_model_id, name: 'Dashing' },
      generation: { id: first },
      modification: { id: kept.modification_id },
    });
    expect(listing.version).toBe(auto.version + 1);
    const applied = await test.call('getApplication', { token, params: { id: application.id } });
    expect(applied.body.current_car).toMatchObject({
      model_id: kept.car_model_id,
      generation: { id: first },
    });
    // Both names find it, once.
    const found = await test.call('listModels', { query: { q: 'jetour dashing pro' } });
    expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([kept.car_model_id]);
    const byNewName = await test.call('listAutos', { token, query: { q: 'dashing' } });
    expect(byNewName.body.results.map(({ id }: { id: number }) => id)).toContain(auto.id);
    expect((await merge(car_model_id, kept.car_model_id)).status).toBe(404);
  });

  it('keeps models of the catalogue’s files, and merges within one brand only', async () => {
    const one = await added('Alone');
    const files = (await test.call('listModels', { query: { brand_id: jetour, q: 'T2' } })).body;
    const [{ id: ofFiles }] = files.results;
    const own = await merge(ofFiles, one.car_model_id);
    expect([own.status, own.body.allowed]).toEqual([409, []]);
    for (const into of [one.car_model_id, 110, 999_999_999]) {
      const { status, body } = await merge(one.car_model_id, into);
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: 'into', code: 'unknown_reference' }]);
    }
    expect((await merge(999_999_999, ofFiles)).status).toBe(404);
  });

  it('accepts one of two concurrent merges', async () => {
    const [one, two, three] = [await added('Twin A'), await added('Twin B'), await added('Twin C')];
    const both = await Promise.all([
      merge(one.car_model_id, two.car_model_id),
      merge(one.car_model_id, three.car_model_id),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('deleteCarModel, restoreCarModel', () => {
  const withdraw = (id: number, { token } = shop) =>
    test.call('deleteCarModel', { token, params: { id } });
  const restore = (id: number) =>
    test.call('restoreCarModel', { token: shop.token, params: { id } });

  it('withdraws for the dealer, not for the moderators; can be undone for ten seconds', async () => {
    const { id } = await propose();
    expect((await withdraw(id)).status).toBe(200);
    expect((await read(id)).code).toBe('not_found');
    const gone = await test.call('listMarketplaceCarModels', { query: { status: 'withdrawn' } });
    expect(gone.body.results.map((row: { id: number }) => row.id)).toContain(id);
    expect((await approve(id)).status).toBe(409);
    expect((await restore(id)).body).toMatchObject({ id, status: 'pending' });
    await withdraw(id);
    test.clock.advance(11);
    expect((await restore(id)).body.code).toBe('restore_too_late');
  });

  it('accepts exactly one of a concurrent withdrawal and approval', async () => {
    const { id } = await propose();
    const [gone, decided] = await Promise.all([withdraw(id), approve(id)]);
    expect([gone.status, decided.status].toSorted()).toEqual([200, 409]);
  });

  it('keeps a decided one, says what can be done, and knows no other dealer’s', async () => {
    const { id } = await propose();
    expect((await withdraw(id, other)).status).toBe(404);
    expect((await test.call('getCarModel', { token: other.token, params: { id } })).status).toBe(
      404,
    );
    await approve(id);
    const { status, body } = await withdraw(id);
    expect([status, body.allowed]).toEqual([409, ['add_auto']]);
  });
});

describe('listCarModels, listMarketplaceCarModels', () => {
  let fresh: Shop;
  beforeEach(async () => {
    fresh = await openShop(test, await readCatalogue(test));
  });

  it('counts each status, finds by name, and shows declined ones that wait first', async () => {
    const model = { year_from: 2024, year_to: 2025 };
    const declined = await propose({ car_model: { ...model, name: 'Alfa' } }, fresh);
    test.clock.advance(3600);
    await decline(declined.id);
    const approved = await propose({ car_model: { ...model, name: 'Бета' } }, fresh);
    await approve(approved.id);
    const waiting = await propose({ car_model: { ...model, name: 'Gamma' } }, fresh);
    const all = await list({}, fresh);
    const ids = all.results.map((row: { id: number }) => row.id);
    expect(ids).toEqual([declined.id, waiting.id, approved.id]);
    expect(all).toMatchObject({ count: 3, statuses: { pending: 1, approved: 1, declined: 1 } });
    expect(all.decision_median).toBeUndefined();
    const found = await list({ q: 'jetour beta' }, fresh);
    expect(found.results.map((row: { id: number }) => row.id)).toEqual([approved.id]);
    expect(found.statuses).toEqual({ pending: 0, approved: 1, declined: 0 });
    expect((await list({ status: 'declined' }, fresh)).count).toBe(1);
  });

  it('says how long decisions take from three on', async () => {
    for (const hours of [1, 19, 40]) {
      const { id } = await propose({}, fresh);
      test.clock.advance(hours * 3600);
      await decline(id);
    }
    expect((await list({}, fresh)).decision_median).toBe(19 * 3600);
  });

  it('lists the oldest first, with dealership and similar models', async () => {
    const one = await propose(
      { car_model: { name: 'T2 Max', year_from: 2024, year_to: 2025 } },
      fresh,
    );
    const { body } = await test.call('listMarketplaceCarModels', { query: { size: 100 } });
    const times = body.results.map((row: { created_at: string }) => row.created_at);
    expect(times).toEqual(times.toSorted());
    const row = body.results.find(({ id }: { id: number }) => id === one.id);
    expect(row.dealership.id).toBe(fresh.owner);
    expect(row.similar[0].car_model.name).toBe('T2');
  });
});
