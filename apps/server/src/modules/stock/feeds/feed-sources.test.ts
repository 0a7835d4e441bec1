import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FetchedFeed, createFeedFetcher } from '../../../platform/media/feed-fetcher';
import { RemoteError } from '../../../platform/media/remote-files';
import { createPhones } from '../../../testing/dealers';
import { multipart } from '../../../testing/multipart';
import { joinTeam, setPermissions } from '../../../testing/team';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';
import { FeedUnreadable, readFeedContent } from './feed-reader';

/** Settings that all servers on one database share. */
const env = { DATA_KEY: 'a-key-of-the-test-0123456789-0123456789' };
let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
const nextPhone = createPhones(6_970_000);

/** The dealer's site. */
let site: { content: string; etag?: string; failure?: RemoteError };
let asked: { address: string; etag: string | undefined }[] = [];
const photosRead: string[] = [];
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 1200, height: 750, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  test = await createTestApp({
    env,
    deps: {
      remoteFiles: {
        fetch: async (address) => {
          photosRead.push(address);
          return photo;
        },
      },
      feedFetcher: {
        async fetch(address, { etag }): Promise<FetchedFeed> {
          asked.push({ address, etag });
          if (site.failure !== undefined) throw site.failure;
          const isSame = etag !== undefined && etag === site.etag;
          return {
            content: isSame ? undefined : Buffer.from(site.content),
            etag: site.etag,
            lastModified: undefined,
          };
        },
      },
    },
  });
  catalogue = await readCatalogue(test);
});
beforeEach(async () => {
  shop = await openShop(test, catalogue);
  asked = [];
  site = { content: xml(0) };
});
afterAll(() => test.close());

const car = (at: number, price = 150_000_000) =>
  `<car><unique_id>N-${at}</unique_id><mark_id>Chevrolet</mark_id><folder_id>Cobalt</folder_id><year>2022</year><run>${String(10_000 + at)}</run><price>${price}</price><currency>UZS</currency></car>`;
