import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owner } from '../../../platform/values/owner';
import { createRandom } from '../../../testing/seeded-random';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Ledger, FundsExceeded, createLedger } from './ledger.service';
import { ledgerViolations } from './ledger-invariants';
import { addTestPayment } from '../money/money.fixture';

/** `HISTORIES=1000` runs more of them. */
const histories = Number(process.env['HISTORIES'] ?? '40');
const steps = 8;

let test: TestApp;
let ledger: Ledger;

beforeAll(async () => {
  test = await createTestApp();
  ledger = createLedger(test);
});
afterAll(() => test.close());

/** Independent sums that the ledger must match. */
interface Model {
  toppedUp: number;
  refunded: number;
  free: number;
  spent: number;
  left: Map<number, number>;
}

const isExpected = (error: unknown) =>
  error instanceof FundsExceeded ||
  (typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'balance_too_low');

/** Tries a step; the ledger must reject what the model rejects. */
async function attempt(isPossible: boolean, step: () => Promise<unknown>, then: () => void) {
  try {
    await step();
  } catch (error) {
    if (!isExpected(error)) throw error;
    expect(isPossible).toBe(false);
    return;
  }
  expect(isPossible).toBe(true);
  then();
}

async function live(owner: Owner, seed: number): Promise<Model> {
  const random = createRandom(seed);
  const campaigns = [seed * 10 + 1, seed * 10 + 2, seed * 10 + 3];
  const model: Model = { toppedUp: 0, refunded: 0, free: 0, spent: 0, left: new Map() };
  const paid: { id: number; amount: number }[] = [];

  for (let step = 0; step < steps; step += 1) {
    const campaign = campaigns[random(3)] ?? 0;
    const left = model.left.get(campaign) ?? 0;
    const amount = (1 + random(50)) * 200;
    switch (step === 0 ? 0 : random(6)) {
      case 0: {
        const id = await addTestPayment(test, owner, { campaignId: campaign, amount });
        await ledger.topUp(owner, { paymentId: id, campaignId: campaign, amount });
        paid.push({ id, amount });
        model.toppedUp += amount;
        model.free += amount;
        break;
      }
      case 1:
        await attempt(
          model.free >= amount,
          () => ledger.reserve(owner, campaign, amount),
          () => {
            model.free -= amount;
            model.left.set(campaign, left + amount);
          },
        );
        break;
      case 2:
      case 3: {
        // A batch is sent twice now and then, and days are out of order.
        const charge = {
          campaignId: campaign,
          eventKey: `${step}`,
          day: `2026-07-0${1 + random(5)}`,
          amount,
          units: { views: amount / 200 },
        };
        await attempt(
          left >= amount,
          async () => {
            await ledger.charge(owner, charge);
            if (random(2) === 0) await ledger.charge(owner, charge);
          },
          () => {
            model.spent += amount;
            model.left.set(campaign, left - amount);
          },
        );
        break;
      }
      case 4:
        model.free += await ledger.release(owner, campaign);
        model.left.set(campaign, 0);
        break;
      default: {
        const payment = paid.at(-1);
        if (payment === undefined) break;
        await attempt(
          model.free >= payment.amount,
          async () => {
            await ledger.refund(owner, { paymentId: payment.id, amount: payment.amount, held: 0 });
            await test.db.current
              .updateTable('payments')
              .set({ status: 'refunded', refunded_at: test.clock.now() })
              .where('id', '=', payment.id)
              .execute();
          },
          () => {
            paid.pop();
            model.refunded += payment.amount;
            model.free -= payment.amount;
          },
        );
      }
    }
  }
  return model;
}

it(`adds up after each of ${histories} generated histories of payments, spends, stops and refunds`, async () => {
  const lanes = Array.from({ length: 8 }, (_, lane) => lane);
  await Promise.all(
    lanes.map(async (lane) => {
      for (let seed = lane; seed < histories; seed += lanes.length) {
        const owner = (await test.signIn()).dealer.owner;
        const model = await live(owner, seed + 1);
        expect(await ledger.account(owner), `history ${seed}`).toMatchObject({
          topped_up: model.toppedUp,
          refunded: model.refunded,
          free: model.free,
          spent: model.spent,
          reserved: [...model.left.values()].reduce((sum, left) => sum + left, 0),
        });
      }
    }),
  );
  expect(await ledgerViolations(test.db)).toEqual([]);
}, 240_000);
