import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from '../../../platform/values/owner';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { ledgerViolations } from '../ledger/ledger-invariants';
import { FundsExceeded, createLedger } from '../ledger/ledger.service';
import { addTestPayment } from './money.fixture';

let test: TestApp;
let ledger: ReturnType<typeof createLedger>;
let owner: Owner;
let token: string;
let campaigns = 0;

beforeAll(async () => {
  test = await createTestApp();
  ledger = createLedger(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  ({
    token,
    dealer: { owner },
  } = await test.signIn());
  campaigns += 1;
});
afterEach(async () => expect(await ledgerViolations(test.db)).toEqual([]));

const topUp = async (amount: number) => {
  const paymentId = await addTestPayment(test, owner, { campaignId: campaigns, amount });
  await ledger.topUp(owner, { paymentId, campaignId: campaigns, amount });
  return paymentId;
};

const charge = (eventKey: string, amount: number, day = '2026-07-05') =>
  ledger.charge(owner, {
    campaignId: campaigns,
    eventKey,
    day,
    amount,
    units: { views: amount / 200 },
  });

const rows = () =>
  test.db.current
    .selectFrom('ad_ledger')
    .where('business_user_id', '=', owner)
    .select(['kind', 'amount', 'free_after', 'views'])
    .orderBy('id')
    .execute();

describe('the ledger', () => {
  it('writes each movement as a row with the free sum after it', async () => {
    await topUp(2_000_000);
    await ledger.reserve(owner, campaigns, 1_500_000);
    await charge('a', 400);
    expect(await ledger.release(owner, campaigns)).toBe(1_499_600);
    expect(await rows()).toEqual([
      { kind: 'top_up', amount: 2_000_000, free_after: 2_000_000, views: null },
      { kind: 'reserve', amount: 1_500_000, free_after: 500_000, views: null },
      { kind: 'spend', amount: 400, free_after: null, views: 2 },
      { kind: 'release', amount: 1_499_600, free_after: 1_999_600, views: null },
    ]);
    const { body } = await test.call('getBalance', { token });
    expect(body).toMatchObject({
      topped_up: 2_000_000,
      free: 1_999_600,
      reserved: 0,
      spent: 400,
      period: { from: '2026-06-06', to: '2026-07-05', spent: 400 },
    });
    expect(await ledger.funds(owner, campaigns)).toEqual({
      paid: 1_500_000,
      spent: 400,
      released: 1_499_600,
      left: 0,
    });
  });

  it('charges the events of a key once', async () => {
    await topUp(10_000);
    await ledger.reserve(owner, campaigns, 10_000);
    expect(await charge('b', 600)).toMatchObject({ isCharged: true, funds: { left: 9400 } });
    expect(await charge('b', 600)).toMatchObject({ isCharged: false, funds: { left: 9400 } });
  });

  it('keeps a row a day that grows', async () => {
    await topUp(10_000);
    await ledger.reserve(owner, campaigns, 10_000);
    await charge('a', 600);
    await charge('b', 400);
    await charge('c', 200, '2026-07-04');
    expect((await rows()).filter(({ kind }) => kind === 'spend')).toMatchObject([
      { amount: 1000, views: 5 },
      { amount: 200, views: 1 },
    ]);
  });

  it('never charges more than is left, and leaves the key free then', async () => {
    await topUp(1000);
    await ledger.reserve(owner, campaigns, 1000);
    await expect(charge('a', 1200)).rejects.toThrow(FundsExceeded);
    expect(await charge('a', 1000)).toMatchObject({ isCharged: true, funds: { left: 0 } });
  });

  it('spends to the last so‘m and not one more under 50 charges at once', async () => {
    await topUp(6000);
    await ledger.reserve(owner, campaigns, 6000);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => charge(`key-${index}`, 200)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await ledger.funds(owner, campaigns)).toMatchObject({ spent: 6000, left: 0 });
  });

  it('reserves no more than is free, also by two at once', async () => {
    await topUp(1000);
    const results = await Promise.allSettled([
      ledger.reserve(owner, campaigns, 700),
      ledger.reserve(owner, campaigns + 1000, 700),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'balance_too_low', extra: { detail: 'Free: 300 UZS' } },
    });
  });

  it('takes back everything with a transaction that fails', async () => {
    await topUp(1000);
    const failing = test.db.transaction(async () => {
      await ledger.reserve(owner, campaigns, 1000);
      throw new Error('the campaign could not be changed');
    });
    await expect(failing).rejects.toThrow('the campaign could not be changed');
    expect(await ledger.account(owner)).toMatchObject({ free: 1000, reserved: 0 });
  });

  it('rejects another business’s campaign', async () => {
    await topUp(1000);
    await ledger.reserve(owner, campaigns, 500);
    const other = (await test.signIn()).dealer.owner;
    const paymentId = await addTestPayment(test, other, { campaignId: campaigns, amount: 700 });
    await ledger.topUp(other, { paymentId, campaignId: campaigns, amount: 700 });
    await expect(ledger.reserve(other, campaigns, 700)).rejects.toThrow('is not of business');
  });

  it('refuses fractions, nothing and less than nothing', async () => {
    await topUp(1000);
    for (const amount of [0, -1, 0.5, Number.NaN])
      await expect(ledger.reserve(owner, campaigns, amount)).rejects.toThrow('no amount');
  });
});

describe('ledgerViolations', () => {
  it('names a sum that was changed without a row', async () => {
    await topUp(1000);
    const tamper = (amount: number) =>
      test.db.current
        .updateTable('ad_accounts')
        .where('business_user_id', '=', owner)
        .set((eb) => ({ free: eb('free', '+', amount), spent: eb('spent', '-', amount) }))
        .execute();
    await expect(tamper(100)).rejects.toThrow('ad_accounts_spent_check');
    await ledger.reserve(owner, campaigns, 1000);
    await charge('a', 200);
    await tamper(100);
    expect(await ledgerViolations(test.db)).toMatchObject([
      { business_user_id: owner, rule: 'account' },
    ]);
    await tamper(-100);
  });

  it('is asked every night and sets itself again', async () => {
    const { startLedgerCheck } = await import('../ledger/ledger-check');
    await startLedgerCheck(test.deps);
    const next = async () =>
      (
        await test.db.current
          .selectFrom('jobs')
          .where('kind', '=', 'ledger_check')
          .select('run_at')
          .executeTakeFirstOrThrow()
      ).run_at.toISOString();
    expect(await next()).toBe('2026-07-05T22:10:00.000Z');
    test.clock.set(new Date('2026-07-05T22:10:00Z'));
    await test.jobs.runDue();
    expect(await next()).toBe('2026-07-06T22:10:00.000Z');
  });
});
