import { businessAccess } from '../../../platform/values/access';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Owner, userIdOf } from '../../../platform/values/owner';
import { createJobs } from '../../../platform/jobs/runner';
import type { LocalBank } from '../../../platform/providers/payments/local-bank';
import type { LocalPayme } from '../../../platform/providers/payments/local-payme';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { ledgerViolations } from '../ledger/ledger-invariants';
import { createLedger } from '../ledger/ledger.service';
import { openLocalPayme } from './local-payme.fixture';
import { createMoney } from './money.module';
import type { PayableCampaigns } from './payable-campaigns';

const good = '8600069195406311';
/** Ms after which a response of the provider counts as lost. */
const patience = 2000;

let test: TestApp;
let bank: LocalBank;
let payme: LocalPayme;
let money: ReturnType<typeof createMoney>;
let jobs: ReturnType<typeof createJobs>;
let owner: Owner;
let token: string;
let campaign = 100;
let last = 0;

const closed = new Set<number>();
const funded: { id: number; amount: number }[] = [];
const notified: { id: number; isPaid: boolean }[] = [];
/** Payments of earlier tests are cancelled in the same pass, in any order. */
const notificationsOf = (payment: number) => notified.filter(({ id }) => id === payment);

const campaigns: PayableCampaigns = {
  lock: (_, id) =>
    Promise.resolve(id > 1_000_000 ? 'unknown' : closed.has(id) ? 'closed' : 'payable'),
  funded: (_, id, { amount }) => {
    funded.push({ id, amount });
    return Promise.resolve();
  },
  titles: (_, ids) => Promise.resolve(new Map(ids.map((id) => [id, `Кампания ${id}`]))),
};

beforeAll(async () => {
  test = await createTestApp();
  const local = await openLocalPayme({
    now: () => test.clock.now().getTime(),
    timeout: patience,
  });
  ({ bank, payme } = local);
  jobs = createJobs({ db: test.db, clock: test.clock, log: test.deps.log });
  money = createMoney(
    { ...test.deps, jobs, payments: local.payments },
    {
      ledger: createLedger(test),
      campaigns,
      business: { profile: () => Promise.reject(new Error('not asked for here')) },
      notifications: {
        notify: (_, { type, target }) => {
          notified.push({ id: target?.id ?? 0, isPaid: type === 'payment_succeeded' });
          return Promise.resolve();
        },
        showChange: () => Promise.resolve(),
      },
      limiter: { take: () => Promise.resolve() },
    },
  );
});
afterAll(async () => {
  await payme.close();
  await jobs.stop();
  await test.close();
});

beforeEach(async () => {
  ({
    token,
    dealer: { owner },
  } = await test.signIn());
  campaign += 1;
  payme.fail('receipts.pay', undefined);
});
afterEach(async () => expect(await ledgerViolations(test.db)).toEqual([]));

const key = () => {
  last += 1;
  return `key-of-test-${last}`;
};

const addCard = async (number = good) =>
  (
    await (
      await money.cards.add(businessAccess(owner), {
        token: bank.addCard(number),
        isDefault: false,
      })
    )()
  ).id;

const payer = () => ({
  company: 'Karvon Motors MChJ',
  tin: '301234567',
  user: { id: userIdOf(owner), name: 'Жасур Каримов' },
});

async function pay(cardId: number | undefined, amount: number, fromBalance?: number, id = key()) {
  const input = {
    campaign_id: campaign,
    ...(cardId === undefined ? {} : { card_id: cardId, amount }),
    from_balance: fromBalance,
  };
  return read(await money.payments.start(businessAccess(owner), id, payer(), input));
}

const read = (id: number) => money.payments.get(businessAccess(owner), id, 'ru');

/** Advances the clock and runs the checks that are due. */
async function pass(seconds: number) {
  test.clock.advance(seconds);
  await jobs.runDue();
  await money.charge.idle();
}

