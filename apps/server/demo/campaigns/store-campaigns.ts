import { userIdOf } from '../../src/platform/values/owner';
import { businessAccess } from '../../src/platform/values/access';
import { sql } from 'kysely';
import { dayInTashkent, hour, addDays, endOf, midnightOf } from '../../src/platform/values/clock';
import type { Deps } from '../../src/platform/deps';
import { bannersOf, columnsOf } from '../../src/modules/promotion/ads/campaign-fields';
import { createCampaignHistoryRepository } from '../../src/modules/promotion/ads/campaign-history.repository';
import type { Actor } from '../../src/modules/promotion/ads/campaign-types';
import { createCampaignsRepository } from '../../src/modules/promotion/ads/campaigns.repository';
import type { Dealership } from '../dealers';
import { insertRows } from '../insert-rows';
import type { Random } from '../random';
import type { BannerImages } from './banner-images';
import { type PlannedDay, figuresOf } from './campaign-figures';
import { type CampaignPlan, campaignPlansOf } from './campaign-plans';
import { type FundedCampaign, storeFunds } from './store-funds';

const declined = {
  field: 'href',
  code: 'link_not_reachable',
  text_ru: 'Ссылка не открывается',
  text_uz: 'Havola ochilmayapti',
};

const moderator: Actor = { kind: 'moderator' };
const system: Actor = { kind: 'system' };

