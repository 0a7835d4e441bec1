import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app';
import { syncCatalogue } from '../../catalogue/catalog/catalog-sync';

export async function readCatalogue({ db }: TestApp) {
  await syncCatalogue(db);
  const car = async (brandName: string, modelName: string) => {
    const { rows } = await sql<{
      brand: number;
      car_model: number;
      generation: number;
      year: number;
    }>`
      select b.id as brand, m.id as car_model, g.id as generation, least(coalesce(g.year_stop, 2024), 2024) as year
      from brands b join car_models m on m.brand_id = b.id join generations g on g.car_model_id = m.id
      where b.name = ${brandName} and m.name = ${modelName} order by g.year_start desc limit 1
    `.execute(db.current);
    const [row] = rows;
    if (row === undefined) throw new Error(`${brandName} ${modelName} is not in the catalogue`);
    return row;
  };
  const options = await db.current.selectFrom('options').select(['id', 'set', 'key']).execute();
  const option = (set: string, index = 0): number => {
    const found = options.filter((row) => row.set === set)[index];
    if (found === undefined) throw new Error(`no ${index}th option of ${set}`);
    return found.id;
  };
  const { id: region } = await db.current
    .selectFrom('regions')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: district } = await db.current
    .selectFrom('districts')
    .select('id')
    .where('region_id', '=', region)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    cobalt: await car('Chevrolet', 'Cobalt'),
    tracker: await car('Chevrolet', 'Tracker'),
    k5: await car('Kia', 'K5'),
    option,
    region,
    district,
  };
}

export type TestCatalogue = Awaited<ReturnType<typeof readCatalogue>>;

let last = 0;
const next = () => (last += 1);

export async function openShop(test: TestApp, catalogue: TestCatalogue) {
  const { token, dealer } = await test.signIn();
  const owner = dealer.owner;
  const now = test.clock.now();

  async function addPhoto(
    purpose: 'auto' | 'avtosalon' | 'trade_in' | 'car_model' = 'auto',
    content?: string,
  ) {
    const id = `img${next()}xx`;
    await test.db.current
      .insertInto('images')
      .values({
        id,
        business_user_id: owner,
        purpose,
        name: 'front.jpg',
        width: 1200,
        height: 750,
        bytes: 100_000,
        sha256: content ?? id,
        phash: null,
        created_at: now,
        stored_at: now,
      })
      .execute();
    return id;
  }

  async function addSalon(name = 'Karvon Chilonzor') {
    const row = await test.db.current
      .insertInto('avtosalons')
      .values({
        business_user_id: owner,
        name,
        phone: `+99871${String(1_000_000 + next())}`,
        region_id: catalogue.region,
        district_id: catalogue.district,
        address: 'Bunyodkor shoh ko‘chasi, 42',
        latitude: 41.28,
        longitude: 69.2,
        opening_time: '09:00',
        closing_time: '20:00',
        logo: await addPhoto('avtosalon'),
        facade_photo: await addPhoto('avtosalon'),
        status: 'active',
        search: ` ${name.toLowerCase()}`,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const salon = await addSalon();

  async function fullBody(over: Record<string, unknown> = {}, core: Record<string, unknown> = {}) {
    const { option } = catalogue;
    const { brand, car_model, generation, year } = catalogue.cobalt;
    return {
      core_car: {
        brand,
        car_model,
        generation,
        year,
        body_type: option('body_type'),
        fuel_type: option('fuel_type'),
        transmission: option('transmission'),
        drive_unit: option('drive_unit'),
        color: option('color'),
        mileage: 20_000,
        ...core,
      },
      avtosalon: salon,
      region: catalogue.region,
      district: catalogue.district,
      condition: 'excellent',
      currency: 'UZS',
      price: 150_000_000,
      photos: [await addPhoto()],
      ...over,
    };
  }

  const move = (id: number, to: string, details: object = {}) =>
    test.call('transitionAuto', { token, params: { id }, body: { to, ...details } });
  const moderate = (id: number, decision: string, details: object = {}) =>
    test.call('moderateAuto', {
      params: { id },
      body: { decision, role: 'moderator', ...details },
    });

  async function draft(over?: Record<string, unknown>, core?: Record<string, unknown>) {
    const { status, body } = await test.call('createAuto', {
      token,
      body: await fullBody(over, core),
    });
    if (status !== 201) throw new Error(`createAuto: ${JSON.stringify(body)}`);
    return body;
  }

  async function active(over?: Record<string, unknown>, core?: Record<string, unknown>) {
    const { id } = await draft(over, core);
    const sent = await move(id, 'moderation');
    if (sent.body.status !== 'moderation') throw new Error(JSON.stringify(sent.body));
    const decided = await moderate(id, 'approve');
    if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
    return get(id);
  }

  const get = async (id: number) => (await test.call('getAuto', { token, params: { id } })).body;
  const patch = (id: number, version: number, body: object) =>
    test.call('updateAuto', {
      token,
      params: { id },
      headers: { 'if-match': `"v${version}"` },
      body,
    });

  return {
    token,
    owner,
    salon,
    addPhoto,
    addSalon,
    fullBody,
    draft,
    active,
    get,
    patch,
    move,
    moderate,
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
