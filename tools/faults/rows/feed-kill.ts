import { createServer } from 'node:http';
import pg from 'pg';
import { type Json, addSalon, call, newDealer } from '../../../tests/e2e/dealer.ts';
import { databaseUrl } from '../../../tests/product/database-url.ts';
import { besideOthers, pause, until } from '../pause.ts';
import type { Row } from '../row.ts';

const cars = 1000;
const killedAt = 300;
const prices = { first: 150_000_000, second: 149_000_000 } as const;

const xmlOf = (price: number) =>
  `<?xml version="1.0" encoding="UTF-8"?><data><cars>${Array.from(
    { length: cars },
    (_, at) =>
      `<car><unique_id>N-${String(at)}</unique_id><mark_id>Chevrolet</mark_id><folder_id>Cobalt</folder_id><year>2022</year><run>${String(10_000 + at)}</run><price>${String(price)}</price><currency>UZS</currency></car>`,
  ).join('')}</cars></data>`;

/** The dealer's site. A stalled read gets half of the feed and no end. */
async function openSite() {
  const state: { price: number; stalls: boolean; stalled: number } = {
    price: prices.first,
    stalls: false,
    stalled: 0,
  };
  const server = createServer((_request, response) => {
    const content = xmlOf(state.price);
    if (!state.stalls) {
      response.end(content);
      return;
    }
    response.write(content.slice(0, content.length / 2), () => {
      state.stalled += 1;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  return {
    state,
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** SIGKILL while a feed is read, and again while its cars are written: nothing is half written, and the feed goes on after each start. */
export const feedKill: Row = {
  key: 'feed-kill',
  name: 'server killed while a feed of 1,000 cars is read, and while it is written',
  rounds: 3,
  quick: { tests: ['apps/server/src/modules/stock/feeds/feed-sources.test.ts'] },
  limit: 300_000,
  open: async (stage) => ({
    play: async ({ random }) => {
      const site = await openSite();
      // Feeds of this machine are for development alone.
      const env = { DEMO: 'off', NODE_ENV: 'development', FEED_LOCAL_ORIGIN: site.origin };
      let server = await stage.start({ env });
      const { dataDir, url } = server;
      const again = { dataDir, port: Number(new URL(url).port), env };
      try {
        const dealer = await newDealer(url, dataDir);
        const { token } = dealer;
        const avtosalon = (await addSalon(dealer, 'Karvon Chilonzor', url)).id;
        const ask = (method: string, path: string, options: object = {}): Promise<Json> =>
          call(method, `/main${path}`, { token, url, ...options });
        const feed = async () => (await ask('GET', '/feed-sources')).results[0];
        const reach = async (name: string, holds: (row: Json) => unknown): Promise<Json> => {
          let last: Json;
          const found = await until(async () => {
            last = await feed().catch(() => last);
            return last !== undefined && (await holds(last)) ? last : undefined;
          }, besideOthers(60_000));
          if (found === undefined)
            throw new Error(`never ${name}: ${JSON.stringify([last?.state, last?.last_run])}`);
          return found;
        };
        const pricesOfCars = async () => {
          const found = new Map<string, number>();
          for (let page = 1; ; page += 1) {
            const { results, count } = await ask('GET', `/autos?size=100&page=${String(page)}`);
            for (const { external_id, price } of results) found.set(external_id, price);
            if (results.length < 100 || page * 100 >= count) return { found, count };
          }
        };
        const failures: string[] = [];
        const check = async (when: string, price: number) => {
          const { found, count } = await pricesOfCars();
          const right = [...found.values()].filter((one) => one === price).length;
          if (count !== cars || right !== cars)
            failures.push(`${when} ${String(right)} of ${String(count)} cars are right`);
        };

        const { id } = await ask('POST', '/feed-sources', {
          body: { name: 'Сайт', url: `${site.origin}/cars.xml`, avtosalon },
        });
        await ask('POST', `/feed-sources/${String(id)}/run`);
        const checked = await reach('ready', ({ state }) => state === 'ready');
        await ask('POST', `/imports/${String(checked.last_run.import_id)}/confirm`);
        const loaded = await reach('loaded', ({ last_run }) => last_run.state === 'done');
        await ask('PATCH', `/feed-sources/${String(id)}`, {
          headers: { 'if-match': `"v${String(loaded.version)}"` },
          body: { is_auto: true },
        });

        Object.assign(site.state, { price: prices.second, stalls: true });
        await ask('POST', `/feed-sources/${String(id)}/run`);
        const isStalled = await until(
          async () => (site.state.stalled > 0 ? true : undefined),
          besideOthers(30_000),
        );
        if (isStalled === undefined) throw new Error('the feed was never read');
        await pause(random.between(0, 500));
        await server.stop('SIGKILL');
        server = await stage.start(again);
        if ((await feed()).state !== 'running') failures.push('the read was forgotten');
        await check('after the kill while reading', prices.first);
        site.state.stalls = false;
        // A killed read is repeated after five minutes: they are skipped.
        const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
        await client.connect();
        await client
          .query(`update jobs set run_at = now() where kind = 'feed_fetch'`)
          .finally(() => client.end());

        await reach('half written', async ({ last_run }) => {
          if (last_run.state !== 'writing') return last_run.state === 'done';
          const { progress } = await ask('GET', `/imports/${String(last_run.import_id)}`);
          return progress.done >= killedAt;
        });
        await server.stop('SIGKILL');
        server = await stage.start(again);
        const began = performance.now();
        const { last_run } = await reach('done', (row) => row.last_run.state === 'done');
        const after = performance.now() - began;
        if (last_run.updated !== cars) failures.push(`${String(last_run.updated)} cars changed`);
        await check('after the kill while writing', prices.second);
        return { failures, after };
      } finally {
        await server.stop();
        await site.close();
      }
    },
    close: () => Promise.resolve(),
  }),
};
