import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { ledgerViolations } from '../ledger/ledger-invariants';
import { type Advertiser, openAdvertiser } from './ads.fixture';

let test: TestApp;
let dealer: Advertiser;
const start = new Date('2026-07-05T07:00:00Z');

beforeAll(async () => {
  test = await createTestApp();
  dealer = await openAdvertiser(test);
});
afterAll(() => test.close());

/** Ledger violations. Days, banners, the campaign and the ledger must agree to the som. */
async function violations(): Promise<unknown[]> {
  const { rows } = await test.db.pool.query(`
    select c.id, c.paid, c.spend, c.released, d.spend as days, f.paid as reserved, f.spent, f.released as returned
    from campaigns c
    left join campaign_funds f on f.campaign_id = c.id
    left join (
      select campaign_id, sum(spend) as spend, sum(views) as views, sum(clicks) as clicks from campaign_days group by 1
    ) d on d.campaign_id = c.id
    where c.spend <> coalesce(d.spend, 0) or c.views <> coalesce(d.views, 0) or c.clicks <> coalesce(d.clicks, 0)
      or c.paid <> coalesce(f.paid, 0) or c.spend <> coalesce(f.spent, 0) or c.released <> coalesce(f.released, 0)
      or d.spend <> case c.price_model when 'CPM' then d.views * 200 else d.clicks * 2000 end`);
  return [...rows, ...(await ledgerViolations(test.db))];
}
afterEach(async () => {
  expect(await violations()).toEqual([]);
  test.clock.set(start);
});

async function running(amount: number, over: Record<string, unknown> = {}) {
  const { id } = await dealer.made({ budget: Math.max(amount, 20_000), ...over });
  await dealer.pay(id, amount);
  await dealer.moderate(id);
  return id;
}

let last = 0;
const event = (over: Record<string, unknown> = {}) => {
  last += 1;
  return {
    id: `event-${last}`,
    kind: 'view',
    position: 'home_top',
    language: 'ru',
    at: test.clock.now().toISOString(),
    ...over,
  };
};
const events = (count: number, over?: Record<string, unknown>) =>
  Array.from({ length: count }, () => event(over));
/** Sends a batch again when the server was too busy, as the buyers' site does. */
const send = async (id: number, list: object[]) => {
  const request = { params: { id }, body: { events: list } };
  let response = await test.call('addCampaignEvents', request);
  // oxlint-disable-next-line no-await-in-loop -- again, not side by side
  while (response.status === 503) response = await test.call('addCampaignEvents', request);
  return response.body;
};

describe('delivery', () => {
  it('counts an event once, however often and in whichever batch it comes', async () => {
    const id = await running(20_000);
    const [first, second] = events(2);
    expect(await send(id, [first ?? {}, first ?? {}, second ?? {}])).toMatchObject({
      accepted: 2,
      repeated: 1,
    });
    expect(await send(id, [second ?? {}])).toMatchObject({ accepted: 0, repeated: 1 });
    expect(await dealer.get(id)).toMatchObject({ views: 2, spend: 400, budget_left: 19_600 });
  });

  it('takes 200 so‘m a view and nothing for its clicks, or 2 000 a click and nothing for its views', async () => {
    const cpm = await running(20_000);
    await send(cpm, [event(), event({ kind: 'click' })]);
    expect(await dealer.get(cpm)).toMatchObject({ spend: 200, views: 1, clicks: 1 });
    const cpc = await running(20_000, { price_model: 'CPC' });
    await send(cpc, [event(), event({ kind: 'click' })]);
    expect(await dealer.get(cpc)).toMatchObject({ spend: 2_000, views: 1, clicks: 1 });
  });

  it('rejects other campaigns’ banners, old and early events, and events of a stopped campaign', async () => {
    const id = await running(20_000);
    const hours = (count: number) =>
      new Date(test.clock.now().getTime() + count * 3_600_000).toISOString();
    const { accepted, rejected } = await send(id, [
      event({ position: 'listing_side' }),
      event({ at: hours(-49) }),
      event({ at: hours(1) }),
      event({ at: hours(-1) }),
    ]);
    expect(accepted).toBe(0);
    expect(rejected.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'not_running',
      'time_out_of_range',
      'time_out_of_range',
      'unknown_banner',
    ]);
  });

  it('counts a late event to its own day: midnight in Tashkent parts two rows', async () => {
    const id = await running(20_000);
    test.clock.set(new Date('2026-07-05T20:00:00Z'));
    await send(id, [
      event({ at: '2026-07-05T19:00:00.000Z' }),
      event({ at: '2026-07-05T18:59:59.999Z' }),
    ]);
    const one = { token: dealer.token, params: { id } };
    expect((await test.call('exportCampaignResult', one)).status).toBe(200);
    const { body } = await test.call('getCampaignResult', one);
    expect(body.days).toMatchObject([
      { date: '2026-07-05', views: 1, spend: 200 },
      { date: '2026-07-06', views: 1, spend: 200 },
    ]);
    expect(body.banners).toMatchObject([{ views: 2, spend: 400 }]);
  });

  it('does not show before midnight of the first day', async () => {
    const id = await running(20_000, { start_date: '2026-07-06' });
    expect((await dealer.get(id)).run_state).toBe('waiting');
    expect((await send(id, [event()])).rejected).toMatchObject([{ code: 'not_running' }]);
    test.clock.set(new Date('2026-07-05T19:00:00Z'));
    expect((await send(id, [event()])).accepted).toBe(1);
  });
});

