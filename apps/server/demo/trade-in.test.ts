import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../src/testing/test-app';
import { openDemo } from './demo.fixture';

let test: TestApp;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
}, 60_000);
afterAll(() => test.close());

it('has cars on every tab, most of them with an analysis', async () => {
  const { body } = await test.call('listTradeInAutos', {
    token,
    query: { state: 'open', size: 100 },
  });
  expect(body.statuses).toEqual({ open: 23, mine: 6, won: 2, closed: 41 });
  const judged = body.results.filter((car: { market_price?: number }) => car.market_price);
  expect(judged.length).toBeGreaterThan(15);
  const of = async (id: number) =>
    (await test.call('getTradeInAuto', { token, params: { id } })).body;
  expect(await of(640)).toMatchObject({ my_offer: { rank: 1 }, offer_count: 2 });
  expect(await of(661)).toMatchObject({ my_offer: { rank: 3 } });
  expect((await of(648)).phone).toMatch(/^\+998/);
  expect(await of(655)).toMatchObject({ currency: 'USD', offer_count: 0 });
  expect((await of(630)).my_offer.status).toBe('expired');
});

it('has applications in every status: one inspection passed, two chats, a price agreed for each approved one', async () => {
  const { body } = await test.call('listApplications', { token, query: { size: 100 } });
  expect(body.statuses).toEqual({ pending: 3, scheduled: 5, approved: 19, rejected: 7 });
  expect(body).toMatchObject({ overdue_count: 1, decisions: { approved: 19, decided: 26 } });
  const rows: { room_id?: number; surcharge?: number; rate: object }[] = body.results;
  expect(rows.filter(({ room_id }) => room_id !== undefined)).toHaveLength(2);
  expect(rows.every(({ surcharge }) => surcharge !== undefined)).toBe(true);
  const { body: panel } = await test.call('getWorkPanel', { token });
  expect(panel.counts).toMatchObject({ pending_applications: 3, overdue_applications: 1 });
});