describe('paying by card', () => {
  it('charges the card once, reserves the money and lets the campaign go on', async () => {
    const card = await addCard();
    const payment = await pay(card, 2_000_000);
    expect(payment).toMatchObject({
      status: 'paid',
      amount: 2_000_000,
      campaign: { id: campaign, title: `Кампания ${campaign}` },
      card: { type: 'uzcard', masked: '860006******6311' },
      is_refundable: false,
      refund_blocked_by: 'reserved',
    });
    expect(funded.at(-1)).toEqual({ id: campaign, amount: 2_000_000 });
    expect(bank.receipts.get(payment.provider_receipt_id ?? '')).toMatchObject({
      amount: 200_000_000,
      charges: 1,
    });
    expect(await money.ledger.balance(owner)).toMatchObject({ free: 0, reserved: 2_000_000 });
  });

  it('charges once for a hundred requests of one key', async () => {
    const card = await addCard();
    const before = bank.charges();
    const one = key();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => pay(card, 10_000, undefined, one)),
    );
    expect(bank.charges() - before).toBe(1);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect((await read(responses[0]?.id ?? 0)).status).toBe('paid');
  });

  it('charges once for two tabs with a key each', async () => {
    const card = await addCard();
    const before = bank.charges();
    payme.fail('receipts.pay', { kind: 'delay', ms: 150 }, 2);
    const results = await Promise.allSettled([pay(card, 10_000), pay(card, 10_000)]);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'payment_pending' },
    });
    expect(bank.charges() - before).toBe(1);
  });

  it('takes the balance first where that is wanted, and all of it where that is enough', async () => {
    const card = await addCard();
    await pay(card, 50_000);
    await money.ledger.release(owner, campaign);
    const both = await pay(card, 20_000, 30_000);
    expect(both).toMatchObject({ status: 'paid', amount: 20_000, from_balance: 30_000 });
    const alone = await pay(undefined, 0, 20_000);
    expect(alone).toMatchObject({ status: 'paid', amount: 0, refund_blocked_by: 'no_card' });
    expect(alone).not.toHaveProperty('card');
    expect(await money.ledger.balance(owner)).toMatchObject({ free: 0, reserved: 70_000 });
    await expect(pay(undefined, 0, 1)).rejects.toMatchObject({ code: 'balance_too_low' });
  });

  it.each([
    ['8600140000000019', 'insufficient_funds'],
    ['8600140000000027', 'card_expired'],
    ['8600140000000035', 'card_blocked'],
    ['8600140000000050', 'limit_exceeded'],
  ])('says of card %s: %s, and nothing moves', async (number, failure) => {
    const payment = await pay(await addCard(number), 10_000);
    expect(payment).toMatchObject({ status: 'failed', failure_code: failure });
    expect(await money.ledger.balance(owner)).toMatchObject({ topped_up: 0, held: 0 });
    expect(await pay(await addCard(), 10_000)).toMatchObject({ status: 'paid' });
  });

  it('can never charge a card later that was refused', async () => {
    await pay(await addCard('8600140000000019'), 2_000_000);
    expect([...bank.receipts.values()].at(-1)).toMatchObject({ state: 50, charges: 0 });
  });

  it('stays pending where the refused receipt is still being paid, and ends paid', async () => {
    const { id, status } = await pay(await addCard('9860120000000063'), 2_000_000);
    expect(status).toBe('pending');
    await pass(2);
    expect(await read(id)).toMatchObject({ status: 'pending' });
    await pass(10);
    expect(await read(id)).toMatchObject({ status: 'paid' });
    expect(funded.at(-1)).toEqual({ id: campaign, amount: 2_000_000 });
  });

  it('stays pending while the cancellation of a rejected receipt is unknown', async () => {
    payme.fail('receipts.cancel', { kind: 'down' });
    const { id, status } = await pay(await addCard('8600140000000019'), 2_000_000);
    expect(status).toBe('pending');
    payme.fail('receipts.cancel', undefined);
    await pass(25 * 3600);
    expect(await read(id)).toMatchObject({ status: 'cancelled' });
  });

  it('asks for the SMS again when the bank forgot that the card was proven', async () => {
    const cardToken = bank.addCard(good);
    const card = (
      await (
        await money.cards.add(businessAccess(owner), { token: cardToken, isDefault: true })
      )()
    ).id;
    bank.unverify(cardToken);
    expect(await pay(card, 10_000)).toMatchObject({
      status: 'failed',
      failure_code: 'card_not_verified',
    });
    // Verified again it is the same card, and pays: its old token is replaced.
    expect(await addCard()).toBe(card);
    expect(await pay(card, 10_000)).toMatchObject({ status: 'paid' });
  });

  it('leaves nothing behind when the provider is not there', async () => {
    const card = await addCard();
    payme.fail('receipts.create', { kind: 'down' }, 1);
    const one = key();
    await expect(pay(card, 10_000, undefined, one)).rejects.toMatchObject({
      status: 503,
      code: 'provider_unavailable',
    });
    // The same key works for the next try.
    expect(await pay(card, 10_000, undefined, one)).toMatchObject({ status: 'paid' });
  });

  it('refuses what cannot be paid before anything is asked', async () => {
    const card = await addCard();
    const calls = payme.counts.get('receipts.create');
    await expect(pay(card, 999)).rejects.toMatchObject({ status: 422 });
    await expect(pay(card, 100_000_001)).rejects.toMatchObject({ status: 422 });
    await expect(pay(card + 1000, 10_000)).rejects.toMatchObject({ status: 422 });
    closed.add(campaign);
    await expect(pay(card, 10_000)).rejects.toMatchObject({ code: 'campaign_not_payable' });
    expect(payme.counts.get('receipts.create')).toBe(calls);
  });
});

