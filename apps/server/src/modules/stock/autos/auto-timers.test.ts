import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockWaits } from '../../../testing/lock-waits';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let shop: Shop;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  shop = await openShop(test, await readCatalogue(test));
});
afterAll(() => test.close());

const reservationHours = 72;

async function reserved(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await shop.active();
    await shop.move(id, 'barakami');
    ids.push(id);
  }
  test.clock.advance(reservationHours * 3600 + 1);
  return ids;
}

const timersOf = (id: number) =>
  test.db.current.selectFrom('jobs').selectAll().where('subject_id', '=', id).execute();

it('a timer that runs and a move that takes it away do not wait for each other crosswise', async () => {
  const [id = 0] = await reserved(1);
  let timers: Promise<number> | undefined;
  await test.db.transaction(async () => {
    await sql`select from autos where id = ${id} for update`.execute(test.db.current);
    // The timer runs while the listing is locked, and waits for it …
    timers = test.db.detached(() => test.jobs.runDue());
    await expect.poll(() => lockWaits(test.db)).toBe(1);
    // … and the transaction that holds the lock cancels the timer, as a transition does.
    await test.jobs.cancel('auto_reservation', id);
    await test.db.current
      .updateTable('autos')
      .set({ status: 'sold_on_karvon', reserved_until: null })
      .where('id', '=', id)
      .execute();
  });
  expect(await timers).toBe(0);
  expect((await shop.get(id)).status).toBe('sold_on_karvon');
});

it('moves and timers of the same listings at once all come through', async () => {
  const ids = await reserved(6);
  const transitions = Promise.all(
    ids.map((id) =>
      shop.move(id, 'sold_on_karvon', { sale: { price: 149_000_000, currency: 'UZS' } }),
    ),
  );
  const [responses] = await Promise.all([transitions, test.jobs.runDue(), test.jobs.runDue()]);
  // Both orders end in a sale.
  expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
  for (const id of ids) {
    expect((await shop.get(id)).status).toBe('sold_on_karvon');
    // No timer was retried, and none is left for a sold listing.
    expect(await timersOf(id)).toEqual([]);
  }
});
