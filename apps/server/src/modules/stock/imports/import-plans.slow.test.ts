import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../testing/seeded-random';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../autos/autos.fixture';

const lists = Number(process.env['LISTS'] ?? 500);
/** Lists of one dealership, which uploads 20 a day. */
const perShop = 50;
const perDay = 20;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
});
afterAll(() => test.close());

const below = createRandom(1);
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
};

const cars = ['Chevrolet;Cobalt', 'Шевроле;Кобалт', 'Kia;K5', 'Kia;нет такой', ';Cobalt', ';'];
const years = ['2022', '2023 г.', '2023-yil', '20222', ''];
const mileages = ['10', '31 тыс', '24 500 км', 'много', ''];
const prices = ['150 млн', '165,5 млн сум', '18 100 $', '165', 'договорная', ''];
const row = () => {
  const vin = oneOf(['', `XWBJF69VJPA${String(800_000 + below(12))}`, 'XWBJF69']);
  const number = oneOf(['', `R-${String(below(12))}`]);
  return [oneOf(cars), vin, number, oneOf(years), oneOf(mileages), oneOf(prices)].join(';');
};
const header = 'Марка;Модель;VIN;Инв. №;Год;Пробег, км;Цена';
const list = () => [header, ...Array.from({ length: 1 + below(4) }, row)].join('\n');

async function checked({ token, salon }: Shop, content: string) {
  const boundary = 'list';
  const uploaded = await test.call('createImport', {
    token,
    payload: Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    ),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  if (uploaded.status !== 201) throw new Error(JSON.stringify(uploaded.body));
  const params = { id: uploaded.body.id };
  await test.call('updateImport', {
    token,
    params,
    headers: { 'if-match': `"v${uploaded.body.version}"` },
    body: { options: { avtosalon: salon } },
  });
  await test.call('checkImport', { token, params });
  await test.jobs.runDue();
  const { body } = await test.call('getImport', { token, params });
  return { params, counts: body.counts };
}

interface Row {
  row: number;
  result: string;
  changes: { field: string; after: string }[];
}
interface Change {
  value: string;
  now: string;
}
/** Fields whose values are the same texts in a plan and in the database. */
const compared = new Set(['vin', 'external_id', 'year', 'mileage', 'price']);

/** Columns of all cars that an import may change. */
const stock = async ({ owner }: Shop): Promise<unknown[]> =>
  (
    await test.db.pool.query(
      `select id, vin, external_id, brand_id, car_model_id, year, mileage, price, currency, avtosalon_id
       from autos where business_user_id = $1 and status <> 'deleted' order by id`,
      [owner],
    )
  ).rows;

it(`${lists} lists are written as planned, change nothing a second time, and can be undone`, async () => {
  const catalogue = await readCatalogue(test);
  let shop = await openShop(test, catalogue);
  let written = 0;
  for (let at = 0; at < lists; at += 1) {
    if (at % perShop === 0) shop = await openShop(test, catalogue);
    if (at % (perDay / 2) === 0) test.clock.advance(86_400);
    const { token } = shop;
    const content = list();
    const before = await stock(shop);
    const { params, counts } = await checked(shop, content);
    const planned = { created: counts.will_create, updated: counts.will_change };
    if (planned.created + planned.updated === 0) continue;
    written += planned.created + planned.updated;
    const { results } = await test
      .call('listImportRows', { token, params, query: { size: 100 } })
      .then(({ body }) => body);
    await test.call('confirmImport', { token, params });
    await test.jobs.runDue();
    const { body: done } = await test.call('getImport', { token, params });
    expect(done.counts, content).toMatchObject(planned);
    const after = new Map(
      (
        await test.db.pool.query(
          'select r.row, a.* from import_rows r join autos a on a.id = r.auto_id where r.import_id = $1 and r.outcome is not null',
          [params.id],
        )
      ).rows.map((car) => [car.row, car]),
    );
    const plans = results.filter(({ result }: Row) => result === 'new' || result === 'changed');
    expect([...after.keys()].toSorted(), content).toEqual(plans.map(({ row: at }: Row) => at));
    const changes = plans.flatMap(({ row: at, changes: all }: Row) =>
      all
        .filter(({ field }) => compared.has(field))
        .map(({ field, after: value }) => ({ value, now: String(after.get(at)[field]) })),
    );
    expect(
      changes.map(({ now }: Change) => now),
      content,
    ).toEqual(changes.map(({ value }: Change) => value));
    const again = await checked(shop, content);
    // A row without VIN and number is warned of: it makes another car.
    const keyless = results.filter(({ warnings }: { warnings: { code: string }[] }) =>
      warnings.some(({ code }) => code === 'no_key'),
    ).length;
    expect(again.counts.will_change, content).toBe(0);
    expect(again.counts.will_create, content).toBeLessThanOrEqual(keyless);
    if (at % 3 !== 0) continue;
    await test.call('undoImport', { token, params });
    await test.jobs.runDue();
    expect(await stock(shop), content).toEqual(before);
  }
  // The lists must not be of a kind that is never written.
  expect(written).toBeGreaterThan(lists / 4);
}, 1_800_000);
