import { businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { TestApp } from '../../../testing/test-app';
import { createLedger } from '../ledger/ledger.service';
import { addTestPayment } from '../money/money.fixture';
import { createCampaignFunding } from './campaign-funding';
import { createCampaignLifecycle } from './campaign-lifecycle';

let last = 0;

async function signIn(test: TestApp) {
  const { token, dealer } = await test.signIn();
  return { token, owner: dealer.owner };
}

/** Signs in a dealership that advertises; a new one unless one is given. */
export async function openAdvertiser(test: TestApp, known?: { token: string; owner: Owner }) {
  const { token, owner } = known ?? (await signIn(test));

  async function addBanner() {
    last += 1;
    const id = `banner${last}xx`;
    const now = test.clock.now();
    await test.db.current
      .insertInto('images')
      .values({
        id,
        business_user_id: owner,
        purpose: 'banner',
        name: 'banner.png',
        width: 1200,
        height: 300,
        bytes: 50_000,
        sha256: id,
        phash: null,
        created_at: now,
        stored_at: now,
      })
      .execute();
    return id;
  }

  /** CPM for a month from today, with one banner in Russian. */
  const body = async (over: Record<string, unknown> = {}) => ({
    company_owner: 'Жасур Каримов',
    company_name: 'Karvon Motors MChJ',
    segment: 'used_cars',
    start_date: '2026-07-05',
    end_date: '2026-08-03',
    budget: 1_000_000,
    price_model: 'CPM',
    href: 'https://karvon.example.uz/salon/31',
    banners: [
      {
        position: 'home_top',
        language: 'ru',
        title: 'Летняя распродажа',
        text: 'Chevrolet от 96 000 000 сум',
        image: await addBanner(),
      },
    ],
    ...over,
  });

  const create = async (over?: Record<string, unknown>) =>
    test.call('createCampaign', { token, body: await body(over) });

  async function made(over?: Record<string, unknown>) {
    const { status, body: campaign } = await create(over);
    if (status !== 201) throw new Error(`createCampaign: ${JSON.stringify(campaign)}`);
    return campaign;
  }

  const get = async (id: number) =>
    (await test.call('getCampaign', { token, params: { id } })).body;
  const patch = async (id: number, change: object) => {
    const { version } = await get(id);
    return test.call('updateCampaign', {
      token,
      params: { id },
      headers: { 'if-match': `"v${version}"` },
      body: change,
    });
  };
  const act = (id: number, action: 'pause' | 'continue' | 'stop') =>
    test.call('actOnCampaign', { token, params: { id }, body: { action } });
  const moderate = (id: number, moderation: object = { decision: 'approved' }) =>
    test.call('moderateCampaign', { params: { id }, body: moderation });

  async function pay(id: number, amount: number) {
    const ledger = createLedger(test.deps);
    const jobs = { ...test.deps.jobs, registerJob: () => undefined };
    const lifecycle = createCampaignLifecycle(
      { ...test.deps, jobs },
      { ledger, notify: () => Promise.resolve() },
    );
    const funding = createCampaignFunding(test.deps, { lifecycle });
    const paymentId = await addTestPayment(test, owner, { campaignId: id, amount });
    await test.db.transaction(async () => {
      await funding.lockPayable(businessAccess(owner), id, 'ru');
      await ledger.topUp(owner, { paymentId, campaignId: id, amount });
      await ledger.reserve(owner, id, amount, { id: paymentId, held: 0 });
      const actor = { kind: 'dealer' as const };
      await funding.paid(businessAccess(owner), id, { amount, payment_id: paymentId, actor });
    });
  }

  return { token, owner, addBanner, body, create, made, get, patch, act, moderate, pay };
}

export type Advertiser = Awaited<ReturnType<typeof openAdvertiser>>;
