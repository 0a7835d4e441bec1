import { type RequestListener, type Server, createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFeedFetcher } from '../../../platform/media/feed-fetcher';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../autos/autos.fixture';

const patience = { timeout: 20_000, interval: 20 };
const xml = (count: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><data><cars>${Array.from(
    { length: count },
    (_, at) =>
      `<car><unique_id>N-${at}</unique_id><mark_id>Chevrolet</mark_id><folder_id>Cobalt</folder_id><year>2022</year><run>${10_000 + at}</run><price>150000000</price><currency>UZS</currency></car>`,
  ).join('')}</cars></data>`;
const full = xml(10);
const megabyte = 1024 * 1024;

let site: Server;
let origin = '';
let respond: RequestListener;
let test: TestApp;
let shop: Shop;
let feed = 0;

const text =
  (content: string | Buffer, headers: Record<string, string | number> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(content);
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

beforeAll(async () => {
  site = createServer((request, response) => respond(request, response));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  test = await createTestApp({
    env: { NODE_ENV: 'development', FEED_LOCAL_ORIGIN: origin },
    deps: { feedFetcher: createFeedFetcher({ localOrigin: origin, deadline: 1000 }) },
  });
  shop = await openShop(test, await readCatalogue(test));
  respond = text(full);
  const { body } = await test.call('createFeedSource', {
    token: shop.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name: 'Сайт', url: `${origin}/cars.xml`, avtosalon: shop.salon, gone: 'deactivate' },
  });
  feed = body.id;
  const checked = await checkNow();
  await test.call('confirmImport', {
    token: shop.token,
    params: { id: checked.last_run.import_id },
  });
  await test.jobs.runDue();
  await test.call('updateFeedSource', {
    token: shop.token,
    params: { id: feed },
    headers: { 'if-match': `"v${checked.version}"` },
    body: { is_auto: true },
  });
  await test.db.current
    .updateTable('autos')
    .set({ status: 'active', expires_at: new Date('2027-01-01T00:00:00Z') })
    .where('business_user_id', '=', shop.owner)
    .execute();
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await test.close();
});

const current = async () =>
  (await test.call('listFeedSources', { token: shop.token })).body.results[0];

async function checkNow() {
  await test.call('runFeedSource', { token: shop.token, params: { id: feed } });
  await vi.waitFor(async () => {
    await test.jobs.runDue();
    expect((await current()).state).not.toBe('running');
  }, patience);
  return current();
}

/** Everything that a run may write about cars. */
async function written() {
  const { rows } = await test.db.pool.query(
    `select a.id, a.version, a.status, a.price, c.key, c.missing, c.is_off, f.keys, f.content_hash, f.loaded_at
     from autos a join feed_cars c on c.auto_id = a.id join feed_sources f on f.id = c.feed_id
     where a.business_user_id = $1 order by a.id`,
    [shop.owner],
  );
  const { rows: plans } = await test.db.pool.query(`select count(*)::int as count from imports`);
  return { rows, plans };
}

it.each<[string, RequestListener, object]>([
  ['304, although nothing was sent', (_, to) => to.writeHead(304).end(), { http_status: 304 }],
  ['500', (_, to) => to.writeHead(500).end('broken'), { failure: 'status', http_status: 500 }],
  ['nothing', () => undefined, { failure: 'timeout' }],
  [
    'a piece each second',
    (_, to) => {
      to.writeHead(200).write(full.slice(0, 100));
      setTimeout(() => to.end(full.slice(100)), 3000).unref();
    },
    { failure: 'timeout' },
  ],
  [
    'less than announced',
    (_, to) => {
      to.writeHead(200, { 'content-length': full.length });
      to.write(full.slice(0, 700), () => to.destroy());
    },
    { failure: 'unreachable' },
  ],
  ['half of the text', text(full.slice(0, full.length / 2)), { held_reason: 'unreadable' }],
  ['no text', text(''), { held_reason: 'unreadable' }],
  ['no cars', text(xml(0)), { held_reason: 'empty' }],
  ['half of the cars', text(xml(5)), { held_reason: 'gone' }],
  ['a page', text('<html><body>Скоро</body></html>'), { held_reason: 'unreadable' }],
  ['a redirect to a cloud', redirect('http://169.254.169.254/latest'), { failure: 'address' }],
  ['a redirect to this machine', redirect('http://127.0.0.1:1/'), { failure: 'address' }],
  ['a redirect to an inner https', redirect('https://10.0.0.1/a.xml'), { failure: 'address' }],
  ['a redirect to itself', redirect('/cars.xml'), { failure: 'redirects' }],
  ['60 MB', text('', { 'content-length': 60 * megabyte }), { failure: 'too_large' }],
  [
    'zeros, compressed a thousand times',
    text(gzipSync(Buffer.alloc(64 * megabyte)), { 'content-encoding': 'gzip' }),
    { held_reason: 'unreadable' },
  ],
  ['elements in elements', text('<data>'.repeat(megabyte / 2)), { held_reason: 'unreadable' }],
])('a site that responds with %s changes nothing', async (_name, listener, expected) => {
  const before = await written();
  respond = listener;
  const began = performance.now();
  const { state, last_run } = await checkNow();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(last_run).toMatchObject(expected);
  expect(state).toBe('failure' in last_run ? 'failing' : 'held');
  expect(await written()).toEqual({
    ...before,
    rows: before.rows.map((row) => ({ ...row, content_hash: null })),
  });
  respond = text(full);
  expect((await checkNow()).state).toBe('working');
});