describe('money', () => {
  it('stops at the event that spends the last unit; a payment goes on without the moderators', async () => {
    const id = await running(20_000);
    const { accepted, rejected, status } = await send(id, events(103));
    expect([accepted, rejected.length, status]).toEqual([100, 3, 'paused']);
    expect(rejected[0].code).toBe('out_of_money');
    expect(await dealer.get(id)).toMatchObject({ pause_reason: 'budget', budget_left: 0 });
    const notifications = await test.call('listNotifications', { token: dealer.token });
    expect(notifications.body.results[0]).toMatchObject({
      type: 'campaign_out_of_budget',
      target: { type: 'campaign', id },
    });
    await dealer.pay(id, 20_100);
    expect(await dealer.get(id)).toMatchObject({ status: 'active', budget: 40_100 });
    expect((await send(id, events(1))).accepted).toBe(1);
  });

  it('spends no som more than is paid under 50 batches at once', async () => {
    const id = await running(100_100);
    const batches = Array.from({ length: 50 }, () => events(20));
    const results = await Promise.all(batches.map((batch) => send(id, batch)));
    const accepted = results.reduce((sum, result) => sum + result.accepted, 0);
    expect(accepted).toBe(500);
    expect(await dealer.get(id)).toMatchObject({ spend: 100_000, budget_left: 100, views: 500 });
  });

  it('gives the rest back at once: by a stop, a lower budget, a decline, the end', async () => {
    const stopped = await running(20_000);
    await send(stopped, events(3));
    const { body } = await dealer.act(stopped, 'stop');
    expect(body).toMatchObject({ released: 19_400, campaign: { budget_left: 0, to_pay: 0 } });
    expect((await send(stopped, events(1))).rejected).toMatchObject([{ code: 'not_running' }]);

    const lowered = await running(60_000);
    await send(lowered, events(3));
    expect((await dealer.patch(lowered, { budget: 20_000 })).body).toMatchObject({
      released: 40_000,
      budget_left: 19_400,
      status: 'active',
    });
    const below = await dealer.patch(lowered, { price_model: 'CPC' });
    expect([below.status, below.body.code]).toEqual([409, 'price_model_locked']);

    const refused = await dealer.made({ budget: 50_000 });
    await dealer.pay(refused.id, 50_000);
    const reason = { code: 'other', text_ru: 'Нет', text_uz: 'Yo‘q' };
    await dealer.moderate(refused.id, { decision: 'declined', reasons: [reason] });
    expect(await dealer.get(refused.id)).toMatchObject({ released: 50_000, budget_left: 0 });

    const ended = await running(20_000, { end_date: '2026-07-05' });
    test.clock.set(new Date('2026-07-05T19:00:00Z'));
    await test.jobs.runDue();
    expect(await dealer.get(ended)).toMatchObject({ status: 'finished', released: 20_000 });
    // The event happened before the end and arrives after it: the result is final.
    const late = event({ at: '2026-07-05T18:00:00Z' });
    expect((await send(ended, [late])).rejected).toMatchObject([{ code: 'not_running' }]);
  });

  it('rejects a budget below the spent sum; a higher one is due and moves no money', async () => {
    const id = await running(60_000);
    await send(id, events(120));
    const below = await dealer.patch(id, { budget: 23_999 });
    expect([below.status, below.body.errors]).toMatchObject([
      422,
      [{ field: 'budget', code: 'budget_below_spend' }],
    ]);
    expect((await dealer.patch(id, { budget: 24_000 })).body).toMatchObject({ released: 36_000 });

    const raised = await running(60_000);
    expect((await dealer.patch(raised, { budget: 90_000 })).body).toMatchObject({
      status: 'active',
      paid: 60_000,
      to_pay: 30_000,
      budget_left: 60_000,
    });
    // The old budget runs on until the new one is paid.
    expect((await send(raised, events(301))).accepted).toBe(300);
  });

  it('waits 14 days for money', async () => {
    const id = await running(20_000);
    await send(id, events(100));
    test.clock.set(new Date(start.getTime() + 14 * 86_400_000));
    await test.jobs.runDue();
    expect((await dealer.get(id)).status).toBe('finished');
  });

  it('pauses, goes on, and stays paused through the moderators; its last day stays too', async () => {
    const id = await running(20_000);
    const { end_date } = await dealer.get(id);
    expect((await dealer.act(id, 'pause')).body.campaign).toMatchObject({
      pause_reason: 'dealer',
      allowed_actions: ['continue', 'stop'],
    });
    expect((await send(id, events(1))).rejected).toMatchObject([{ code: 'not_running' }]);
    await dealer.patch(id, { href: 'https://karvon.uz' });
    await dealer.moderate(id);
    expect((await dealer.get(id)).pause_reason).toBe('dealer');
    test.clock.advance(86_400);
    const { campaign } = (await dealer.act(id, 'continue')).body;
    expect(campaign).toMatchObject({ status: 'active', end_date });
    expect((await send(id, events(1))).accepted).toBe(1);
  });
});

