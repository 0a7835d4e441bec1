import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerViolations } from '../../modules/money/ledger-invariants';
import type { TestApp } from '../../testing/test-app';
import { openDemo } from '../demo.fixture';

let test: TestApp;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openDemo());
});
afterAll(() => test.close());

it('shows a campaign of each kind, whose money adds up to the som', async () => {
  expect(await ledgerViolations(test.db)).toEqual([]);
  const balance = await test.call('getBalance', { token });
  expect(balance.body).toMatchObject({ free: 1_250_000, reserved: 3_450_000 });
  const cards = await test.call('listCards', { token });
  const payments = await test.call('listPayments', { token });
  const ledger = await test.call('listLedger', { token });
  const { pending, cancelled, refunding, ...ended } = payments.body.statuses;
  expect([cards.body.count, payments.body.count, ledger.body.count]).toEqual([2, 6, 96]);
  expect([ended, pending + cancelled + refunding]).toEqual([
    { paid: 4, failed: 1, refunded: 1 },
    0,
  ]);
  const { body } = await test.call('listCampaigns', { token });
  expect(body.statuses).toEqual({
    active: 2,
    moderation: 1,
    paused: 1,
    declined: 1,
    finished: 1,
    stopped: 1,
  });
  expect(body.totals).toMatchObject({ spend: 6_420_000, views: 53_950, clicks: 1_549 });
  // The tile's figure and the list that it opens, the rows of the campaigns, and the plan.
  const { from, to, leads } = body.totals;
  const opened = await test.call('listLeads', { token, query: { source: 'campaign', from, to } });
  const ofRows = body.results.reduce(
    (total: number, row: { leads: number }) => total + row.leads,
    0,
  );
  expect([leads, opened.body.count, ofRows]).toEqual([41, 41, 41]);
  const dates = new Set<string>();
  for (const { id, spend, views } of body.results) {
    const result = await test.call('getCampaignResult', { token, params: { id } });
    for (const day of result.body.days) if (day.views > 0) dates.add(day.date);
    const sum = (of: 'spend' | 'views') =>
      result.body.days.reduce(
        (total: number, day: Record<string, number>) => total + (day[of] ?? 0),
        0,
      );
    expect([sum('spend'), sum('views')]).toEqual([spend, views]);
  }
  expect(dates.size).toBe(60);
  // 91 % of one is spent, and it lacks days until its end.
  const low = body.results.filter((row: { is_budget_low: boolean }) => row.is_budget_low);
  expect(low).toMatchObject([
    { spend: 4_550_000, budget: 5_000_000, runs_out_on: expect.any(String) },
  ]);
});
