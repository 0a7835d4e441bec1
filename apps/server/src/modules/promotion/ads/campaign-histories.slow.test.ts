import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalBank } from '../../../platform/providers/payments/local-bank';
import type { LocalPayme } from '../../../platform/providers/payments/local-payme';
import { createRandom } from '../../../testing/seeded-random';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { ledgerViolations } from '../ledger/ledger-invariants';
import { openLocalPayme } from '../money/local-payme.fixture';
import { type Advertiser, openAdvertiser } from './ads.fixture';

/** `HISTORIES=1000` runs more of them. */
const histories = Number(process.env['HISTORIES'] ?? '28');
const steps = 8;
const viewPrice = 200;
/** Histories per dealership: a business may pay 60 times an hour. */
const perDealer = 7;

let test: TestApp;
let payme: LocalPayme;
let bank: LocalBank;

beforeAll(async () => {
  const { payments, ...local } = await openLocalPayme({ now: () => test.clock.now().getTime() });
  ({ bank, payme } = local);
  test = await createTestApp({ deps: { payments } });
});
afterAll(async () => {
  await payme.close();
  await test.close();
});

let last = 0;
const keyed = () => {
  last += 1;
  return { headers: { 'idempotency-key': `key-of-history-${last}` } };
};

async function show(id: number, count: number): Promise<number> {
  const events = Array.from({ length: count }, () => {
    last += 1;
    const at = test.clock.now().toISOString();
    return { id: `view-${last}`, kind: 'view', position: 'home_top', language: 'ru', at };
  });
  return (await test.call('addCampaignEvents', { params: { id }, body: { events } })).body.accepted;
}

interface Receipt {
  id: number;
  amount: number;
}

/** A dealership with a card, and an independent count of its money. */
async function openDealer() {
  const dealer = await openAdvertiser(test);
  const { token } = dealer;
  const body = { token: bank.addCard('8600069195406311') };
  const card = (await test.call('addCard', { token, body, ...keyed() })).body.id;
  return { ...dealer, card, sums: { charged: 0, returned: 0, free: 0, spent: 0 }, receipts: [] };
}
type Dealer = Advertiser & {
  card: number;
  sums: { charged: number; returned: number; free: number; spent: number };
  receipts: Receipt[];
};

async function pay(dealer: Dealer, campaign: number, amount: number, fromBalance: number) {
  const { token, card, sums, receipts } = dealer;
  const { status, body } = await test.call('createPayment', {
    token,
    body: {
      campaign_id: campaign,
      card_id: card,
      amount,
      ...(fromBalance > 0 && { from_balance: fromBalance }),
    },
    ...keyed(),
  });
  expect([status, body.status]).toEqual([201, 'paid']);
  receipts.push({ id: body.id, amount });
  sums.charged += amount;
  sums.free -= fromBalance;
  return amount + fromBalance;
}

const wanted = { refunded: 0, refund_spent: 0, refund_reserved: 0 };

/** A receipt is refunded while the older ones cover what was spent and its money is free. */
async function refund({ token, sums, receipts }: Dealer, place: number) {
  const receipt = receipts[place];
  if (receipt === undefined) return;
  const older = receipts.slice(0, place).reduce((sum, { amount }) => sum + amount, 0);
  const isFree = sums.free >= receipt.amount;
  const due = older < sums.spent ? 'refund_spent' : isFree ? 'refunded' : 'refund_reserved';
  const one = { token, params: { id: receipt.id } };
  const { status, body } = await test.call('refundPayment', { ...one, ...keyed() });
  expect(status === 200 ? 'refunded' : body.code).toBe(due);
  wanted[due] += 1;
  if (due !== 'refunded') return;
  receipts.splice(place, 1);
  sums.returned += receipt.amount;
  sums.free -= receipt.amount;
  await expect
    .poll(
      async () => {
        test.clock.advance(5);
        await test.jobs.runDue();
        return (await test.call('getPayment', one)).body.status;
      },
      { interval: 2 },
    )
    .toBe('refunded');
}

/** Random life of a campaign, checked against sums of its payments and views. */
async function live(dealer: Dealer, seed: number) {
  const random = createRandom(seed);
  const { id } = await dealer.made({ budget: 40_000 });
  const { sums } = dealer;
  const own = { paid: 0, views: 0, released: 0 };
  for (let step = 0; step < steps; step += 1) {
    test.clock.set(new Date(test.clock.now().getTime() + 1));
    const before = await dealer.get(id);
    switch (step === 0 ? 0 : random(9)) {
      case 0: {
        const amount = 20_000 + random(50) * 150;
        const fromBalance = Math.min(sums.free, random(3) * 5_000);
        if (before.can_pay) own.paid += await pay(dealer, id, amount, fromBalance);
        break;
      }
      case 1:
      case 2: {
        const asked = 1 + random(60);
        const accepted = await show(id, asked);
        const affordable = Math.floor(before.budget_left / viewPrice);
        const due = before.status === 'active' ? Math.min(asked, affordable) : 0;
        if (accepted !== due) throw new Error(`${accepted} views were taken, not ${due}.`);
        own.views += accepted;
        sums.spent += accepted * viewPrice;
        break;
      }
      case 3:
        await dealer.act(id, before.status === 'active' ? 'pause' : 'continue');
        break;
      case 4:
        await dealer.patch(id, { budget: 20_000 + random(40) * 1_000 });
        break;
      case 5:
        await dealer.patch(id, { href: `https://karvon.example.uz/${step}` });
        break;
      case 6:
      case 7:
        await refund(dealer, random(dealer.receipts.length + 1));
        break;
      default:
        if (random(2) === 0) await dealer.act(id, 'stop');
        else await dealer.moderate(id);
    }
    const after = await dealer.get(id);
    sums.free += after.released - own.released;
    own.released = after.released;
    expect(after.paid).toBe(own.paid);
    expect(after.spend).toBe(own.views * viewPrice);
    expect(after.budget_left).toBe(after.paid - after.spend - after.released);
    const least = after.status === 'active' ? viewPrice : 0;
    const most = after.status === 'stopped' ? 0 : Number.POSITIVE_INFINITY;
    expect(after.budget_left).toBeGreaterThanOrEqual(least);
    expect(after.budget_left).toBeLessThanOrEqual(most);
    expect((await test.call('getBalance', { token: dealer.token })).body).toMatchObject({
      topped_up: sums.charged,
      refunded: sums.returned,
      free: sums.free,
      reserved: sums.charged - sums.returned - sums.free - sums.spent,
      spent: sums.spent,
    });
  }
}

it(
  `keeps the money of campaigns through payments, pauses, changes, moderation, stops and refunds, in ${histories} histories`,
  { timeout: 60_000 + histories * 1_500 },
  async () => {
    let dealer: Dealer | undefined;
    for (let seed = 1; seed <= histories; seed += 1) {
      try {
        if (seed % perDealer === 1) dealer = undefined;
        dealer ??= await openDealer();
        await live(dealer, seed);
      } catch (error) {
        throw new Error(`History ${seed} does not add up.`, { cause: error });
      }
    }
    // Every outcome of a refund occurred.
    expect(Object.values(wanted).filter((count) => count === 0)).toEqual([]);
    expect(await ledgerViolations(test.db)).toEqual([]);
  },
);