describe('its pace', () => {
  it('runs silently after two hours of its first whole day without a view', async () => {
    const id = await running(20_000);
    const stateAt = async (moment: string) => {
      test.clock.set(new Date(moment));
      return (await dealer.get(id)).run_state;
    };
    // Approved at noon: this day is not yet judged.
    expect(await stateAt('2026-07-05T18:59:00Z')).toBe('running');
    expect(await stateAt('2026-07-05T20:59:59Z')).toBe('running');
    expect(await stateAt('2026-07-05T21:00:00Z')).toBe('silent');
    await send(id, events(1));
    expect((await dealer.get(id)).run_state).toBe('running');
    const later = await running(20_000, { start_date: '2026-07-10' });
    expect((await dealer.get(later)).run_state).toBe('waiting');
  });

  it('says when the money is gone by the mean of whole days with views, and nothing where the end comes first', async () => {
    const id = await running(60_000);
    await send(id, [...events(10), event({ kind: 'click' })]);
    // The sixth has no views and does not count for the pace.
    test.clock.set(new Date('2026-07-07T07:00:00Z'));
    await send(id, events(20));
    test.clock.set(new Date('2026-07-08T07:00:00Z'));
    await send(id, events(5));
    // 53 000 left at 3 000 a day: 18 days.
    expect(await dealer.get(id)).toMatchObject({
      daily_spend: 3000,
      runs_out_on: '2026-07-26',
      click_rate: 2.9,
    });
    const { body } = await dealer.patch(id, { end_date: '2026-07-26' });
    expect(body.runs_out_on).toBeUndefined();
  });
});
