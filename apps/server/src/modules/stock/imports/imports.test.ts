import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import readXlsx from 'read-excel-file/node';
import { sql } from 'kysely';
import sharp from 'sharp';
import { RemoteError } from '../../../platform/media/remote-files';
import { createPhones } from '../../../testing/dealers';
import { workbook } from '../../../platform/http/workbook';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
const nextPhone = createPhones(6_900_000);
let sitePhotos = new Map<string, Buffer | Error>();

beforeAll(async () => {
  test = await createTestApp({
    env: { RATE_USD: '12650' },
    deps: {
      remoteFiles: {
        fetch: async (address) => {
          const found = sitePhotos.get(address);
          if (found === undefined) throw new Error('no such picture');
          if (found instanceof Error) throw found;
          return found;
        },
      },
    },
  });
  catalogue = await readCatalogue(test);
});
beforeEach(async () => {
  shop = await openShop(test, catalogue);
});
afterAll(() => test.close());

const boundary = 'part-of-a-file';
function upload(
  content: string | Buffer,
  token = shop.token,
  headers: Record<string, string> = {},
) {
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return test.call('createImport', {
    token,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}

type Id = number;
const act = (
  name:
    | 'getImport'
    | 'checkImport'
    | 'confirmImport'
    | 'stopImport'
    | 'resumeImport'
    | 'undoImport'
    | 'deleteImport',
  id: Id,
  token = shop.token,
) => test.call(name, { token, params: { id } });
const patch = (id: Id, version: number, body: object, token = shop.token) =>
  test.call('updateImport', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });
const rowsOf = async (id: Id, query: Record<string, string> = {}) =>
  (
    await test.call('listImportRows', {
      token: shop.token,
      params: { id },
      query: { size: '100', ...query },
    })
  ).body.results;
const choicesOf = async (id: Id) =>
  (await test.call('listImportChoices', { token: shop.token, params: { id } })).body.results;
const choose = (id: Id, items: object[]) =>
  test.call('chooseImportValues', { token: shop.token, params: { id }, body: { items } });

const header = 'Марка;Модель;VIN;Инв. №;Год;Пробег, км;Цена';
const file = (...lines: string[]) => [header, ...lines].join('\n');
const vin = (at: number) => `XWBJF69VJPA0${String(10_000 + at)}`;

/** Uploads and checks a file. */
async function checked(content: string | Buffer, options?: object) {
  const { status, body } = await upload(content);
  if (status !== 201) throw new Error(JSON.stringify(body));
  if (options !== undefined) await patch(body.id, body.version, { options });
  const started = await act('checkImport', body.id);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  await test.jobs.runDue();
  return (await act('getImport', body.id)).body;
}
async function written(id: Id) {
  const { status, body } = await act('confirmImport', id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  await test.jobs.runDue();
  return (await act('getImport', id)).body;
}
/** Runs timers until photos are loaded. */
async function loaded(id: Id) {
  for (let round = 0; round < 50; round += 1) {
    await test.jobs.runDue();
    if ((await act('getImport', id)).body.status === 'done') return;
    await new Promise((done) => setTimeout(done, 100));
    test.clock.advance(301);
  }
  throw new Error('The photos were not loaded.');
}
const picture = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
const cars = async () =>
  (await test.call('listAutos', { token: shop.token, query: { size: 100 } })).body;

it.each(['libreoffice.xlsx', 'libreoffice.csv', 'gnumeric.xlsx', 'openpyxl.xlsx'])(
  'the list %s imports without mending',
  async (name) => {
    const { id } = await checked(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
    const rows = await rowsOf(id);
    const isNew = { result: 'new', errors: [], warnings: [] };
    expect(rows).toMatchObject([
      { ...isNew, title: 'Chevrolet Cobalt, 2023' },
      { ...isNew, title: 'Chevrolet Cobalt, 2022' },
      { ...isNew, title: 'Chevrolet Tracker, 2024' },
      { ...isNew, title: 'Kia K5, 2024' },
    ]);
    await written(id);
    const query = { ordering: 'created_at', size: 100 };
    const { body } = await test.call('listAutos', { token: shop.token, query });
    expect(body.results).toMatchObject([
      { external_id: 'C-101', mileage: 31_000, price: 165_000_000, money: { cost: 150_000_000 } },
      { external_id: 'C-102', mileage: 45_500, price: 158_000_000, money: { cost: 140_000_000 } },
      { external_id: 'C-103', price: 18_100, currency: 'USD', money: { cost: 16_500 * 12_650 } },
      { external_id: 'C-104', mileage: 12_500, price: 305_000_000, money: { cost: 250_000_010 } },
    ]);
  },
);

describe('a VIN', () => {
  const only = (...vins: string[]) =>
    ['VIN;Модель;Цена', ...vins.map((one) => `${one};K5;300 млн`)].join('\n');

  it('fills brand and year of a new car', async () => {
    const { id } = await checked(only('KNAG341ABRA550913'));
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ result: 'new', title: 'Kia K5, 2024', warnings: [] });
    await written(id);
    const [car] = (await cars()).results;
    expect(car).toMatchObject({ brand: { name: 'Kia' }, year: 2024, vin: 'KNAG341ABRA550913' });
  });

  it('of another dealership is a warning, with letters that no VIN has it is offered', async () => {
    const other = await openShop(test, catalogue);
    await other.active({}, { vin: 'KNAG341ABRA550914' });
    const { id } = await checked(only('KNAG341ABRA550914', 'KNAG341ABRA55O915'));
    const [first, second] = await rowsOf(id);
    expect(first.warnings).toEqual([{ code: 'vin_elsewhere', field: 'vin' }]);
    const offered = { vin: 'KNAG341ABRA550915' };
    expect(second.errors[0]).toMatchObject({ code: 'vin_letters', cell: 'A3', params: offered });
  });
});

describe('a file', () => {
  it('is read, mapped and shown with samples', async () => {
    const { status, body, headers } = await upload(
      file(`Шевроле;Cobalt;${vin(1)};C-1;2023;31 тыс;165 млн`),
    );
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/main/imports/${body.id}`);
    expect(body).toMatchObject({
      status: 'mapping',
      file_name: 'cars.csv',
      rows: 1,
      is_complete: true,
      options: {
        avtosalon: shop.salon,
        currency: 'UZS',
        empties: 'keep',
        found: 'update',
        fresh: 'draft',
      },
      allowed_actions: ['check', 'delete'],
    });
    expect(body.columns[6]).toEqual({ letter: 'G', header: 'Цена', samples: ['165 млн'] });
    expect(body.mapping.map(({ field }: { field: string }) => field)).toEqual([
      'brand',
      'car_model',
      'vin',
      'external_id',
      'year',
      'mileage',
      'price',
    ]);
  });

  it('is rejected with a reason at its field', async () => {
    const { status, body } = await upload(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'file', code: 'file_type' }]);
    const other = await test.call('createImport', { token: shop.token, body: {} });
    expect(other.status).toBe(415);
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
    expect((await upload('')).body.errors).toEqual([{ field: 'file', code: 'required' }]);
  });

  it('is rejected with 507 when the disk is full', async () => {
    await sql`
      create function disk_full() returns trigger language plpgsql as
        $$ begin raise exception 'no space' using errcode = '53100'; end $$
    `.execute(test.db.current);
    await sql`create trigger disk_full before insert on imports for each row execute function disk_full()`.execute(
      test.db.current,
    );
    try {
      const { status, body } = await upload(file(`Kia;K5;${vin(1)};C-1;2023;1000;300 млн`));
      expect([status, body.code]).toEqual([507, 'insufficient_storage']);
    } finally {
      await sql`drop function disk_full cascade`.execute(test.db.current);
    }
  });

  it('headers that were mapped before are mapped the same way, and an equal file is named', async () => {
    const content = file(`Kia;K5;${vin(2)};C-2;2023;1000;300 млн`);
    const first = (await upload(content)).body;
    await patch(first.id, first.version, {
      mapping: [
        { column: 2, field: 'vin' },
        { column: 0, field: 'brand' },
        { column: 1, field: 'car_model' },
      ],
    });
    await act('checkImport', first.id);
    await test.jobs.runDue();
    await written(first.id);
    const second = (await upload(content)).body;
    expect(second.mapping).toHaveLength(3);
    expect(second.remembered_at).toBeDefined();
    expect(second.twin.id).toBe(first.id);
  });

  it('remembers columns with equal headers by their place', async () => {
    const content = `Марка;Модель;Цена;Цена\nKia;K5;280 млн;300 млн`;
    const first = (await upload(content)).body;
    const mapping = ['brand', 'car_model', 'purchase_price', 'price'].map((field, column) => ({
      column,
      field,
    }));
    await patch(first.id, first.version, { mapping });
    await act('checkImport', first.id);
    await test.jobs.runDue();
    expect((await upload(content.replace('Марка', 'марка '))).body.mapping).toEqual(mapping);
  });

  it('that is a template without cars is empty, and another sheet can be chosen', async () => {
    const template = await test.app.inject({
      url: '/main/imports/template',
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect((await upload(template.rawPayload)).body.errors).toEqual([
      { field: 'file', code: 'file_empty' },
    ]);
    const { body } = await upload(
      await workbook([
        {
          name: 'Старые',
          rows: [
            ['Марка', 'Модель'],
            ['Kia', 'K5'],
          ],
        },
        {
          name: 'Новые',
          rows: [
            ['VIN', 'Цена'],
            [vin(3), 300],
            [vin(4), 301],
          ],
        },
      ]),
    );
    expect(body).toMatchObject({ sheet: 0, rows: 1, sheets: [{ rows: 1 }, { rows: 2 }] });
    const other = await patch(body.id, body.version, { sheet: 1 });
    expect(other.body).toMatchObject({
      sheet: 1,
      rows: 2,
      mapping: [{ field: 'vin' }, { field: 'price' }],
    });
    const missing = await patch(body.id, other.body.version, { sheet: 2 });
    expect(missing.body.errors).toEqual([{ field: 'sheet', code: 'unknown_reference' }]);
  });

  it('a dealership uploads 20 a day', async () => {
    await upload(file('Kia;K5;;;;;'));
    await test.db.pool.query(
      `insert into imports (business_user_id, status, created_by, file_name, file_hash, headers_hash, sheets, columns, mapping, options,
         row_count, created_at, status_at)
       select business_user_id, status, created_by, file_name, file_hash, headers_hash, sheets, columns, mapping, options,
         row_count, created_at, status_at from imports, generate_series(1, 19) where business_user_id = $1`,
      [shop.owner],
    );
    expect((await upload(file('Kia;K5;;;;;'))).status).toBe(429);
  });

  it('a repeated request with the same key stores one import', async () => {
    const headers = { 'idempotency-key': 'one-file-only' };
    const [a, b] = [
      await upload(file('Kia;K5;;;;;'), shop.token, headers),
      await upload(file('Kia;K5;;;;;'), shop.token, headers),
    ];
    expect(b.body.id).toBe(a.body.id);
  });
});

describe('columns', () => {
  it('a stale version, a wrong column, a repeated field and another showroom are rejected', async () => {
    const { body } = await upload(file('Kia;K5;;;;;'));
    expect((await patch(body.id, 9, { options: { found: 'skip' } })).body.current.id).toBe(body.id);
    const rejected = async (change: object) =>
      (await patch(body.id, body.version, change)).body.errors;
    expect(await rejected({ mapping: [{ column: 9, field: 'vin' }] })).toEqual([
      { field: 'mapping.0.column', code: 'unknown_reference' },
    ]);
    expect(
      await rejected({
        mapping: [
          { column: 0, field: 'vin' },
          { column: 1, field: 'vin' },
        ],
      }),
    ).toEqual([{ field: 'mapping.1.field', code: 'duplicate' }]);
    expect(await rejected({ options: { avtosalon: 999_999 } })).toEqual([
      { field: 'options.avtosalon', code: 'unknown_reference' },
    ]);
    expect(
      (await patch(body.id, body.version, { mapping: [{ column: 0, field: 'brand' }] })).body
        .is_complete,
    ).toBe(false);
    const check = await act('checkImport', body.id);
    expect(check.status).toBe(422);
    expect(check.body.errors).toEqual([{ field: 'mapping', code: 'required' }]);
  });
});

describe('the plan', () => {
  it('new, changed, same, failed and open rows', async () => {
    const old = await shop.draft({ price: 168_000_000 }, { vin: vin(10), mileage: 2900 });
    const same = await shop.draft({ price: 150_000_000 }, { vin: vin(11), mileage: 20_000 });
    const body = await checked(
      file(
        `Chevrolet;Cobalt;${vin(10)};;${old.core_car.year};3 100;165,5 млн`,
        `Chevrolet;Cobalt;${vin(11)};;${same.core_car.year};20000;150 000 000`,
        `Шевроле;Трекер;${vin(12)};C-12;2023;18400;215 млн`,
        `Chevrolet;Cobalt;${vin(13)};C-13;20222;0;150 млн`,
        `Chevrolet;Кобалт 4 поз.;${vin(14)};C-14;2023;0;150 млн`,
      ),
    );
    expect(body).toMatchObject({
      status: 'ready',
      counts: { new: 1, changed: 1, same: 1, failed: 1, choice: 1, will_create: 1, will_change: 1 },
      progress: { done: 5, total: 5 },
    });
    const rows = await rowsOf(body.id);
    expect(rows[0]).toMatchObject({
      row: 2,
      result: 'changed',
      auto_id: old.id,
      changes: [
        { field: 'mileage', before: '2900', after: '3100' },
        { field: 'price', before: '168000000', after: '165500000', currency: 'UZS' },
      ],
    });
    expect(rows[3].errors).toEqual([
      { field: 'year', cell: 'E5', value: '20222', code: 'not_year' },
    ]);
    const [choice] = await choicesOf(body.id);
    expect(choice).toMatchObject({
      field: 'car_model',
      value: 'Кобалт 4 поз.',
      rows: [6],
      count: 1,
    });
    expect(choice.candidates[0].name).toMatch(/Cobalt · 4/);
    expect(await rowsOf(body.id, { result: 'failed' })).toHaveLength(1);
    expect(await rowsOf(body.id, { q: 'C-12' })).toHaveLength(1);
    // Nothing is written.
    expect((await cars()).count).toBe(2);

    await choose(body.id, [
      {
        field: 'car_model',
        value: 'Кобалт 4 поз.',
        brand_id: choice.brand_id,
        ...choice.candidates[0],
        name: undefined,
      },
    ]);
    const [chosen] = await rowsOf(body.id, { q: 'C-14' });
    expect(chosen).toMatchObject({ result: 'new', title: 'Chevrolet Cobalt, 2023' });
    // The next file of the dealership needs no choice.
    const next = await checked(file(`Chevrolet;кобалт 4 поз.;${vin(15)};C-15;2023;0;150 млн`));
    expect(next.counts).toMatchObject({ new: 1, choice: 0 });
    expect(
      (await rowsOf(next.id))[0].changes.some(
        ({ field }: { field: string }) => field === 'position',
      ),
    ).toBe(true);
  });

  it('keys: doubles in the file, two cars, sold and locked ones', async () => {
    const sold = await shop.draft({}, { vin: vin(20) });
    await test.db.current
      .updateTable('autos')
      .set({ status: 'sold_on_karvon', sold_at: test.clock.now() })
      .where('id', '=', sold.id)
      .execute();
    const locked = await shop.draft({}, { vin: vin(21) });
    await shop.move(locked.id, 'moderation');
    await shop.draft({}, { vin: vin(22) });
    const numbered = await shop.draft({}, { vin: vin(23) });
    await test.db.current
      .updateTable('autos')
      .set({ external_id: 'C-23' })
      .where('id', '=', numbered.id)
      .execute();
    const body = await checked(
      file(
        `Chevrolet;Cobalt;${vin(20)};;2023;1;150 млн`,
        `Chevrolet;Cobalt;${vin(21)};;2023;1;150 млн`,
        `Chevrolet;Cobalt;${vin(22)};C-23;2023;1;150 млн`,
        `Chevrolet;Cobalt;${vin(24)};C-24;2023;1;150 млн`,
        `Chevrolet;Cobalt;${vin(24)};C-25;2023;1;150 млн`,
      ),
    );
    const rows = await rowsOf(body.id);
    expect(
      rows.map(({ result, errors }: { result: string; errors: { code: string }[] }) => [
        result,
        errors[0]?.code,
      ]),
    ).toEqual([
      ['skipped', 'auto_sold'],
      ['failed', 'auto_locked'],
      ['failed', 'key_conflict'],
      ['new', undefined],
      ['failed', 'duplicate_row'],
    ]);
    expect(rows[4].errors[0].params).toEqual({ row: 5 });
    const year = numbered.core_car.year;
    expect(rows[2].errors[0].params).toEqual({
      vin_car: `Chevrolet Cobalt, ${year}`,
      number_car: `Chevrolet Cobalt, ${year}, №\u00A0C-23`,
    });
  });

  it('an archived car gives way to a live one with its key, two live ones are an error', async () => {
    const number = (id: number, external_id: string) =>
      test.db.current.updateTable('autos').set({ external_id }).where('id', '=', id).execute();
    const live = await shop.draft({}, { vin: vin(26) });
    const archived = await shop.draft({}, { vin: vin(27) });
    await test.db.current
      .updateTable('autos')
      .set({ status: 'archived', vin: vin(26) })
      .where('id', '=', archived.id)
      .execute();
    for (const at of [28, 29]) await number((await shop.draft({}, { vin: vin(at) })).id, 'C-28');
    const { id } = await checked(
      file(`Chevrolet;Cobalt;${vin(26)};;2023;1;150 млн`, `Chevrolet;Cobalt;;C-28;2023;1;150 млн`),
    );
    const [first, second] = await rowsOf(id);
    expect(first).toMatchObject({ result: 'changed', auto_id: live.id });
    expect(second).toMatchObject({
      result: 'failed',
      errors: [{ field: 'external_id', cell: 'D3', code: 'key_shared' }],
    });
  });

  it('names candidates in the language of the request', async () => {
    const { id } = await checked(file(`Chevrolet;Кобалт 4 поз.;${vin(35)};;2023;1;165 млн`));
    const namesIn = async (language: string) => {
      const { body } = await test.call('listImportChoices', {
        token: shop.token,
        params: { id },
        headers: { 'accept-language': language },
      });
      return body.results[0].candidates.map(({ name }: { name: string }) => name);
    };
    expect((await namesIn('ru'))[0]).toBe('Chevrolet Cobalt · 4-я позиция');
    expect((await namesIn('uz'))[0]).toBe('Chevrolet Cobalt · 4-pozitsiya');
  });

  it('asks for a sum that is too small, and for a car that looks the same', async () => {
    const old = await shop.draft({ price: 150_000_000 }, { mileage: 20_000 });
    const body = await checked(
      file(
        `Chevrolet;Cobalt;${vin(30)};;2023;1;165`,
        `Chevrolet;Cobalt;;;${old.core_car.year};20000;150 млн`,
        `Chevrolet;Cobalt;;;2023;7;151 млн`,
      ),
    );
    expect(body.counts).toMatchObject({ choice: 2, new: 1 });
    const choices = await choicesOf(body.id);
    expect(choices[0]).toMatchObject({
      field: 'price',
      value: '165',
      currency: 'UZS',
      candidates: [{ id: 165_000_000 }, { id: 165 }],
    });
    expect(choices[1]).toMatchObject({
      field: 'same_car',
      value: '3',
      candidates: [{ id: old.id }],
    });
    const [fresh] = await rowsOf(body.id, { result: 'new' });
    expect(fresh.warnings).toEqual([{ code: 'no_key' }]);
    const wrong = await choose(body.id, [{ field: 'same_car', value: '3', id: 999_999 }]);
    expect(wrong.body.errors).toEqual([{ field: 'items.0.id', code: 'unknown_reference' }]);
    const after = await choose(body.id, [
      { field: 'price', value: '165', currency: 'UZS', id: 165_000_000 },
      { field: 'same_car', value: '3', id: old.id },
    ]);
    expect(after.body.counts).toMatchObject({ choice: 0, new: 2, same: 1 });
    const skipped = await choose(body.id, [{ field: 'price', value: '165', skip: true }]);
    expect(skipped.status).toBe(200);
  });

  it('asks apart for a sum in two currencies, and for a model of two brands', async () => {
    const { id } = await checked(
      [
        'Марка;Модель;VIN;Цена;Валюта',
        `Chevrolet;Cobalt;${vin(32)};165;UZS`,
        `Chevrolet;Cobalt;${vin(33)};165;USD`,
        ...[34, 36, 37].map((at) => `Chevrolet;Cobalt;${vin(at)};${150 + at} млн;UZS`),
        `Chevrolet;К-пять;${vin(38)};190 млн;UZS`,
        `Kia;К-пять;${vin(39)};190 млн;UZS`,
      ].join('\n'),
    );
    const choices = await choicesOf(id);
    const seen = choices.map(({ field, currency }: { field: string; currency?: string }) =>
      [field, currency].join(' ').trim(),
    );
    expect(seen).toEqual(['price UZS', 'price USD', 'car_model', 'car_model']);
    const [som, usd, ofChevrolet, ofKia] = choices;
    expect(ofChevrolet.brand_id).not.toBe(ofKia.brand_id);
    const field = 'car_model';
    const value = 'К-пять';
    const models = await test.db.current
      .selectFrom('car_models')
      .select(['id', 'brand_id', 'name'])
      .where('name', 'in', ['Cobalt', 'K5'])
      .execute();
    const idOf = (name: string) => models.find((one) => one.name === name)?.id;
    await choose(id, [
      { field: 'price', value: '165', currency: 'UZS', ...som.candidates[0], name: undefined },
      { field: 'price', value: '165', currency: 'USD', ...usd.candidates[0], name: undefined },
      { field, value, brand_id: ofChevrolet.brand_id, id: idOf('Cobalt') },
      { field, value, brand_id: ofKia.brand_id, id: idOf('K5') },
    ]);
    const rows = await rowsOf(id, { result: 'new' });
    expect(rows).toHaveLength(7);
    expect(rows[5].title).toMatch(/Cobalt/);
    expect(rows[6].title).toMatch(/K5/);
    // Both answers hold for the next file.
    const again = await checked(
      `Марка;Модель;VIN;Цена\nKia;к-пять;${vin(41)};190 млн\nChevrolet;к-пять;${vin(42)};190 млн`,
    );
    const next = await rowsOf(again.id);
    expect(next.map(({ title }: { title: string }) => /K5|Cobalt/.exec(title)?.[0])).toEqual([
      'K5',
      'Cobalt',
    ]);
  });

  it('warns of moderation, and lets a row be left out', async () => {
    const car = await shop.active({ price: 150_000_000 }, { vin: vin(40) });
    const body = await checked(
      file(`Chevrolet;Cobalt;${vin(40)};;${car.core_car.year};20000;110 млн`),
    );
    expect((await rowsOf(body.id))[0].warnings).toEqual([
      { code: 'moderation', field: 'price', percent: -27 },
    ]);
    expect(body.counts.moderation).toBe(1);
    const { body: excluded } = await test.call('excludeImportRows', {
      token: shop.token,
      params: { id: body.id },
      body: { rows: [2], excluded: true },
    });
    expect(excluded.counts).toMatchObject({ excluded: 1, will_change: 0, moderation: 0 });
    const done = await written(body.id);
    expect(done.counts).toMatchObject({ excluded: 1, skipped: 0, updated: 0 });
    expect(await rowsOf(body.id, { outcome: 'skipped' })).toMatchObject([{ outcome: 'skipped' }]);
    expect(await rowsOf(body.id, { outcome: 'updated' })).toEqual([]);
    expect((await shop.get(car.id)).price).toBe(150_000_000);
  });
});

describe('writing', () => {
  it('does what the plan says, and undo returns everything', async () => {
    const old = await shop.draft({ price: 168_000_000 }, { vin: vin(50), mileage: 2900 });
    const before = await shop.get(old.id);
    const content = file(
      `Chevrolet;Cobalt;${vin(50)};C-50;${old.core_car.year};3 100;165,5 млн`,
      `Kia;K5;${vin(51)};C-51;2023;10;28 500 $`,
    );
    const { id } = await checked(content);
    const done = await written(id);
    expect(done).toMatchObject({
      status: 'done',
      counts: { created: 1, updated: 1 },
      allowed_actions: ['undo'],
    });
    expect(await rowsOf(id, { outcome: 'created' })).toMatchObject([{ row: 3, photos: 0 }]);
    expect(await rowsOf(id, { outcome: 'updated' })).toMatchObject([{ row: 2, photos: 0 }]);
    const list = await cars();
    expect(list.count).toBe(2);
    const made = list.results.find(
      ({ external_id }: { external_id?: string }) => external_id === 'C-51',
    );
    expect(made).toMatchObject({
      status: 'ne_active',
      price: 28_500,
      currency: 'USD',
      brand: { name: 'Kia' },
      vin: vin(51),
    });
    expect(await shop.get(old.id)).toMatchObject({ price: 165_500_000 });
    const filtered = await test.call('listAutos', { token: shop.token, query: { import_id: id } });
    expect(filtered.body.count).toBe(2);

    // The same file again changes nothing.
    const again = await checked(content);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2 });

    await act('undoImport', id);
    await test.jobs.runDue();
    const undone = (await act('getImport', id)).body;
    const counts = { left: 0, created: 0, updated: 0, undone: 2 };
    expect(undone).toMatchObject({ status: 'undone', counts });
    expect((await cars()).count).toBe(1);
    const { version: _v, updated_at: _u, is_edited: _e, ...rest } = await shop.get(old.id);
    const { version: _v2, updated_at: _u2, is_edited: _e2, ...was } = before;
    expect(rest).toEqual(was);
  });

  it('undo leaves cars with a hand edit, and fields that were changed since', async () => {
    const old = await shop.draft({ price: 168_000_000 }, { vin: vin(60), mileage: 2900 });
    const { id } = await checked(
      file(
        `Chevrolet;Cobalt;${vin(60)};;${old.core_car.year};3100;165 млн`,
        `Kia;K5;${vin(61)};C-61;2023;10;300 млн`,
      ),
    );
    await written(id);
    const now = await shop.get(old.id);
    await shop.patch(old.id, now.version, { price: 164_000_000 });
    const made = (await cars()).results.find(
      ({ external_id }: { external_id?: string }) => external_id === 'C-61',
    );
    await shop.patch(made.id, made.version, { core_car: { mileage: 11 } });
    await act('undoImport', id);
    await test.jobs.runDue();
    expect((await act('getImport', id)).body.counts.left).toBe(2);
    expect(await rowsOf(id, { outcome: 'left' })).toHaveLength(2);
    expect(await rowsOf(id, { outcome: 'left', result: 'new' })).toHaveLength(1);
    expect(await shop.get(old.id)).toMatchObject({
      price: 164_000_000,
      core_car: { mileage: 2900 },
    });
    expect((await cars()).count).toBe(2);
  });

  it('a car that changed after the check waits for a choice unless its plan is the same', async () => {
    const a = await shop.draft({ price: 168_000_000 }, { vin: vin(70) });
    const b = await shop.draft({ price: 168_000_000 }, { vin: vin(71) });
    const c = await shop.draft({ price: 168_000_000 }, { vin: vin(72) });
    const rowFor = (at: number) => `Chevrolet;Cobalt;${vin(at)};;${a.core_car.year};20000;165 млн`;
    const { id } = await checked(file(rowFor(70), rowFor(71), rowFor(72)));
    await shop.patch(a.id, a.version, { price: 160_000_000, core_car: { mileage: 5 } });
    await shop.patch(b.id, b.version, { barter: true });
    await shop.patch(c.id, c.version, { price: 160_000_000, core_car: { mileage: 5 } });
    const done = await written(id);
    expect(done).toMatchObject({ status: 'done', allowed_actions: ['undo'] });
    expect(done.counts).toMatchObject({ updated: 1, choice: 2 });
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({ result: 'choice', photo: { id: expect.any(String) } });
    expect(row.changes).toContainEqual({ field: 'mileage', before: '5', after: '20000' });
    const field = 'changed_car';
    expect(await choicesOf(id)).toMatchObject([
      { field, value: '2', candidates: [{ id: a.id }] },
      { field, value: '4', candidates: [{ id: c.id }] },
    ]);
    expect((await act('resumeImport', id)).body.code).toBe('transition_not_allowed');
    const chosen = await choose(id, [
      { field, value: '2', id: a.id },
      { field, value: '4', skip: true },
    ]);
    expect(chosen.body).toMatchObject({ allowed_actions: ['resume', 'undo'] });
    expect(chosen.body.counts).toMatchObject({ choice: 0, skipped: 1, will_change: 1 });
    await act('resumeImport', id);
    await test.jobs.runDue();
    expect((await act('getImport', id)).body).toMatchObject({
      status: 'done',
      counts: { updated: 2 },
      allowed_actions: ['undo'],
    });
    const prices = await Promise.all([a, b, c].map(async (car) => (await shop.get(car.id)).price));
    expect(prices).toEqual([165_000_000, 165_000_000, 160_000_000]);
    const failures = await test.call('exportImportFailures', { token: shop.token, params: { id } });
    expect(failures.headers['content-disposition']).toContain('.xlsx');
  });

  it('stops and goes on, and undo is possible for 7 days', async () => {
    const { id } = await checked(file(`Kia;K5;${vin(80)};C-80;2023;10;300 млн`));
    await act('confirmImport', id);
    expect((await act('stopImport', id)).body.status).toBe('stopped');
    await test.jobs.runDue();
    expect((await cars()).count).toBe(0);
    await act('resumeImport', id);
    await test.jobs.runDue();
    expect((await cars()).count).toBe(1);
    test.clock.advance(7 * 86_400);
    const late = await act('undoImport', id);
    expect([late.status, late.body.code]).toEqual([409, 'undo_late']);
  });

  it('one import of a dealership runs at a time, and states limit actions', async () => {
    const a = await checked(file(`Kia;K5;${vin(81)};C-81;2023;10;300 млн`));
    const { body: b } = await upload(file(`Kia;K5;${vin(82)};C-82;2023;10;300 млн`));
    await act('confirmImport', a.id);
    const blocked = await act('checkImport', b.id);
    expect([blocked.status, blocked.body.code, blocked.body.current.id]).toEqual([
      409,
      'import_running',
      a.id,
    ]);
    for (const name of ['confirmImport', 'stopImport', 'resumeImport', 'undoImport'] as const)
      expect((await act(name, b.id)).body.code).toBe('transition_not_allowed');
    const closed = [
      await patch(a.id, (await act('getImport', a.id)).body.version, {
        options: { found: 'skip' },
      }),
      await act('deleteImport', a.id),
      await test.call('excludeImportRows', {
        token: shop.token,
        params: { id: a.id },
        body: { rows: [2], excluded: true },
      }),
      await choose(a.id, [{ field: 'brand', value: 'x', skip: true }]),
    ];
    expect(closed.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await act('deleteImport', b.id)).status).toBe(204);
    expect((await act('getImport', b.id)).status).toBe(404);
    const { body } = await test.call('listImports', { token: shop.token });
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([a.id]);
    await test.jobs.runDue();
  });

  it('more rows than a batch are written once each', async () => {
    const lines = Array.from(
      { length: 120 },
      (_, at) => `Kia;K5;${vin(200 + at)};D-${at};2023;10;300 млн`,
    );
    const { id } = await checked(file(...lines));
    const done = await written(id);
    expect(done).toMatchObject({
      status: 'done',
      counts: { created: 120 },
      progress: { done: 120, total: 120 },
    });
    const { rows } = await test.db.pool.query(
      'select count(distinct vin)::int as cars, count(*)::int as rows from autos where import_id = $1',
      [id],
    );
    expect(rows).toEqual([{ cars: 120, rows: 120 }]);
  });
});

describe('photos', () => {
  /** Waits for the last try of every photo. */
  async function settle(id: Id): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await test.jobs.runDue();
      await new Promise((done) => setTimeout(done, 200));
      if ((await act('getImport', id)).body.status === 'done') return;
      test.clock.advance(301);
    }
  }

  it('are fetched in the background, retried, and sent to moderation when the car is complete', async () => {
    sitePhotos = new Map([['https://a.uz/1.jpg', await picture('#456')]]);
    const content = `Марка;Модель;VIN;Год;Цена;Фото\nKia;K5;${vin(90)};2023;300 млн;https://a.uz/1.jpg https://a.uz/2.jpg`;
    const { id } = await checked(content, { fresh: 'moderation' });
    expect((await act('getImport', id)).body.photos.total).toBe(2);
    expect((await written(id)).status).toBe('photos');
    await settle(id);
    expect((await act('getImport', id)).body.status).toBe('done');
    expect((await act('getImport', id)).body.photos).toEqual({ done: 1, failed: 1, total: 2 });
    const failed_photos = [{ url: 'https://a.uz/2.jpg', code: 'picture_not_fetched' }];
    expect(await rowsOf(id, { photos_failed: 'true' })).toMatchObject([{ failed_photos }]);
    const [car] = (await cars()).results;
    expect(car.photo_count).toBe(1);
    const { body } = await test.call('listNotifications', { token: shop.token });
    expect(body.results[0]).toMatchObject({ type: 'import_done', target: { type: 'import', id } });
  });

  it('that fail have a reason each, and rows of their own', async () => {
    const text = Buffer.from('<html>');
    const site = {
      'https://a.uz/inner.jpg': new RemoteError('address', 'inner'),
      'https://a.uz/lost.jpg': new RemoteError('status', 'it was answered by 404', 404),
      'https://a.uz/slow.jpg': new RemoteError('timeout', 'aborted'),
      'https://a.uz/huge.jpg': new RemoteError('too_large', 'too large'),
      'https://a.uz/off.jpg': new RemoteError('unreachable', 'ENOTFOUND'),
      'https://a.uz/page.jpg': text,
    };
    sitePhotos = new Map(Object.entries(site));
    const { id } = await checked(
      [
        'Марка;Модель;VIN;Год;Цена;Фото',
        `Kia;K5;${vin(91)};2023;300 млн;${Object.keys(site).join(' ')}`,
        `Kia;K5;${vin(92)};2023;300 млн;`,
      ].join('\n'),
    );
    await written(id);
    await settle(id);
    const rows = await rowsOf(id, { photos_failed: 'true' });
    expect(rows).toHaveLength(1);
    const codes = rows[0].failed_photos.map(({ code }: { code: string }) => code);
    expect(codes).toEqual([
      'photo_address',
      'photo_status',
      'photo_timeout',
      'photo_too_large',
      'photo_unreachable',
      'file_type_not_supported',
    ]);
    const { rows: attempts } = await test.db.pool.query(
      'select attempts from import_photos where import_id = $1 order by place',
      [id],
    );
    expect(attempts.map((one) => one.attempts)).toEqual([1, 4, 4, 1, 4, 1]);
  });
});

describe('permissions', () => {
  it('sellers import nothing, and costs stay with those who may see them', async () => {
    await setPermissions(test, shop.token, 'on');
    const seller = await joinTeam(test, shop, { phone: nextPhone() });
    const { body } = await upload(`Марка;Модель;VIN;Закуп;Цена\nKia;K5;${vin(95)};250 млн;300 млн`);
    expect(body.mapping.some(({ field }: { field: string }) => field === 'purchase_price')).toBe(
      true,
    );
    const names = [
      'getImport',
      'checkImport',
      'confirmImport',
      'stopImport',
      'resumeImport',
      'undoImport',
      'deleteImport',
    ] as const;
    for (const name of names) expect((await act(name, body.id, seller.token)).status).toBe(403);
    const rest = [
      await upload(file('Kia;K5;;;;;'), seller.token),
      await patch(body.id, body.version, { options: {} }, seller.token),
      await test.call('listImports', { token: seller.token }),
      await test.call('getImportTemplate', { token: seller.token }),
      ...(await Promise.all(
        (['listImportRows', 'listImportChoices', 'exportImportFailures'] as const).map((name) =>
          test.call(name, { token: seller.token, params: { id: body.id } }),
        ),
      )),
      await test.call('excludeImportRows', {
        token: seller.token,
        params: { id: body.id },
        body: { rows: [2], excluded: true },
      }),
      await test.call('chooseImportValues', {
        token: seller.token,
        params: { id: body.id },
        body: { items: [{ field: 'brand', value: 'x', skip: true }] },
      }),
    ];
    expect(rest.map(({ status }) => status)).toEqual(rest.map(() => 403));
    await act('checkImport', body.id);
    await test.jobs.runDue();
    await written(body.id);
    const [car] = (await cars()).results;
    const money = await test.call('getAutoMoney', { token: shop.token, params: { id: car.id } });
    expect(money.body.purchase).toMatchObject({ price: 250_000_000, currency: 'UZS' });
    await setPermissions(test, shop.token, 'off');
    // With roles off, only the owner sees costs.
    const shown = (await act('getImport', body.id, seller.token)).body;
    expect(shown.columns[3].samples).toEqual([]);
    expect(
      JSON.stringify(
        (await test.call('listImportRows', { token: seller.token, params: { id: body.id } })).body,
      ),
    ).not.toContain('250');
    const other = (await upload(`Марка;Модель;Закуп\nKia;K5;1`, seller.token)).body;
    expect(
      (
        await patch(
          other.id,
          other.version,
          { mapping: [{ column: 2, field: 'purchase_price' }] },
          seller.token,
        )
      ).status,
    ).toBe(403);
  });

  /** Statuses of every operation on one import. */
  async function everyCall(id: Id, version: number, token: string): Promise<number[]> {
    const params = { id };
    const calls = [
      ...(await Promise.all(
        (
          [
            'getImport',
            'checkImport',
            'confirmImport',
            'stopImport',
            'resumeImport',
            'undoImport',
            'deleteImport',
            'listImportRows',
            'listImportChoices',
            'exportImportFailures',
          ] as const
        ).map((name) => test.call(name, { token, params })),
      )),
      await patch(id, version, { options: {} }, token),
      await test.call('excludeImportRows', { token, params, body: { rows: [2], excluded: true } }),
      await test.call('chooseImportValues', {
        token,
        params,
        body: { items: [{ field: 'brand', value: 'x', skip: true }] },
      }),
    ];
    return [...new Set(calls.map(({ status }) => status))];
  }

  it('imports of another dealership are 404', async () => {
    const { body } = await upload(file('Kia;K5;;;;;'));
    const stranger = await test.signIn();
    expect(await everyCall(body.id, body.version, stranger.token)).toEqual([404]);
  });

  it('a manager of one showroom sees imports for this showroom alone', async () => {
    const other = await shop.addSalon('Karvon Sergeli');
    await setPermissions(test, shop.token, 'on');
    const { token } = await joinTeam(test, shop, {
      phone: nextPhone(),
      role: 'manager',
      avtosalons: [other],
    });
    const { id } = await checked(file(`Kia;K5;${vin(96)};;2023;10;300 млн`), {
      avtosalon: shop.salon,
    });
    const { body: own } = await upload(file(`Kia;K5;${vin(97)};;2023;10;300 млн`), token);
    const list = async (of: string) =>
      (await test.call('listImports', { token: of })).body.results.map((one: { id: Id }) => one.id);
    expect([await list(token), await list(shop.token)]).toEqual([[own.id], [own.id, id]]);
    const { version } = (await act('getImport', id)).body;
    expect(await everyCall(id, version, token)).toEqual([404]);

    // Imports of the dealership still run one at a time.
    await act('confirmImport', id);
    const blocked = await act('checkImport', own.id, token);
    expect([blocked.status, blocked.body.code, blocked.body.current.id]).toEqual([
      409,
      'import_running',
      id,
    ]);
    expect(
      blocked.body.current.columns.flatMap(({ samples }: { samples: string[] }) => samples),
    ).toEqual([]);
    await test.jobs.runDue();

    expect((await act('checkImport', own.id, token)).status).toBe(200);
    await test.jobs.runDue();
    expect((await act('confirmImport', own.id, token)).status).toBe(200);
    await test.jobs.runDue();
    expect((await act('getImport', own.id, token)).body).toMatchObject({
      status: 'done',
      counts: { created: 1 },
    });
    const notifications = async (of: string) =>
      (await test.call('listNotifications', { token: of })).body.results
        .filter(({ type }: { type: string }) => type === 'import_done')
        .map(({ target }: { target: { id: Id } }) => target.id);
    expect(await notifications(token)).toEqual([own.id]);
    expect(await notifications(shop.token)).toEqual([own.id, id]);
    expect((await act('undoImport', own.id, token)).status).toBe(200);
    await test.jobs.runDue();
    expect((await act('getImport', own.id)).body.status).toBe('undone');
    expect((await act('getImport', id)).body.allowed_actions).toContain('undo');
  });
});

it.each(['ru', 'uz'])('the template in %s is read without choices of columns', async (language) => {
  const response = await test.app.inject({
    url: '/main/imports/template',
    headers: { authorization: `Bearer ${shop.token}`, 'accept-language': language },
  });
  expect((await test.call('getImportTemplate', { token: shop.token })).status).toBe(200);
  const sheets = await readXlsx(response.rawPayload);
  const [cars1] = sheets;
  expect(sheets).toHaveLength(2);
  const [head = []] = cars1?.data ?? [];
  const row = head.map(
    (name) =>
      ({
        Марка: 'Kia',
        Marka: 'Kia',
        Модель: 'K5',
        Model: 'K5',
        Год: 2023,
        Yili: 2023,
        Цена: '300 млн',
        Narxi: '300 млн',
      })[String(name)] ?? '',
  );
  const { body } = await upload([head.join(';'), row.join(';')].join('\n'));
  expect(body.mapping).toHaveLength(head.length - 1);
});

it.each(['ru', 'uz'])(
  'the file of the cars in %s is imported without changes',
  async (language) => {
    const { id } = await shop.active(
      { condition: 'good', is_trade_in: true },
      { vin: vin(language === 'ru' ? 701 : 702), mileage: 31_000 },
    );
    const { id: draft } = await shop.draft({}, { mileage: 45_000 });
    await test.db.current
      .updateTable('autos')
      .set({ external_id: 'C-7' })
      .where('id', '=', draft)
      .execute();
    const { token } = shop;
    await test.call('putPurchase', {
      token,
      params: { id },
      headers: { 'if-match': '"v1"' },
      body: { price: 12_000, currency: 'USD', purchased_on: '2026-03-02', source: 'auction' },
    });
    const file = (query: string, who = token) =>
      test.app.inject({
        url: `/main/autos/export?format=xlsx${query}`,
        headers: { authorization: `Bearer ${who}`, 'accept-language': language },
      });
    const { rawPayload } = await file('&with_costs=true');
    const plan = await checked(rawPayload);
    expect(plan.counts).toMatchObject({ same: 2, new: 0, changed: 0, choice: 0, failed: 0 });
    const [plain] = await readXlsx((await file('')).rawPayload);
    const [costs] = await readXlsx(rawPayload);
    expect([plain?.data[0]?.length, costs?.data[0]?.length]).toEqual([23, 27]);

    const seller = await joinTeam(test, shop, { phone: nextPhone() });
    expect((await file('', seller.token)).statusCode).toBe(200);
    expect((await file('&with_costs=true', seller.token)).statusCode).toBe(403);
  },
);

describe('an undo', () => {
  const undone = async (id: Id) => {
    await act('undoImport', id);
    await test.jobs.runDue();
    return (await act('getImport', id)).body.counts.left;
  };
  const made = async (number: string) =>
    (await cars()).results.find(
      ({ external_id }: { external_id?: string }) => external_id === number,
    );
  it('keeps new cars with a lead, an expense, another purchase, or photos of somebody', async () => {
    const { id } = await checked(
      `${header};Купили за\n${[1, 2, 3, 4, 5].map((at) => `Kia;K5;${vin(400 + at)};U-${at};2023;10;300 млн;250 млн`).join('\n')}`,
    );
    await written(id);
    const [lead, expense, purchase, photo] = await Promise.all(
      ['U-1', 'U-2', 'U-3', 'U-4'].map(async (number) => made(number)),
    );
    const { token } = shop;
    const responses = [
      await test.call('createLead', {
        token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { type: 'call', client_name: 'Сардор', phone: '+998977012346', auto_id: lead.id },
      }),
      await test.call('createExpense', {
        token,
        params: { id: expense.id },
        body: { kind: 'repair', sum: 900_000, currency: 'UZS', spent_on: '2026-01-10' },
      }),
      await test.call('putPurchase', {
        token,
        params: { id: purchase.id },
        headers: {
          'if-match': `"v${(await test.call('getAutoMoney', { token, params: { id: purchase.id } })).body.version}"`,
        },
        body: { price: 260_000_000, currency: 'UZS', purchased_on: '2026-01-10' },
      }),
      await shop.patch(photo.id, photo.version, { photos: [await shop.addPhoto()] }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(await undone(id)).toBe(4);
    expect((await cars()).count).toBe(4);
  });

  it('takes the photos away that it added to a car, and a second import loads them again', async () => {
    sitePhotos = new Map([['https://a.uz/9.jpg', await picture('#654')]]);
    const old = await shop.draft({}, { vin: vin(410) });
    const content = `VIN;Фото\n${vin(410)};https://a.uz/9.jpg`;
    for (let round = 0; round < 2; round += 1) {
      const { id } = await checked(content);
      await written(id);
      await loaded(id);
      expect((await shop.get(old.id)).photos).toHaveLength(2);
      expect(await undone(id)).toBe(0);
      expect((await shop.get(old.id)).photos).toEqual(old.photos);
    }
  });

  it('leaves an archived car archived', async () => {
    const old = await shop.draft({ price: 168_000_000 }, { vin: vin(411) });
    await shop.move(old.id, 'archived');
    const { id } = await checked(file(`Chevrolet;Cobalt;${vin(411)};;;;165 млн`));
    await written(id);
    expect(await shop.get(old.id)).toMatchObject({ status: 'archived', price: 165_000_000 });
    expect(await undone(id)).toBe(0);
    expect(await shop.get(old.id)).toMatchObject({ status: 'archived', price: 168_000_000 });
  });
});

describe('rows against the stock', () => {
  it('clear fields by empty cells where that is wanted, and keep them otherwise', async () => {
    const parts = { vin: vin(420), mileage: 2900, description: 'Один хозяин' };
    await shop.draft({}, parts);
    const content = `VIN;Пробег, км;Описание\n${vin(420)};;`;
    expect((await checked(content)).counts).toMatchObject({ same: 1 });
    await written((await checked(content, { empties: 'clear' })).id);
    const [{ id }] = (await cars()).results;
    const { core_car } = await shop.get(id);
    expect([core_car.description, core_car.mileage]).toEqual([undefined, undefined]);
  });

  it('skip cars of the stock where that is wanted, and take a deleted car for a new one', async () => {
    const old = await shop.draft({}, { vin: vin(421) });
    const content = file(`Kia;K5;${vin(421)};;2023;10;300 млн`);
    expect((await checked(content, { found: 'skip' })).counts).toMatchObject({ skipped: 1 });
    await test.call('deleteAuto', { token: shop.token, params: { id: old.id } });
    expect((await checked(content)).counts).toMatchObject({ new: 1 });
  });

  it('wait when another car has taken their number since the check', async () => {
    const content = (at: number) => file(`Kia;K5;;N-1;2023;${at};300 млн`);
    const first = await checked(content(10));
    await written((await checked(content(20))).id);
    expect((await written(first.id)).counts).toMatchObject({ created: 0, choice: 1 });
    expect((await cars()).count).toBe(1);
  });

  it('take the currency of the column or of its header for the median too', async () => {
    const rows = (currency: string) =>
      Array.from({ length: 6 }, (_, at) => `Kia;K5;${vin(430 + at)};2023;18 ${at}00${currency}`);
    const byColumn = ['Марка;Модель;VIN;Год;Цена;Валюта', ...rows(';у.е.')].join('\n');
    expect((await checked(byColumn)).counts).toMatchObject({ new: 6, choice: 0 });
    for (const price of ['Цена, у.е.', 'Цена ($)', 'цена usd']) {
      const { id, counts } = await checked(
        [`Марка;Модель;VIN;Год;${price}`, ...rows('')].join('\n'),
      );
      expect(counts).toMatchObject({ new: 6, choice: 0 });
      const [{ changes }] = await rowsOf(id);
      expect(changes).toContainEqual({ field: 'price', after: '18000', currency: 'USD' });
    }
  });

  it('ask again when a remembered entry of the catalogue is gone', async () => {
    const content = file(`Kia;К5 люкс;${vin(440)};;2023;10;300 млн`);
    const { id } = await checked(content);
    const [ask] = await choicesOf(id);
    await choose(id, [
      { field: ask.field, value: ask.value, brand_id: ask.brand_id, id: ask.candidates[0].id },
    ]);
    expect((await checked(content)).counts).toMatchObject({ new: 1 });
    await test.db.pool.query('update import_values set entry_id = 999999999');
    expect((await checked(content)).counts).toMatchObject({ new: 0, choice: 1 });
  });

  it('ask about parts of the model and the condition, each by its model, and remember them', async () => {
    const { rows } = await test.db.pool.query<{ id: string; name: string; car_model_id: string }>(
      `select m.id, m.name, g.car_model_id from modifications m join generations g on g.id = m.generation_id
       where g.car_model_id = $1 and g.id = $2 order by m.id limit 1`,
      [catalogue.cobalt.car_model, catalogue.cobalt.generation],
    );
    const year = String(catalogue.cobalt.year);
    const content = [
      'Марка;Модель;VIN;Год;Цена;Мотор;Состояние',
      `Chevrolet;Cobalt;${vin(450)};${year};150 млн;какой-то мотор;сойдёт`,
      `Chevrolet;Cobalt;${vin(451)};${year};150 млн;${rows[0]?.name};Отличное`,
      `Kia;K5;${vin(452)};2023;300 млн;какой-то мотор;Отличное`,
    ].join('\n');
    const { id, counts } = await checked(content);
    expect(counts).toMatchObject({ new: 1, choice: 2, failed: 0 });
    const asked = await choicesOf(id);
    expect(
      asked.map(({ field, value, car_model }: Record<string, unknown>) => [
        field,
        value,
        car_model,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['modification', 'какой-то мотор', 'Chevrolet Cobalt'],
        ['modification', 'какой-то мотор', 'Kia K5'],
        ['condition', 'сойдёт', undefined],
      ]),
    );
    const items = asked.map(({ field, value, car_model_id }: Record<string, unknown>) => ({
      field,
      value,
      car_model_id,
      id:
        field === 'condition'
          ? 2
          : car_model_id === catalogue.cobalt.car_model
            ? Number(rows[0]?.id)
            : 0,
    }));
    expect((await choose(id, items)).body.counts).toMatchObject({ new: 3, choice: 0 });
    await written(id);
    const { results } = await cars();
    const first = results.find((car: { vin: string }) => car.vin === vin(450));
    expect(await shop.get(first.id)).toMatchObject({
      condition: 'good',
      core_car: { modification: { id: Number(rows[0]?.id) } },
    });
    expect((await checked(content)).counts).toMatchObject({ same: 3, choice: 0 });
  });

  it('can be asked about again, and a wrong answer is not remembered', async () => {
    const content = file(
      `Kia;К5 люкс;${vin(445)};;2023;10;300 млн`,
      `Kia;K5;${vin(446)};;2023;10;300 млн`,
    );
    const { id } = await checked(content);
    const [{ field, value, brand_id, candidates }] = await choicesOf(id);
    const key = { field, value, brand_id };
    const answered = await choose(id, [{ ...key, id: candidates[0].id }]);
    expect(answered.body.counts).toMatchObject({ new: 2, choice: 0 });
    const left = await choose(id, [{ ...key, skip: true }]);
    expect(left.body.counts).toMatchObject({ new: 1, skipped: 1 });
    expect((await choose(id, [key])).body.counts).toMatchObject({ new: 1, choice: 1, skipped: 0 });
    expect((await checked(content)).counts).toMatchObject({ choice: 1 });
  });

  it('warn that complete new cars go to moderation, and send them', async () => {
    sitePhotos = new Map([['https://a.uz/1.jpg', await picture('#789')]]);
    const content = [
      'Марка;Модель;VIN;Год;Пробег;Кузов;Топливо;Коробка;Привод;Цвет;Состояние;Цена;Фото',
      `Chevrolet;Cobalt;${vin(441)};${catalogue.cobalt.year};10;Седан;Бензин;Механика;Передний;Белый;Отличное;150 млн;https://a.uz/1.jpg`,
      `Kia;K5;${vin(442)};2023;;;;;;;;300 млн;https://a.uz/1.jpg`,
    ].join('\n');
    expect((await checked(content)).counts).toMatchObject({ new: 2, moderation: 0 });
    const { id, counts } = await checked(content, { fresh: 'moderation' });
    expect(counts).toMatchObject({ new: 2, moderation: 1 });
    await written(id);
    await loaded(id);
    const { results } = await cars();
    expect(results.map(({ status }: { status: string }) => status).toSorted()).toEqual([
      'moderation',
      'ne_active',
    ]);
  });
});
