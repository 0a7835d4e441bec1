import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, readCatalogue } from '../../modules/stock/autos/autos.fixture';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  test = await createTestApp({
    env: { LOG_LEVEL: 'trace', DATA_KEY: 'a-key-of-the-test-0123456789-0123456789' },
  });
});
afterAll(async () => {
  await test.close();
  vi.restoreAllMocks();
});

it('contains no VIN, buyer or address of a feed, and neither do events', async () => {
  const vin = 'XWBJF69VJPA012345';
  const shop = await openShop(test, await readCatalogue(test));
  const { token } = shop;
  const call = (name: Parameters<typeof test.call>[0], options: object = {}) =>
    test.call(name, { token, ...options });
  const keyed = { headers: { 'idempotency-key': crypto.randomUUID() } };

  const { id, version } = await shop.active({}, { vin });
  const params = { id };
  await shop.patch(id, version, { core_car: { vin: 'XWBJF69VJPA012346' } });
  await call('checkVin', { params: { vin } });
  await call('checkVin', { params: { vin: `${vin}9` } });
  const payload = Buffer.from(
    `--part\r\ncontent-disposition: form-data; name="file"; filename="cars.csv"\r\n\r\nVIN;Цена\n${vin};97000000\r\n--part--\r\n`,
  );
  const { body: made } = await call('createImport', {
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  });
  await call('checkImport', { params: { id: made.id } });
  await test.jobs.runDue();

  const buyer = { name: 'Бахром Канаров', phone: '+998901112233' };
  const sale = { price: 149_000_000, currency: 'UZS', buyer };
  const { id: sold } = await shop.active({ photos: [await shop.addPhoto()] });
  expect((await shop.move(sold, 'sold_on_karvon', { sale })).status).toBe(200);
  await shop.move(sold, 'sold_on_karvon', { sale: { ...sale, payments: [{ kind: 'x', sum: 1 }] } });
  const fix = { body: sale, headers: { 'if-match': '"v1"' }, params: { id: sold } };
  expect((await call('updateSale', fix)).status).toBe(200);
  expect((await call('undoSale', { params: { id: sold } })).status).toBe(200);

  const { body: feed } = await call('createFeedExport', {
    ...keyed,
    body: { name: 'Сайт', format: 'cars' },
  });
  const address = new URL(feed.url).pathname;
  expect((await test.app.inject({ url: address })).statusCode).toBe(200);
  await test.app.inject({ url: `${address}?x`, method: 'POST' });
  const { body: source } = await call('createFeedSource', {
    ...keyed,
    body: { name: 'Сайт', url: 'https://a.example/cars.xml?key=canary-key', avtosalon: shop.salon },
  });
  await call('runFeedSource', { params: { id: source.id } });
  await test.jobs.runDue();
  await call('getAuto', { params });

  const { body: events } = await call('listEvents', { query: { since: 0 } });
  expect(events.events.length).toBeGreaterThan(0);
  const log = lines.join('');
  expect(log).toContain(`/main/autos/${String(id)}`);
  const [, feedToken = '—'] = /feeds\/([\w-]+)/.exec(address) ?? [];
  for (const text of [log, JSON.stringify(events)])
    for (const secret of [
      vin,
      'XWBJF69VJPA012346',
      'Канаров',
      '901112233',
      feedToken,
      'canary-key',
    ])
      expect(text).not.toContain(secret);
});
