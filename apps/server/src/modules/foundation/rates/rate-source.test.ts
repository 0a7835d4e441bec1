import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../testing/test-clock';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { centralBank } from './rate-source';
import { createRatesService } from './rates.service';

/** Fake of the Central Bank; `paths` are the requested paths. */
const bank = { status: 200, body: '', paths: new Array<string>() };
let server: Server;
let baseUrl = '';
let test: TestApp;

beforeAll(async () => {
  server = createServer((request, response) => {
    bank.paths.push(request.url ?? '');
    response.writeHead(bank.status, { 'content-type': 'application/json' }).end(bank.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  test = await createTestApp();
});
afterAll(async () => {
  server.close();
  await test.close();
});

const say = (body: unknown, status = 200) =>
  Object.assign(bank, { body: JSON.stringify(body), status });

it('asks the Central Bank for the day and rounds to whole so‘m', async () => {
  say([{ Ccy: 'USD', Rate: '12650.57', Date: '05.07.2026' }]);
  expect(await centralBank(baseUrl).fetch('2026-07-05')).toBe(12_651);
  expect(bank.paths.at(-1)).toBe('/uz/arkhiv-kursov-valyut/json/USD/2026-07-05/');
});

it.each([
  [[], 200],
  [[{ Ccy: 'EUR', Rate: '1' }], 200],
  ['busy', 503],
  [[{ Ccy: 'USD', Rate: 'n/a' }], 200],
])('rejects %j', async (body, status) => {
  say(body, status);
  await expect(centralBank(baseUrl).fetch('2026-07-05')).rejects.toThrow(
    /Central Bank|Invalid|Too small|expected/,
  );
});

it('reads never wait for the bank; what it names comes with the next refresh, and the last known rate stays while it is away', async () => {
  const clock = createTestClock(new Date('2026-07-05T07:00:00Z'));
  const rates = createRatesService({ ...test.deps, clock }, centralBank(baseUrl));
  const asked = bank.paths.length;
  const untilThen = { date: '2026-07-05', rate: test.deps.config.RATE_USD, source: 'manual' };
  say('busy', 503);
  expect(await rates.current()).toEqual(untilThen);
  expect(bank.paths).toHaveLength(asked);
  await rates.refresh();
  expect(await rates.current()).toEqual(untilThen);
  say([{ Ccy: 'USD', Rate: '12650.10' }]);
  await rates.refresh();
  expect(await rates.current()).toEqual({ date: '2026-07-05', rate: 12_650, source: 'cbu' });
  clock.advance(86_400);
  say('busy', 503);
  await rates.refresh();
  expect(await rates.current()).toMatchObject({ date: '2026-07-05', rate: 12_650 });
});

it('each day has its rate, also without requests', async () => {
  const clock = createTestClock(new Date('2026-09-05T07:00:00Z'));
  const rates = createRatesService({ ...test.deps, clock }, undefined);
  await rates.refresh();
  clock.advance(86_400);
  await rates.refresh();
  const stored = await test.db.current
    .selectFrom('rates')
    .select('date')
    .where('date', '>=', '2026-09-01')
    .orderBy('date')
    .execute();
  expect(stored.map(({ date }) => date)).toEqual(['2026-09-05', '2026-09-06']);
});

it('an unknown past day is read from the archive once; otherwise the previous rate is used', async () => {
  const clock = createTestClock(new Date('2026-07-05T07:00:00Z'));
  const rates = createRatesService({ ...test.deps, clock }, centralBank(baseUrl));
  say([{ Ccy: 'USD', Rate: '12100.00' }]);
  expect(await rates.on('2026-03-02')).toEqual({ date: '2026-03-02', rate: 12_100, source: 'cbu' });
  const asked = bank.paths.length;
  await rates.on('2026-03-02');
  expect(bank.paths).toHaveLength(asked);
  say('busy', 503);
  expect(await rates.on('2026-03-05')).toMatchObject({ date: '2026-03-02', rate: 12_100 });
  const tried = bank.paths.length;
  await rates.on('1999-03-05');
  expect(bank.paths).toHaveLength(tried);
});

it('a bank that stays away is logged once', async () => {
  const clock = createTestClock(new Date('2026-08-05T07:00:00Z'));
  const warn = vi.spyOn(test.deps.log, 'warn');
  const rates = createRatesService({ ...test.deps, clock }, centralBank(baseUrl));
  say('busy', 503);
  await rates.refresh();
  await rates.refresh();
  expect(warn).toHaveBeenCalledOnce();
});
