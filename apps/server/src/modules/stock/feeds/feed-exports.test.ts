import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhones } from '../../../testing/dealers';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
const nextPhone = createPhones(6_950_000);

beforeAll(async () => {
  test = await createTestApp({ env: { LISTING_URL: 'https://karvon.example/cars/{id}' } });
  catalogue = await readCatalogue(test);
});
beforeEach(async () => {
  shop = await openShop(test, catalogue);
});
afterAll(() => test.close());

const create = async (body: object = {}, token = shop.token) =>
  test.call('createFeedExport', {
    token,
    body: { name: 'Сайт салона', format: 'cars', ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const list = async (token = shop.token) =>
  (await test.call('listFeedExports', { token })).body.results;
const partsOf = (url: string) => {
  const [, token = '', format = ''] = /\/main\/feeds\/([\w-]{43})\.(xml|json)$/.exec(url) ?? [];
  return { token, format };
};
const read = (url: string, headers: Record<string, string> = {}) =>
  test.call('readFeed', { params: partsOf(url), headers });
const update = (id: number, version: number, body: object, token = shop.token) =>
  test.call('updateFeedExport', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });
const rotate = (id: number, old: 'now' | 'day') =>
  test.call('rotateFeedExport', { token: shop.token, params: { id }, body: { old } });

let last = 0;
/** Unique, because a VIN of two listings needs an administrator. */
const nextVin = () => `XWBJF69VJPA0${String(12_000 + (last += 1))}`;

describe('an address', () => {
  it('returns the active cars as buyers see them, and nothing about cost, buyer or VIN', async () => {
    const vin = nextVin();
    const car = await shop.active({}, { vin, description: 'Бак <полон> & чист' });
    await shop.draft();
    const sold = await shop.active({ photos: [await shop.addPhoto()] });
    await test.call('putPurchase', {
      token: shop.token,
      params: { id: car.id },
      headers: { 'if-match': '"v1"' },
      body: { price: 98_765_432, currency: 'UZS', purchased_on: '2025-01-10' },
    });
    await shop.move(sold.id, 'sold_on_karvon', {
      sale: {
        price: 140_000_000,
        currency: 'UZS',
        buyer: { name: 'Бахром Покупатель', phone: '+998901112233' },
      },
    });
    for (const format of ['cars', 'json']) {
      const { body: feed } = await create({ format });
      const { status, body, headers } = await read(feed.url);
      expect(status).toBe(200);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      expect(text).toContain('Cobalt');
      expect(text).toContain(`https://karvon.example/cars/${car.id}`);
      expect(text).not.toContain(`cars/${sold.id}"`);
      for (const secret of [vin, '98765432', 'Бахром', '901112233', '140000000'])
        expect(text).not.toContain(secret);
      expect(headers).toMatchObject({
        'cache-control': 'max-age=300',
        'x-robots-tag': 'noindex',
        'content-type': `application/${format === 'json' ? 'json' : 'xml'}; charset=utf-8`,
      });
      expect(feed.cars).toBe(1);
    }
  });

  it('is valid XML, whatever the description holds', async () => {
    await shop.active({}, { description: 'Бак <полон> & чист' });
    const { body: feed } = await create();
    expect((await read(feed.url)).body).toContain(
      '<description>Бак &lt;полон&gt; &amp; чист</description>',
    );
  });

  it('has VINs only with `with_vin`, and only cars of its showrooms', async () => {
    const other = await shop.addSalon('Karvon Sergeli');
    const vin = nextVin();
    await shop.active({}, { vin });
    const { body: feed } = await create({ with_vin: true, format: 'json' });
    expect((await read(feed.url)).body.cars).toMatchObject([{ vin }]);
    const { body: empty } = await create({ avtosalons: [other] });
    expect((await read(empty.url)).body).not.toContain('<car>');
  });

  it('confirms an unchanged feed without its body', async () => {
    await shop.active();
    const { body: feed } = await create();
    const first = await read(feed.url);
    const etag = String(first.headers['etag']);
    expect((await read(feed.url, { 'if-none-match': etag })).status).toBe(304);
    await shop.active();
    expect((await read(feed.url, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is compressed', async () => {
    for (const _ of [1, 2, 3]) await shop.active({ photos: [await shop.addPhoto()] });
    const { body: feed } = await create();
    const { headers } = await test.app.inject({
      url: new URL(feed.url).pathname,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('shows when it was read, and by what', async () => {
    const { body: feed } = await create();
    expect(feed.last_read_at).toBeUndefined();
    await read(feed.url, { 'user-agent': 'Catalogue-Robot/2.1' });
    expect(await list()).toMatchObject([
      { last_read_at: test.clock.now().toISOString(), last_reader: 'Catalogue-Robot/2.1' },
    ]);
  });

  it('may be read 60 times an hour', async () => {
    const { body: feed } = await create();
    for (let reads = 0; reads < 60; reads += 1) await read(feed.url);
    const { status, headers } = await read(feed.url);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    test.clock.advance(3660);
    expect((await read(feed.url)).status).toBe(200);
  });

  it('is kept encrypted, and its token is in no table', async () => {
    const { body: feed } = await create();
    const { token } = partsOf(feed.url);
    const rows = await test.db.current.selectFrom('feed_exports').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await test.db.current.updateTable('feed_exports').set({ token_sealed: 'damaged' }).execute();
    const [shown] = await list();
    expect(shown.url).toBeUndefined();
    expect((await rotate(shown.id, 'now')).body.url).toBeDefined();
  });
});

describe('the old address', () => {
  it.each([
    ['now', 0, 404],
    ['day', 82_800, 200],
    ['day', 86_460, 404],
  ] as const)('rotated with %s, %i s later, responds %i', async (old, later, status) => {
    const { body: feed } = await create();
    const { body: rotated } = await rotate(feed.id, old);
    expect(rotated.url).not.toBe(feed.url);
    test.clock.advance(later);
    expect((await read(feed.url)).status).toBe(status);
    expect((await read(rotated.url)).status).toBe(200);
  });

  it('ends when the feed is switched off or deleted', async () => {
    const { body: feed } = await create();
    const { body: off } = await update(feed.id, feed.version, { is_on: false });
    expect((await read(feed.url)).status).toBe(404);
    await update(feed.id, off.version, { is_on: true, format: 'json' });
    expect((await read(feed.url)).status).toBe(404);
    const [changed] = await list();
    expect((await read(changed.url)).status).toBe(200);
    const removed = await test.call('deleteFeedExport', {
      token: shop.token,
      params: { id: feed.id },
    });
    expect(removed.status).toBe(204);
    expect((await read(changed.url)).status).toBe(404);
  });
});

describe('a feed', () => {
  it('is refused beyond ten, with a showroom of others, and in a stale version', async () => {
    const { body: feed } = await create();
    expect((await update(feed.id, feed.version + 1, { name: 'Иное' })).status).toBe(412);
    expect((await create({ avtosalons: [999_999] })).body.errors).toEqual([
      { field: 'avtosalons', code: 'unknown_reference' },
    ]);
    expect((await update(feed.id, feed.version, { avtosalons: [999_999] })).status).toBe(422);
    for (let made = 1; made < 10; made += 1) await create();
    expect((await create()).body.code).toBe('too_many_feeds');
    const short = await test.call('readFeed', { params: { token: 'short', format: 'xml' } });
    expect(short.status).toBe(422);
  });

  it('is seen by a manager of its showrooms alone, and by no other dealership', async () => {
    const other = await shop.addSalon('Karvon Sergeli');
    await setPermissions(test, shop.token, 'on');
    const manager = await joinTeam(test, shop, {
      phone: nextPhone(),
      role: 'manager',
      avtosalons: [other],
    });
    const { body: all } = await create();
    const { body: own } = await create({ avtosalons: [other] });
    expect(await list(manager.token)).toMatchObject([{ id: own.id }]);
    expect((await update(all.id, all.version, { name: 'Моё' }, manager.token)).status).toBe(404);
    expect((await create({}, manager.token)).status).toBe(422);
    const stranger = await openShop(test, catalogue);
    for (const [name, options] of [
      ['updateFeedExport', { headers: { 'if-match': '"v1"' }, body: { name: 'Моё' } }],
      ['rotateFeedExport', { body: { old: 'now' } }],
      ['deleteFeedExport', {}],
    ] as const)
      expect(
        (await test.call(name, { token: stranger.token, params: { id: own.id }, ...options }))
          .status,
      ).toBe(404);
  });
});
