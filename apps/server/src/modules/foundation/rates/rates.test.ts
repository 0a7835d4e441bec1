import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
});
afterAll(() => test.close());
beforeEach(() => test.db.current.deleteFrom('rates').execute());

describe('getRate', () => {
  it('responds with today in Tashkent', async () => {
    test.clock.set(new Date('2026-07-04T20:00:00Z'));
    const { status, body } = await test.call('getRate');
    expect(status).toBe(200);
    expect(body).toEqual({ currency: 'USD', rate: 12_650, date: '2026-07-05', source: 'manual' });
  });

  it('keeps the first rate of a day', async () => {
    test.clock.set(new Date('2026-07-06T07:00:00Z'));
    await test.db.current
      .insertInto('rates')
      .values({ date: '2026-07-06', rate: 12_700, source: 'cbu' })
      .execute();
    const { body } = await test.call('getRate');
    expect(body).toMatchObject({ rate: 12_700, source: 'cbu' });
  });

  it('responds with the day, or the last one before it', async () => {
    test.clock.set(new Date('2026-07-06T07:00:00Z'));
    await test.db.current
      .insertInto('rates')
      .values([
        { date: '2026-03-02', rate: 12_100, source: 'cbu' },
        { date: '2026-03-09', rate: 12_200, source: 'cbu' },
      ])
      .execute();
    const on = async (date: string) => (await test.call('getRate', { query: { date } })).body;
    expect(await on('2026-03-08')).toMatchObject({ rate: 12_100, date: '2026-03-02' });
    expect(await on('2026-03-09')).toMatchObject({ rate: 12_200, date: '2026-03-09' });
    expect(await on('2026-02-01')).toMatchObject({ rate: 12_100, date: '2026-03-02' });
    const { status, body } = await test.call('getRate', { query: { date: '2026-07-07' } });
    expect([status, body.errors]).toEqual([422, [{ field: 'date', code: 'date_in_future' }]]);
  });

  it('responds 304 to who has it already', async () => {
    const first = await test.call('getRate');
    const again = await test.call('getRate', {
      headers: { 'if-none-match': first.headers['etag'] ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.body).toBeUndefined();
  });
});