describe('an unknown outcome', () => {
  it('stays pending, is asked for, and ends paid', async () => {
    const card = await addCard('9860120000000022');
    const before = bank.charges();
    const payment = await pay(card, 10_000);
    expect(payment.status).toBe('pending');
    expect(bank.charges() - before).toBe(1);
    await expect(pay(card, 10_000)).rejects.toMatchObject({ code: 'payment_pending' });
    await expect(money.cards.remove(businessAccess(owner), card)).rejects.toMatchObject({
      code: 'payment_pending',
    });
    await pass(2);
    expect((await read(payment.id)).status).toBe('paid');
    expect(notificationsOf(payment.id)).toEqual([{ id: payment.id, isPaid: true }]);
    await pass(3600);
    expect(bank.charges() - before).toBe(1);
  });

  it('holds the part of the balance back meanwhile', async () => {
    const card = await addCard();
    await pay(card, 50_000);
    await money.ledger.release(owner, campaign);
    payme.fail('receipts.pay', { kind: 'cut' }, 1);
    const payment = await pay(card, 10_000, 40_000);
    expect(payment.status).toBe('pending');
    expect(await money.ledger.balance(owner)).toMatchObject({ free: 50_000, held: 40_000 });
    campaign += 1;
    await expect(pay(undefined, 0, 20_000)).rejects.toMatchObject({ code: 'balance_too_low' });
    expect(await pay(undefined, 0, 10_000)).toMatchObject({ status: 'paid' });
  });

  it('is cancelled after a day, so that the card can never be charged for it', async () => {
    const card = await addCard();
    payme.fail('receipts.pay', { kind: 'cut' }, 1);
    const payment = await pay(card, 10_000);
    await pass(86_000);
    expect((await read(payment.id)).status).toBe('pending');
    await pass(500);
    expect(await read(payment.id)).toMatchObject({ status: 'cancelled' });
    expect(bank.receipts.get(payment.provider_receipt_id ?? '')).toMatchObject({
      state: 50,
      charges: 0,
    });
    expect(notificationsOf(payment.id)).toEqual([{ id: payment.id, isPaid: false }]);
  });

  it('fails where the server stopped before it asked the provider', async () => {
    const card = await addCard();
    const payment = await pay(card, 10_000);
    const cut = await test.db.current
      .insertInto('payments')
      .columns([
        'business_user_id',
        'idempotency_key',
        'status',
        'campaign_id',
        'amount',
        'from_balance',
        'card_id',
        'payer_name',
        'created_by',
        'created_by_name',
        'created_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('payments')
          .where('id', '=', payment.id)
          .select((e) => [
            'business_user_id',
            e.val('key-cut-short').as('key'),
            e.val('pending').as('status'),
            'campaign_id',
            'amount',
            'from_balance',
            'card_id',
            'payer_name',
            'created_by',
            'created_by_name',
            'created_at',
          ]),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.schedule('payment_check', cut.id, test.clock.now());
    await pass(61);
    expect(await read(cut.id)).toMatchObject({
      status: 'failed',
      failure_code: 'provider_unavailable',
    });
  });

  it('keeps the money on the balance where the campaign was stopped meanwhile', async () => {
    const card = await addCard('9860120000000022');
    const payment = await pay(card, 10_000);
    closed.add(campaign);
    await pass(2);
    expect(await read(payment.id)).toMatchObject({ status: 'paid', is_refundable: true });
    expect(await money.ledger.balance(owner)).toMatchObject({ free: 10_000, reserved: 0 });
  });
});

describe('a refund', () => {
  const refund = (id: number, one = key()) => money.refunds.start(businessAccess(owner), id, one);

  it('returns a whole receipt once its money is free', async () => {
    const payment = await pay(await addCard(), 870_000);
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'refund_reserved' });
    await money.ledger.release(owner, campaign);
    const one = key();
    await Promise.all([refund(payment.id, one), refund(payment.id, one)]);
    expect(await read(payment.id)).toMatchObject({
      status: 'refunding',
      refund_blocked_by: 'refunding',
    });
    // Money being refunded cannot be spent.
    await expect(pay(undefined, 0, 1)).rejects.toMatchObject({ code: 'balance_too_low' });
    await pass(5);
    expect(await read(payment.id)).toMatchObject({ status: 'refunded' });
    expect(await money.ledger.balance(owner)).toMatchObject({ refunded: 870_000, free: 0 });
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'refund_not_possible' });
  });

  it('does not return a receipt of which campaigns spent a part; they spend the oldest first', async () => {
    const card = await addCard();
    const older = await pay(card, 10_000);
    test.clock.advance(60);
    const newer = await pay(card, 10_000);
    await money.ledger.charge(owner, {
      campaignId: campaign,
      eventKey: 'view',
      day: '2026-07-05',
      amount: 200,
      units: { views: 1 },
    });
    await money.ledger.release(owner, campaign);
    await expect(refund(older.id)).rejects.toMatchObject({ code: 'refund_spent' });
    await refund(newer.id);
    expect((await read(newer.id)).status).toBe('refunding');
  });

  it('changes nothing when the provider is not there or says no', async () => {
    const payment = await pay(await addCard(), 10_000);
    await money.ledger.release(owner, campaign);
    bank.receipts.delete(payment.provider_receipt_id ?? '');
    await expect(refund(payment.id)).rejects.toMatchObject({ code: 'refund_not_possible' });
    expect(await read(payment.id)).toMatchObject({ status: 'paid', is_refundable: true });
  });

  it('asks again when the response was lost', async () => {
    const payment = await pay(await addCard(), 10_000);
    await money.ledger.release(owner, campaign);
    payme.fail('receipts.cancel', { kind: 'cut' }, 1);
    await refund(payment.id);
    expect((await read(payment.id)).status).toBe('refunding');
    await pass(3);
    await pass(10);
    await pass(30);
    expect((await read(payment.id)).status).toBe('refunded');
  });
});

