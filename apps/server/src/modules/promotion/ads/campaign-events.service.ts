import { sql } from 'kysely';
import { dayInTashkent, minute, endOf, midnightOf } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/http/problem';
import { pricePerUnit } from './ad-prices';
import type { Charge, Ledger } from '../ledger/ledger.service';
import type { CampaignLifecycle } from './campaign-lifecycle';
import { canAfford, isOver } from './campaign-rules';
import { type Run, createCampaignRunsRepository } from './campaign-runs.repository';
import type { BannerEvent, BannerEvents, BannerEventsResult } from './campaign-types';
import { type StoredCampaign, createCampaignsRepository } from './campaigns.repository';

/** Maximum time that an event may lie in the future and in the past (contract). */
const futureLimit = 5 * minute;
const pastLimit = 48 * 60 * minute;

type Code = BannerEventsResult['rejected'][number]['code'];

interface Sums {
  views: number;
  clicks: number;
  spend: number;
}

const none: Sums = { views: 0, clicks: 0, spend: 0 };

const plus = (a: Sums, b: Sums): Sums => ({
  views: a.views + b.views,
  clicks: a.clicks + b.clicks,
  spend: a.spend + b.spend,
});

interface Cell extends Sums {
  date: string;
  paidBy: string | undefined;
  position: BannerEvent['position'];
  language: BannerEvent['language'];
}

interface EventsParts {
  ledger: Pick<Ledger, 'charge' | 'release'>;
  lifecycle: CampaignLifecycle;
}

export function createCampaignEvents({ db, clock }: Deps, { ledger, lifecycle }: EventsParts) {
  const campaigns = createCampaignsRepository(db);
  const runs = createCampaignRunsRepository(db);

  async function counted(campaignId: number, ids: readonly string[]): Promise<Set<string>> {
    const rows = await db.current
      .selectFrom('campaign_events')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** A finished campaign has its final result and takes no more events. */
  function wasRunning(row: StoredCampaign, spans: readonly Run[], at: Date): boolean {
    if (isOver(row) || at < midnightOf(row.start_date) || at >= endOf(row.end_date)) return false;
    return spans.some(
      ({ started_at, ended_at }) => started_at <= at && (ended_at === null || at < ended_at),
    );
  }

  async function write(row: StoredCampaign, cells: readonly Cell[], ids: readonly string[]) {
    const { id } = row;
    await db.current
      .insertInto('campaign_events')
      .values(ids.map((event) => ({ campaign_id: id, id: event })))
      .execute();
    await db.current
      .insertInto('campaign_days')
      .values(
        cells.map(({ date, position, language, views, clicks, spend }) => ({
          campaign_id: id,
          date,
          position,
          language,
          views,
          clicks,
          spend,
        })),
      )
      .onConflict((oc) =>
        oc.columns(['campaign_id', 'date', 'position', 'language']).doUpdateSet({
          views: sql`campaign_days.views + excluded.views`,
          clicks: sql`campaign_days.clicks + excluded.clicks`,
          spend: sql`campaign_days.spend + excluded.spend`,
        }),
      )
      .execute();
    for (const charge of chargesOf(row, cells)) await ledger.charge(row.business_user_id, charge);
    const { views, clicks, spend } = cells.reduce(plus, none);
    // The version stays: the dealer has read nothing of what changed.
    return campaigns.change(
      id,
      { views: row.views + views, clicks: row.clicks + clicks, spend: row.spend + spend },
      false,
    );
  }

  return {
    /**
     * Counts a batch. The campaign's row is locked, so that batches are processed one by one and the remaining money is known at each event.
     * @throws Problem 404
     */
    add: (campaignId: number, { events }: BannerEvents): Promise<BannerEventsResult> =>
      db.transaction(async () => {
        const row = await campaigns.lockOfAnyOwner(campaignId);
        if (row === undefined) throw notFound();
        const now = clock.now();
        const earliest = new Date(now.getTime() - pastLimit);
        const latest = new Date(now.getTime() + futureLimit);
        const known = await counted(
          campaignId,
          events.map(({ id }) => id),
        );
        const spans = await runs.since(campaignId, earliest);
        const banners = await campaigns.banners([campaignId]);
        const price = pricePerUnit(row.price_model);
        const paidKind = row.price_model === 'CPM' ? 'view' : 'click';
        const cells = new Map<string, Cell>();
        const accepted: string[] = [];
        const rejected: BannerEventsResult['rejected'] = [];
        let spend = 0;
        let repeated = 0;

        const rejection = ({ position, language }: BannerEvent, at: Date): Code | undefined => {
          if (at < earliest || at > latest) return 'time_out_of_range';
          if (!banners.some((one) => one.position === position && one.language === language))
            return 'unknown_banner';
          if (!wasRunning(row, spans, at)) return 'not_running';
          return canAfford({ ...row, spend: row.spend + spend }) ? undefined : 'out_of_money';
        };

        for (const event of events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
          const { id, kind, position, language } = event;
          if (known.has(id)) {
            repeated += 1;
            continue;
          }
          const at = new Date(event.at);
          const code = rejection(event, at);
          if (code !== undefined) {
            rejected.push({ id, code });
            continue;
          }
          known.add(id);
          accepted.push(id);
          const cost = kind === paidKind ? price : 0;
          spend += cost;
          const date = dayInTashkent(at);
          const key = `${date} ${position} ${language}`;
          const cell = cells.get(key) ?? { ...none, date, position, language, paidBy: undefined };
          const one = kind === 'view' ? { views: 1, clicks: 0 } : { views: 0, clicks: 1 };
          const paidBy = cell.paidBy ?? (cost > 0 ? id : undefined);
          cells.set(key, { ...cell, ...plus(cell, { ...one, spend: cost }), paidBy });
        }

        const after =
          accepted.length === 0
            ? row
            : await lifecycle.spent(await write(row, [...cells.values()], accepted));
        return { accepted: accepted.length, repeated, rejected, status: after.status };
      }),
  };
}

function chargesOf({ id, price_model }: StoredCampaign, cells: readonly Cell[]): Charge[] {
  const days = [...new Set(cells.map(({ date }) => date))].toSorted();
  return days.flatMap((day) => {
    const own = cells.filter(({ date, spend }) => date === day && spend > 0);
    const eventKey = own.find(({ paidBy }) => paidBy !== undefined)?.paidBy;
    if (eventKey === undefined) return [];
    const { views, clicks, spend } = own.reduce(plus, none);
    const units = price_model === 'CPM' ? { views } : { clicks };
    return [{ campaignId: id, eventKey, day, amount: spend, units }];
  });
}

export type CampaignEvents = ReturnType<typeof createCampaignEvents>;