const xml = (count: number, price?: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><data><cars>${Array.from({ length: count }, (_, at) => car(at, price)).join('')}</cars></data>`;

const create = (body: object = {}, token = shop.token) =>
  test.call('createFeedSource', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      name: 'Сайт',
      url: 'https://karvon-motors.example/cars.xml?key=secret',
      avtosalon: shop.salon,
      ...body,
    },
  });
const sources = async (token = shop.token) =>
  (await test.call('listFeedSources', { token })).body.results;
const current = async () => (await sources())[0];
const update = (id: number, version: number, body: object, token = shop.token) =>
  test.call('updateFeedSource', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });
const runsOf = async (id: number): Promise<unknown[]> =>
  (await test.call('listFeedRuns', { token: shop.token, params: { id } })).body.results;

/** Long enough for a busy machine. */
const patience = { timeout: 60_000, interval: 20 };

/** Runs timers until the newest run has ended or waits. */
async function settled() {
  await vi.waitFor(async () => {
    await test.jobs.runDue();
    expect((await current()).state).not.toBe('running');
  }, patience);
  return current();
}
async function checkNow(id: number) {
  const { status, body } = await test.call('runFeedSource', { token: shop.token, params: { id } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return settled();
}
/** Checks by hand, and confirms. */
async function load(id: number) {
  const { last_run } = await checkNow(id);
  if (last_run.state !== 'ready') return current();
  await test.call('confirmImport', { token: shop.token, params: { id: last_run.import_id } });
  await test.jobs.runDue();
  return current();
}
/** A feed that was loaded once by hand and goes on by itself. */
async function automatic(body: object = {}) {
  const { body: feed } = await create(body);
  await load(feed.id);
  const { version } = await current();
  const changed = await update(feed.id, version, { is_auto: true });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  return feed.id;
}
/** An hour later. */
async function nextRun() {
  const { next_run_at } = await current();
  test.clock.set(new Date(next_run_at));
  return settled();
}
const cars = async (
  query: Record<string, string> = {},
): Promise<{ count: number; results: { id: number; price: number }[] }> =>
  (await test.call('listAutos', { token: shop.token, query: { size: 100, ...query } })).body;
const notifications = async (): Promise<string[]> =>
  (await test.call('listNotifications', { token: shop.token })).body.results.map(
    ({ type }: { type: string }) => type,
  );

/** Makes the feed's cars active, as a moderator does. */
const publish = () =>
  test.db.current
    .updateTable('autos')
    .set({
      status: 'active',
      expires_at: new Date(test.clock.now().getTime() + 20 * 86_400_000),
      is_edited: false,
    })
    .where('business_user_id', '=', shop.owner)
    .execute();

describe('a feed', () => {
  it('is first checked by hand, and nothing is written before the confirmation', async () => {
    site.content = xml(4);
    const { status, body: feed } = await create();
    expect(status).toBe(200);
    expect(feed).toMatchObject({
      address: 'karvon-motors.example/…',
      state: 'new',
      is_auto: false,
      allowed_actions: ['run'],
    });
    expect(JSON.stringify(feed)).not.toContain('secret');
    expect((await update(feed.id, feed.version, { is_auto: true })).body.errors).toEqual([
      { field: 'is_auto', code: 'feed_first_run' },
    ]);
    const checked = await checkNow(feed.id);
    expect(checked).toMatchObject({
      state: 'ready',
      last_run: { state: 'ready', cars: 4, created: 4 },
    });
    expect((await cars()).count).toBe(0);
    await load(feed.id);
    expect(await current()).toMatchObject({ state: 'working', found_format: 'cars' });
    expect((await cars()).count).toBe(4);
    const { status: automated } = await update(feed.id, (await current()).version, {
      is_auto: true,
    });
    expect(automated).toBe(200);
    expect((await current()).next_run_at).toBe(
      new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    );
    const rows = await test.db.current.selectFrom('feed_sources').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('goes on by itself: changes are written, unchanged content is not read again', async () => {
    site = { content: xml(4), etag: '"a"' };
    await automatic();
    expect(await nextRun()).toMatchObject({ last_run: { state: 'unchanged', is_manual: false } });
    expect(asked.at(-1)?.etag).toBe('"a"');
    site = { content: xml(5, 149_000_000), etag: '"b"' };
    expect(await nextRun()).toMatchObject({
      last_run: { state: 'done', created: 1, updated: 4, failed: 0 },
    });
    const { results } = await cars();
    expect(results.map(({ price }) => price)).toEqual(Array(5).fill(149_000_000));
    site = { content: xml(5, 149_000_000), etag: '"c"' };
    expect(await nextRun()).toMatchObject({ last_run: { state: 'unchanged' } });
  });

  it('writes what is sure also when an automatic feed is checked by hand', async () => {
    site.content = xml(4);
    const id = await automatic();
    site.content = xml(5, 149_000_000);
    expect(await checkNow(id)).toMatchObject({
      state: 'working',
      last_run: { state: 'done', is_manual: false, created: 1, updated: 4 },
    });
    expect((await current()).next_run_at).toBe(
      new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    );
  });

  it('brings its photos, each once', async () => {
    const withPhotos = (price: number) =>
      xml(1, price).replace(
        '</car>',
        '<images><image>https://a.example/1.jpg</image><image>https://a.example/2.jpg</image></images></car>',
      );
    site.content = withPhotos(150_000_000);
    await automatic();
    const photosOf = async () => (await shop.get((await cars()).results[0]?.id ?? 0)).photos.length;
    await vi.waitFor(async () => {
      await test.jobs.runDue();
      expect(await photosOf()).toBe(2);
    }, patience);
    site.content = withPhotos(149_000_000);
    await nextRun();
    await test.jobs.runDue();
    expect([await photosOf(), photosRead.length]).toEqual([2, 2]);
  });

  it('keeps 50 runs with their counts', async () => {
    site.content = xml(3);
    const id = await automatic();
    const run = { feed_id: id, is_manual: false, started_at: test.clock.now() };
    await test.db.current
      .insertInto('feed_runs')
      .values(Array.from({ length: 60 }, () => ({ ...run, state: 'unchanged' as const })))
      .execute();
    site.content = xml(4);
    await nextRun();
    const query = { size: 100 };
    const { body } = await test.call('listFeedRuns', { token: shop.token, params: { id }, query });
    expect([body.count, body.results.length]).toEqual([50, 50]);
    expect(body.results[0]).toMatchObject({ state: 'done', cars: 4, created: 1, same: 3 });
  });

  it('is read by another server after the first one was killed', async () => {
    const { body: feed } = await create();
    let isAsked = false;
    const hang = { fetch: () => new Promise<FetchedFeed>(() => (isAsked = true)) };
    const killed = await createTestApp({ env, beside: test, deps: { feedFetcher: hang } });
    killed.clock.set(test.clock.now());
    await killed.call('runFeedSource', { token: shop.token, params: { id: feed.id } });
    await killed.jobs.runDue();
    await vi.waitFor(() => expect(isAsked).toBe(true), patience);
    await killed.close();
    site.content = xml(4);
    test.clock.advance(299);
    await test.jobs.runDue();
    expect((await current()).state).toBe('running');
    test.clock.advance(2);
    expect((await settled()).last_run).toMatchObject({ state: 'ready', created: 4 });
    expect(await runsOf(feed.id)).toHaveLength(1);
  });

  it('keeps edits by hand, unless it is set otherwise', async () => {
    site.content = xml(3);
    const id = await automatic();
    const { results } = await cars();
    const edited = await shop.get(results[0]?.id ?? 0);
    await shop.patch(edited.id, edited.version, { price: 147_000_000 });
    site.content = xml(3, 149_000_000);
    await nextRun();
    expect((await shop.get(edited.id)).price).toBe(147_000_000);
    expect((await shop.get(results[1]?.id ?? 0)).price).toBe(149_000_000);
    await update(id, (await current()).version, { keep_edits: false });
    site.content = xml(3, 148_000_000);
    await nextRun();
    expect((await shop.get(edited.id)).price).toBe(148_000_000);
  });
});

describe('the brakes', () => {
  it.each([
    ['half of the cars', xml(5), 'gone'],
    ['no cars', xml(0), 'empty'],
    ['half of the text', xml(10).slice(0, 700), 'unreadable'],
    ['a page instead', '<html><body>404</body></html>', 'unreadable'],
    [
      'another format',
      JSON.stringify({ format: 'karvon.stock.v1', cars: [{ id: 'N-1' }] }),
      'format',
    ],
  ] as const)('hold %s: nothing is written', async (_name, content, reason) => {
    site.content = xml(10);
    await automatic({ gone: 'deactivate' });
    await publish();
    site.content = content;
    const held = await nextRun();
    expect(held).toMatchObject({ state: 'held', last_run: { state: 'held', held_reason: reason } });
    expect(await notifications()).toContain('feed_held');
    const since = test.clock.now().toISOString();
    await nextRun();
    expect((await nextRun()).last_run.held_since).toBe(since);
    expect((await cars({ status: 'active' })).count).toBe(10);
    expect((await notifications()).filter((type) => type === 'feed_held')).toHaveLength(1);
    site.content = xml(10);
    expect((await nextRun()).state).toBe('working');
  });

  it('let 30 % and fewer than 3 cars go', async () => {
    site.content = xml(10);
    await automatic();
    site.content = xml(7);
    expect((await nextRun()).last_run).toMatchObject({ state: 'done', gone: 3, before: 10 });
    site.content = xml(5);
    expect((await nextRun()).last_run).toMatchObject({ state: 'done', gone: 2, before: 7 });
  });

  it('are released by a decision', async () => {
    site.content = xml(10);
    const id = await automatic();
    site.content = xml(4);
    const held = await nextRun();
    expect(held.allowed_actions).toEqual(['run', 'apply', 'skip']);
    const resolve = (run_id: number, decision: string) =>
      test.call('resolveFeedRun', {
        token: shop.token,
        params: { id },
        body: { run_id, decision },
      });
    expect((await resolve(held.last_run.id + 5, 'skip')).status).toBe(409);
    const skipped = await resolve(held.last_run.id, 'skip');
    expect(skipped.body.last_run.state).toBe('skipped');
    expect((await nextRun()).state).toBe('working');
    site.content = xml(4, 140_000_000);
    const again = await nextRun();
    expect((await resolve(again.last_run.id, 'apply')).status).toBe(200);
    expect(await settled()).toMatchObject({
      state: 'working',
      last_run: { state: 'done', updated: 4 },
    });
  });
});

describe('cars that left the feed', () => {
  it('go off sale after two good runs, and return with the feed', async () => {
    site.content = xml(10);
    await automatic({ gone: 'deactivate' });
    await publish();
    site.content = xml(9);
    expect((await nextRun()).last_run.vanished).toEqual([]);
    expect((await cars({ status: 'active' })).count).toBe(10);
    const { last_run } = await nextRun();
    expect(last_run.vanished).toMatchObject([{ result: 'deactivated' }]);
    const gone = await shop.get(last_run.vanished[0].id);
    expect(gone).toMatchObject({ status: 'deactivated', deactivation_reason: 'missing_in_feed' });
    site.content = xml(10);
    await nextRun();
    expect((await shop.get(gone.id)).status).toBe('active');
  });

  it('are known by their VIN, however the feed writes it', async () => {
    const byVin = (count: number) =>
      xml(count).replaceAll(
        /<unique_id>N-(\d+)<\/unique_id>/g,
        (_, at: string) => `<vin> хwbjf69vjpa01-${String(2340 + Number(at))} </vin>`,
      );
    site.content = byVin(5);
    await automatic({ gone: 'deactivate' });
    await publish();
    site.content = byVin(4);
    await nextRun();
    expect((await nextRun()).last_run.vanished).toMatchObject([{ result: 'deactivated' }]);
    expect((await cars({ status: 'active' })).count).toBe(4);
  });

  it('stay on sale unless it is set otherwise', async () => {
    site.content = xml(4);
    await automatic();
    await publish();
    site.content = xml(3);
    await nextRun();
    expect((await nextRun()).last_run.vanished).toMatchObject([{ result: 'listed' }]);
    expect((await cars({ status: 'active' })).count).toBe(4);
  });

  it('stay on sale with a lead of the last days, and while reserved', async () => {
    site.content = xml(10);
    await automatic({ gone: 'deactivate' });
    await publish();
    const { results } = await cars({ ordering: 'created_at' });
    const last = results
      .map(({ id }: { id: number }) => id)
      .toSorted((a: number, b: number) => a - b);
    const [reserved = 0, withLead = 0] = last.slice(8);
    await test.call('createLead', {
      token: shop.token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { type: 'call', client_name: 'Сардор', phone: '+998977012345', auto_id: withLead },
    });
    await shop.move(reserved, 'barakami');
    site.content = xml(8);
    await nextRun();
    const { last_run } = await nextRun();
    expect(last_run.vanished.map(({ result }: { result: string }) => result)).toEqual([
      'listed',
      'listed',
    ]);
    expect((await shop.get(withLead)).status).toBe('active');
    expect((await shop.get(reserved)).status).toBe('barakami');
  });
});

it('the history of a car names the feed and the file that changed it', async () => {
  site.content = xml(1);
  await automatic({ keep_edits: false });
  const id = (await cars()).results[0]?.id ?? 0;
  const uploaded = await test.call('createImport', {
    token: shop.token,
    ...multipart([
      {
        name: 'file',
        filename: 'Склад.csv',
        type: 'text/csv',
        content: 'Инв. №;Цена\nN-0;140 млн',
      },
    ]),
  });
  const params = { id: uploaded.body.id };
  await test.call('checkImport', { token: shop.token, params });
  await test.jobs.runDue();
  await test.call('confirmImport', { token: shop.token, params });
  await test.jobs.runDue();
  site.content = xml(1, 145_000_000);
  await nextRun();
  const { body } = await test.call('getAutoHistory', { token: shop.token, params: { id } });
  expect(body.results.map(({ source }: { source: unknown }) => source)).toEqual([
    { kind: 'feed', name: 'Сайт' },
    { kind: 'file', name: 'Склад.csv' },
    { kind: 'feed', name: 'Сайт' },
  ]);
  expect((await cars()).results[0]?.price).toBe(145_000_000);
});

describe('rows that need a choice', () => {
  it('wait while the rest is written, also after a run without changes', async () => {
    site.content = xml(3);
    await automatic();
    site.content = xml(5).replace(
      'N-4</unique_id><mark_id>Chevrolet</mark_id><folder_id>Cobalt',
      'N-4</unique_id><mark_id>Chevrolet</mark_id><folder_id>Кобальд',
    );
    const { last_run } = await nextRun();
    expect(last_run).toMatchObject({ state: 'done', created: 1, choice: 1 });
    expect((await cars()).count).toBe(4);
    expect((await nextRun()).last_run).toMatchObject({
      state: 'unchanged',
      created: 0,
      choice: 1,
      import_id: last_run.import_id,
    });
  });
});

describe('an address that cannot be read', () => {
  it('is tried after 10, 30 and 60 minutes, then reported once, and paused after 7 days', async () => {
    site.content = xml(3);
    await automatic();
    site.failure = new RemoteError('status', 'answered', 500);
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const feed = await nextRun();
      expect(feed).toMatchObject({
        state: 'failing',
        last_run: { state: 'failed', failure: 'status', http_status: 500 },
      });
      waits.push((Date.parse(feed.next_run_at) - test.clock.now().getTime()) / 60_000);
      expect((await notifications()).includes('feed_failed')).toBe(tries === 3);
    }
    expect(waits).toEqual([10, 30, 60, 60]);
    test.clock.advance(7 * 86_400);
    const paused = await settled();
    expect(paused).toMatchObject({ state: 'paused', allowed_actions: ['run', 'automate'] });
    expect(paused.next_run_at).toBeUndefined();
    expect((await notifications()).filter((type) => type === 'feed_failed')).toHaveLength(1);
    delete site.failure;
    await update(paused.id, (await current()).version, { is_auto: true });
    expect((await current()).state).toBe('working');
    expect((await nextRun()).state).toBe('working');
  });

  it('whose cars cannot be written fails, and says since when', async () => {
    site.content = xml(3);
    await automatic();
    await test.db.pool.query(`
      create function break_insert() returns trigger language plpgsql as 'begin raise exception ''broken''; end';
      create trigger broken before insert on autos for each row execute function break_insert()`);
    try {
      site.content = xml(4);
      const since = (await nextRun()).failing_since;
      const failing = { state: 'failing', last_run: { state: 'failed', failure: 'import' } };
      expect(await nextRun()).toMatchObject({ ...failing, failing_since: since });
    } finally {
      await test.db.pool.query('drop function break_insert cascade');
    }
    const { state, failing_since } = await nextRun();
    expect({ state, failing_since }).toEqual({ state: 'working', failing_since: undefined });
    expect((await cars()).count).toBe(4);
  });

  it.each([
    'http://karvon-motors.example/cars.xml',
    'https://127.0.0.1/cars.xml',
    'https://169.254.169.254/latest',
    'https://user:password@karvon-motors.example/cars.xml',
    'ftp://karvon-motors.example/cars.xml',
    'cars.xml',
  ])('%s is refused at once', async (url) => {
    expect((await create({ url })).body.errors).toEqual([{ field: 'url', code: 'feed_address' }]);
  });

  it.each(['127.0.0.1', '169.254.169.254', '::1'])(
    'is not connected to where its name leads to %s',
    async (address) => {
      const fetcher = createFeedFetcher({
        resolve: (_host, _options, done) =>
          done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
      });
      await expect(
        fetcher.fetch('https://karvon-motors.example/cars.xml', {
          etag: undefined,
          lastModified: undefined,
        }),
      ).rejects.toMatchObject({ failure: 'address' });
    },
  );
});

describe('the reader', () => {
  it('reads both XML forms and JSON', async () => {
    const ads = await readFeedContent(
      Buffer.from(
        '<Ads><Ad><Id>7</Id><VIN>XWBJF69VJPA012345</VIN><Make>Kia</Make><Model>K5</Model><Year>2022</Year><Kilometrage>24500</Kilometrage><Price>28500</Price><Images><Image url="https://a.example/1.jpg"/></Images></Ad></Ads>',
      ),
    );
    expect(ads.format).toBe('ads');
    expect(ads.rows[0]).toEqual(
      expect.arrayContaining(['7', 'Kia', 'K5', '24500', 'https://a.example/1.jpg']),
    );
    const json = await readFeedContent(
      Buffer.from('{"format":"karvon.stock.v1","cars":[{"id":"7","brand":"Kia","price":28500}]}'),
    );
    expect(json.rows[0]).toEqual(expect.arrayContaining(['7', 'Kia', 28_500]));
  });

  it.each([
    '<!DOCTYPE data [<!ENTITY x SYSTEM "file:///etc/passwd">]><data><cars><car>&x;</car></cars></data>',
    '<!DOCTYPE data><data><cars></cars></data>',
    '<data><cars><car>&x;</car></cars></data>',
    '{"format":"other","cars":[]}',
    'марка;модель',
    '',
  ])('refuses %s', async (content) => {
    await expect(readFeedContent(Buffer.from(content))).rejects.toBeInstanceOf(FeedUnreadable);
  });

  it('reads what a feed of this server gives', async () => {
    await shop.active();
    for (const format of ['cars', 'json']) {
      const { body: feed } = await test.call('createFeedExport', {
        token: shop.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { name: 'Сайт', format },
      });
      const { payload } = await test.app.inject({ url: new URL(feed.url).pathname });
      const { rows } = await readFeedContent(Buffer.from(payload));
      expect(rows[0]).toEqual(expect.arrayContaining(['Chevrolet', 'Cobalt']));
    }
  });
});

it('a feed that is being checked is not checked twice', async () => {
  const { body: feed } = await create();
  const params = { id: feed.id };
  expect((await test.call('runFeedSource', { token: shop.token, params })).status).toBe(200);
  const { status, body } = await test.call('runFeedSource', { token: shop.token, params });
  expect([status, body.code]).toEqual([409, 'transition_not_allowed']);
  await settled();
  await test.call('deleteFeedSource', { token: shop.token, params });
});

describe('rights', () => {
  it('a manager sees feeds of own showrooms, another dealership none', async () => {
    const other = await shop.addSalon('Karvon Sergeli');
    await setPermissions(test, shop.token, 'on');
    const manager = await joinTeam(test, shop, {
      phone: nextPhone(),
      role: 'manager',
      avtosalons: [other],
    });
    const seller = await joinTeam(test, shop, { phone: nextPhone(), avtosalons: [other] });
    await create();
    const { body: own } = await create({ avtosalon: other });
    expect(await sources(manager.token)).toMatchObject([{ id: own.id }]);
    expect((await create({}, manager.token)).status).toBe(422);
    expect((await test.call('listFeedSources', { token: seller.token })).status).toBe(403);
    const stranger = await openShop(test, catalogue);
    for (const [name, options] of [
      ['updateFeedSource', { headers: { 'if-match': '"v1"' }, body: { name: 'Моё' } }],
      ['runFeedSource', {}],
      ['resolveFeedRun', { body: { run_id: 1, decision: 'skip' } }],
      ['listFeedRuns', {}],
      ['deleteFeedSource', {}],
    ] as const)
      expect(
        (await test.call(name, { token: stranger.token, params: { id: own.id }, ...options }))
          .status,
      ).toBe(404);
    expect((await update(own.id, own.version + 1, { name: 'Иное' })).status).toBe(412);
    expect((await runsOf(own.id)).length).toBe(0);
    for (let made = 2; made < 10; made += 1) await create();
    expect((await create()).body.code).toBe('too_many_feeds');
    const removed = await test.call('deleteFeedSource', {
      token: shop.token,
      params: { id: own.id },
    });
    expect(removed.status).toBe(204);
  });

  it('a manager opens the import of a feed of own showrooms that the owner runs', async () => {
    const other = await shop.addSalon('Karvon Sergeli');
    await setPermissions(test, shop.token, 'on');
    const manager = await joinTeam(test, shop, {
      phone: nextPhone(),
      role: 'manager',
      avtosalons: [other],
    });
    site = { content: xml(1) };
    const statuses: number[] = [];
    for (const avtosalon of [other, shop.salon]) {
      const { body: feed } = await create({ avtosalon });
      const { last_run } = await checkNow(feed.id);
      const params = { id: last_run.import_id };
      statuses.push((await test.call('getImport', { token: manager.token, params })).status);
      await test.call('deleteFeedSource', { token: shop.token, params: { id: feed.id } });
    }
    expect(statuses).toEqual([200, 404]);
  });
});