describe('cards', () => {
  it('keeps the mask, never the number; the first is the default one', async () => {
    const first = await addCard();
    const second = await addCard('9860120000000014');
    expect(await money.cards.list(businessAccess(owner))).toMatchObject({
      results: [
        { id: first, type: 'uzcard', masked: '860006******6311', is_default: true },
        { id: second, type: 'humo', expires: '03/99', is_default: false },
      ],
      count: 2,
    });
    const changed = await test.call('updateCard', {
      token,
      params: { id: second },
      body: { is_default: true },
    });
    expect(changed.body).toMatchObject({ is_default: true });
    const removed = await test.call('deleteCard', { token, params: { id: second } });
    expect(removed.status).toBe(204);
    const { body } = await test.call('listCards', { token });
    expect(body).toMatchObject({ results: [{ id: first, is_default: true }], count: 1 });
  });

  it('refuses the same card twice, an unknown token and one that was not proven', async () => {
    await addCard();
    await expect(addCard()).rejects.toMatchObject({ code: 'card_exists' });
    const add = (cardToken: string) =>
      money.cards.add(businessAccess(owner), { token: cardToken, isDefault: true });
    await expect(add('nobody-knows-this-token')).rejects.toMatchObject({ status: 422 });
    const unproven = bank.addCard('9860120000000014');
    bank.unverify(unproven);
    await expect(add(unproven)).rejects.toMatchObject({
      extra: { errors: [{ code: 'card_not_verified' }] },
    });
  });

  it('takes no card number for a token', async () => {
    const { status } = await test.call('addCard', { token, body: { token: good } });
    expect(status).toBe(422);
  });
});

