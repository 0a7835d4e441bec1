import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../testing/seeded-random';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { ledgerViolations } from '../money/ledger-invariants';
import { type Advertiser, openAdvertiser } from './ads.fixture';

/** `HISTORIES=1000` runs more of them. */
const histories = Number(process.env['HISTORIES'] ?? '60');
const steps = 8;
const viewPrice = 200;

let test: TestApp;
let dealer: Advertiser;

beforeAll(async () => {
  test = await createTestApp();
  dealer = await openAdvertiser(test);
});
afterAll(() => test.close());

let last = 0;
async function show(id: number, count: number): Promise<number> {
  const events = Array.from({ length: count }, () => {
    last += 1;
    const at = test.clock.now().toISOString();
    return { id: `view-${last}`, kind: 'view', position: 'home_top', language: 'ru', at };
  });
  return (await test.call('addCampaignEvents', { params: { id }, body: { events } })).body.accepted;
}

/** A campaign's life by chance, beside plain sums of what it was paid and what it showed. */
async function live(seed: number) {
  const random = createRandom(seed);
  const { id } = await dealer.made({ budget: 40_000 });
  const sums = { paid: 0, views: 0 };
  for (let step = 0; step < steps; step += 1) {
    test.clock.set(new Date(test.clock.now().getTime() + 1));
    const before = await dealer.get(id);
    switch (step === 0 ? 0 : random(7)) {
      case 0: {
        const amount = 20_000 + random(50) * 150;
        if (!before.can_pay) break;
        await dealer.pay(id, amount);
        sums.paid += amount;
        break;
      }
      case 1:
      case 2: {
        const asked = 1 + random(60);
        const accepted = await show(id, asked);
        const affordable = Math.floor(before.budget_left / viewPrice);
        const due = before.status === 'active' ? Math.min(asked, affordable) : 0;
        if (accepted !== due) throw new Error(`${accepted} views were taken, not ${due}.`);
        sums.views += accepted;
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
      default:
        if (random(4) === 0) await dealer.act(id, 'stop');
        else await dealer.moderate(id);
    }
    const after = await dealer.get(id);
    expect(after.paid).toBe(sums.paid);
    expect(after.spend).toBe(sums.views * viewPrice);
    expect(after.budget_left).toBe(after.paid - after.spend - after.released);
    const least = after.status === 'active' ? viewPrice : 0;
    const most = after.status === 'stopped' ? 0 : Number.POSITIVE_INFINITY;
    expect(after.budget_left).toBeGreaterThanOrEqual(least);
    expect(after.budget_left).toBeLessThanOrEqual(most);
  }
}

it(
  `keeps a campaign's money through pauses, changes, moderation and stops, in ${histories} histories`,
  { timeout: histories * 1_500 },
  async () => {
    for (let seed = 1; seed <= histories; seed += 1) {
      try {
        await live(seed);
      } catch (error) {
        throw new Error(`History ${seed} does not add up.`, { cause: error });
      }
    }
    expect(await ledgerViolations(test.db)).toEqual([]);
  },
);