/** Running campaigns continue by the clock. */
export async function storeCampaigns(
  deps: Deps,
  dealership: Dealership,
  rendered: readonly BannerImages[],
  random: Random,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const { id: owner, full_name, company, language } = dealership;
  const dealer: Actor = { kind: 'dealer', id: userIdOf(owner) };
  const now = clock.now();
  const today = dayInTashkent(now);
  const dayShare = (now.getTime() - midnightOf(today).getTime()) / (24 * hour);
  const campaigns = createCampaignsRepository(db);
  const history = createCampaignHistoryRepository(db);
  const brands = await db.current.selectFrom('brands').select(['id', 'name']).execute();
  /** Time at that hour of that day, never later than now. */
  const at = (day: number, hours = 10) =>
    new Date(Math.min(now.getTime(), midnightOf(addDays(today, day)).getTime() + hours * hour));

  async function store(plan: CampaignPlan, images: BannerImages): Promise<FundedCampaign> {
    const days = figuresOf(plan, { today, dayShare, random });
    const sum = (of: 'views' | 'clicks' | 'spend') =>
      days.reduce((total, day) => total + day[of], 0);
    const paid = payments(plan).reduce(
      (total, { amount, failed }) => total + (failed ? 0 : amount),
      0,
    );
    const isOver = plan.status === 'stopped' || plan.status === 'finished';
    const released = isOver || plan.status === 'declined' ? paid - sum('spend') : 0;
    const fields = {
      company_owner: full_name,
      company_name: company.company_name,
      segment: plan.segment,
      brand: brands.find(({ name }) => name === plan.brand)?.id ?? null,
      start_date: addDays(today, plan.start),
      end_date: addDays(today, plan.end),
      pocket: null,
      budget: plan.budget,
      price_model: plan.price_model,
      href: 'https://karvon.example.uz/salon/31',
      banners: plan.banners.map(({ share: _share, ...banner }) => ({
        ...banner,
        image: images.get(banner.position) ?? '',
      })),
    };
    const [lastBreak] = plan.breaks?.toReversed() ?? [];
    const since =
      plan.status === 'finished'
        ? endOf(fields.end_date)
        : lastBreak === undefined
          ? at(plan.since)
          : at(lastBreak.day, lastBreak.to);
    const byDealer = plan.status === 'stopped' || plan.pause_reason === 'dealer';
    const hasRun = days.length > 0;
    const row = await campaigns.insert(businessAccess(owner), {
      ...columnsOf(fields),
      status: plan.status,
      status_since: since,
      status_by_id: byDealer ? userIdOf(owner) : null,
      pause_reason: plan.pause_reason ?? null,
      first_run_at: hasRun ? at(plan.start, 0) : null,
      paid,
      released,
      spend: sum('spend'),
      views: sum('views'),
      clicks: sum('clicks'),
      created_at: at(plan.created, 8),
      updated_at: since,
    });
    if (plan.status === 'declined')
      await campaigns.change(row.id, { reasons: JSON.stringify([declined]) }, false);
    await campaigns.putBanners(row.id, bannersOf(fields));
    await insertRows(
      db,
      'campaign_days',
      days.map((day) => ({ campaign_id: row.id, ...day })),
    );
    const breaks = (plan.breaks ?? []).map(({ day, from, to }) => [at(day, from), at(day, to)]);
    const starts = [at(plan.start, 0), ...breaks.map(([, end]) => end)];
    const ends = [...breaks.map(([start]) => start), plan.status === 'active' ? null : since];
    if (hasRun)
      await insertRows(
        db,
        'campaign_runs',
        starts.map((started_at, index) => ({
          campaign_id: row.id,
          started_at,
          ended_at: ends[index] ?? null,
        })),
      );
    await storeHistory(row.id, plan, { since, released });
    if (!isOver) await jobs.schedule('campaign_end', row.id, endOf(fields.end_date));
    return {
      id: row.id,
      price_model: plan.price_model,
      paid: payments(plan),
      days: perDay(days),
      released,
      releasedAt: since,
    };
  }

  /** A failed payment is followed by another one a quarter of an hour later. */
  const payments = (plan: CampaignPlan) =>
    plan.paid.map(({ day, amount, card = 'uzcard', failed = false, refunded }) => ({
      at: at(day, failed ? 8.75 : 9),
      amount,
      card,
      failed,
      refundedAt: refunded === undefined ? undefined : at(refunded, 10),
    }));

  async function storeHistory(
    campaign_id: number,
    plan: CampaignPlan,
    { since, released }: { since: Date; released: number },
  ) {
    const add = history.add;
    await add({ campaign_id, at: at(plan.created, 8), kind: 'created', actor: dealer });
    const [first, ...later] = payments(plan).filter(({ failed }) => !failed);
    const paidBy = (payment: { at: Date; amount: number }) =>
      add({ campaign_id, at: payment.at, amount: payment.amount, kind: 'paid', actor: dealer });
    if (first !== undefined) await paidBy(first);
    if (plan.views > 0)
      await add({
        campaign_id,
        at: at(plan.start, 0),
        kind: 'approved',
        actor: moderator,
        from_status: 'moderation',
        to_status: 'active',
      });
    for (const payment of later) await paidBy(payment);
    for (const { day, from, to } of plan.breaks ?? []) {
      const [active, paused] = ['active', 'paused'] as const;
      const both = { campaign_id, actor: dealer };
      await add({
        ...both,
        at: at(day, from),
        kind: 'paused',
        from_status: active,
        to_status: paused,
      });
      await add({
        ...both,
        at: at(day, to),
        kind: 'continued',
        from_status: paused,
        to_status: active,
      });
    }
    const from_status = plan.views > 0 ? 'active' : 'moderation';
    const moved = { campaign_id, at: since, from_status, to_status: plan.status } as const;
    if (plan.status === 'declined')
      await add({ ...moved, kind: 'declined', actor: moderator, reasons: [declined] });
    if (plan.status === 'paused') await add({ ...moved, kind: 'paused', actor: dealer });
    if (plan.status === 'stopped') await add({ ...moved, kind: 'stopped', actor: dealer });
    if (plan.status === 'finished') await add({ ...moved, kind: 'finished', actor: system });
    const actor =
      plan.status === 'stopped' ? dealer : plan.status === 'declined' ? moderator : system;
    if (released > 0)
      await add({ campaign_id, at: since, kind: 'released', actor, amount: released });
  }

  const funded: FundedCampaign[] = [];
  for (const [index, plan] of campaignPlansOf(language).entries()) {
    const campaign = await store(plan, rendered[index] ?? new Map());
    await attribute(campaign.id, plan);
    funded.push(campaign);
  }
  await sql`
    update leads set source = 'listing'
    where business_user_id = ${owner} and source = 'campaign' and campaign_id is null`.execute(
    db.current,
  );
  await storeFunds(deps, dealership, funded);

  async function attribute(campaignId: number, plan: CampaignPlan): Promise<void> {
    const [banner] = plan.banners;
    if (plan.leads === 0 || banner === undefined) return;
    await sql`
      update leads set source = 'campaign', campaign_id = ${campaignId},
        campaign_position = ${banner.position}, campaign_language = ${banner.language}
      where id in (
        select id from leads
        where business_user_id = ${owner} and campaign_id is null and (source = 'campaign' or (type <> 'room' and source not in ('dealer', 'telegram')))
          and created_at >= ${at(plan.start, 0)} and created_at < ${plan.status === 'active' ? now : at(plan.since)}
        order by (source = 'campaign') desc, (id * 37) % 101, id limit ${plan.leads}
      )`.execute(db.current);
  }
}

function perDay(days: readonly PlannedDay[]): FundedCampaign['days'] {
  const dates = [...new Set(days.map(({ date }) => date))];
  return dates.map((date) => {
    const own = days.filter((day) => day.date === date);
    const sum = (of: 'views' | 'clicks' | 'spend') =>
      own.reduce((total, day) => total + day[of], 0);
    return { date, views: sum('views'), clicks: sum('clicks'), spend: sum('spend') };
  });
}