describe('over HTTP', () => {
  it('lists payments and entries with their sums, as JSON and as files', async () => {
    const card = await addCard();
    const payment = await pay(card, 10_000);
    await money.ledger.charge(owner, {
      campaignId: campaign,
      eventKey: 'click',
      day: '2026-07-05',
      amount: 2000,
      units: { clicks: 1 },
    });
    const list = await test.call('listPayments', { token, query: { status: 'paid' } });
    expect(list.body).toMatchObject({
      count: 1,
      results: [{ id: payment.id }],
      statuses: { paid: 1, failed: 0 },
    });
    const entries = await test.call('listLedger', { token });
    expect(entries.body).toMatchObject({
      count: 3,
      totals: { top_up: 10_000, reserve: 10_000, release: 0, spend: 2000, refund: 0 },
    });
    const file = await test.call('exportLedger', { token, query: { ordering: 'amount' } });
    expect(file.body).toContain('"Показы и клики"');
    expect(file.body).toContain('"-2000"');
    const csv = await test.call('exportPayments', { token });
    expect(csv.body).toContain('"Оплачено"');
    const wrong = { token, query: { from: '2026-07-05', to: '2026-07-04' } } as const;
    for (const id of ['listPayments', 'listLedger', 'exportPayments', 'exportLedger'] as const)
      expect((await test.call(id, wrong)).status).toBe(422);
  });

  it('shows no payments of others', async () => {
    const payment = await pay(await addCard(), 10_000);
    const other = await test.signIn();
    const read404 = { token: other.token, params: { id: payment.id } };
    expect((await test.call('getPayment', read404)).status).toBe(404);
    const asked = { ...read404, headers: { 'idempotency-key': key() } };
    expect((await test.call('refundPayment', asked)).status).toBe(404);
  });

  it('takes no payment without a key', async () => {
    const body = { campaign_id: campaign, from_balance: 1 };
    expect((await test.call('createPayment', { token, body })).status).toBe(422);
    const unknown = await test.call('createPayment', {
      token,
      body,
      headers: { 'idempotency-key': key() },
    });
    expect(unknown.status).toBe(422);
  });
});

it('keeps no card number anywhere', async () => {
  await pay(await addCard(), 10_000);
  const tables = await test.db.current
    .selectFrom('payment_cards')
    .selectAll()
    .where('business_user_id', '=', owner)
    .execute();
  expect(JSON.stringify(tables)).not.toContain(good);
  expect(bank.kept()).not.toContain(good);
});
