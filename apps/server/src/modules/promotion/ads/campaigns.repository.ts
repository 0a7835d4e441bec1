import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { createConditions, type Conditions } from '../../../platform/db/conditions';
import { limitOf, listQuery } from '../../../platform/db/list-query';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import { type Sql, all, createStatements } from '../../../platform/db/statement';
import { notFound } from '../../../platform/http/problem';
import type { ImageRow } from '../../../platform/media/image';
import type { Database } from '../../../platform/db/tables';
import type { Period } from './campaign-days';
import type {
  BannerPosition,
  CampaignExportQuery,
  CampaignOrdering,
  CampaignStatus,
  MarketplaceCampaignQuery,
} from './campaign-types';

export type StoredCampaign = OwnedRow<'campaigns'>;
export type CampaignChanges = Omit<
  Updateable<Database['campaigns']>,
  'id' | 'version' | 'business_user_id'
>;
export type NewBanner = Omit<Insertable<Database['campaign_banners']>, 'campaign_id'>;
export type Pocket = Selectable<Database['pockets']>;

export interface CampaignRow extends StoredCampaign {
  status_by_name: string | null;
  leads: number;
  running_since: Date | null;
  pocket_ru: string | null;
  pocket_uz: string | null;
}

export interface BannerRow extends NewBanner, ImageRow {
  campaign_id: number;
}

export interface Figures {
  views: number;
  clicks: number;
  spend: number;
  leads: number;
}

export type CampaignFilters = Omit<CampaignExportQuery, 'status' | 'ordering'>;

const leadsOf = sql`(select count(*) from leads l where l.campaign_id = c.id)`;
const costPerLead = sql`(c.spend / nullif(${leadsOf}, 0))`;

/** The period of the totals is not a filter. */
function narrow({ segment, price_model, brand, pocket, budget_low, q }: CampaignFilters) {
  return (is: Conditions) => {
    is.equal('c.segment', segment);
    is.equal('c.price_model', price_model);
    is.equal('c.brand_id', brand);
    is.equal('c.pocket_id', pocket);
    is.search(q, 'c');
    const isLow = sql`(c.status = 'active' and (c.paid - c.released - c.spend) * 10 < c.budget)`;
    if (budget_low !== undefined) is.that(budget_low ? isLow : sql`not ${isLow}`);
  };
}

const none = { moderation: 0, active: 0, paused: 0, stopped: 0, finished: 0, declined: 0 };

export function createCampaignsRepository(db: Db) {
  const campaigns = ownedTable(db, 'campaigns', { versioned: true });
  const run = createStatements(db);

  return {
    find: campaigns.find,
    require: campaigns.require,
    all: campaigns.all,
    lock: campaigns.lock,
    insert: campaigns.insert,

    list: listQuery<CampaignRow, CampaignFilters, CampaignOrdering, CampaignStatus>(db, {
      table: 'campaigns',
      alias: 'c',
      where: (filters, is) => narrow(filters)(is),
      orders: {
        attention: {
          asc: sql`c.status <> 'declined', c.created_at desc, c.id desc`,
          desc: sql`c.status = 'declined', c.created_at, c.id`,
        },
        created_at: 'c.created_at',
        start_date: 'c.start_date',
        end_date: 'c.end_date',
        budget: 'c.budget',
        spend: 'c.spend',
        views: 'c.views',
        clicks: 'c.clicks',
        leads: leadsOf,
        // Campaigns with leads come first in both directions.
        cost_per_lead: { absentLast: costPerLead },
      },
      defaultOrdering: 'attention',
      select: sql`c.*, ${leadsOf}::int as leads, u.full_name as status_by_name, r.started_at as running_since,
        p.name_ru as pocket_ru, p.name_uz as pocket_uz`,
      joins: sql`left join business_users u on u.id = c.status_by_id
        left join campaign_runs r on r.campaign_id = c.id and r.ended_at is null
        left join pockets p on p.id = c.pocket_id`,
      statuses: { column: 'c.status', none },
    }),

    async figures(
      owner: Owner,
      { status, ...filters }: CampaignFilters & { status?: readonly CampaignStatus[] | undefined },
      { from, to }: Period,
    ): Promise<Figures> {
      const conditions: Sql[] = [sql`c.business_user_id = ${owner}`];
      const is = createConditions(conditions);
      is.oneOf('c.status', status);
      narrow(filters)(is);
      const [row] =
        await run(sql<Figures>`with own as (select c.id from campaigns c where ${all(conditions)})
         select coalesce(sum(d.views), 0)::bigint as views, coalesce(sum(d.clicks), 0)::bigint as clicks,
           coalesce(sum(d.spend), 0)::bigint as spend,
           (select count(*) from leads l join own on own.id = l.campaign_id
             where (l.created_at at time zone 'Asia/Tashkent')::date between ${from}::date and ${to}::date
           )::bigint as leads
         from campaign_days d join own on own.id = d.campaign_id
         where d.date between ${from}::date and ${to}::date`);
      return row ?? { views: 0, clicks: 0, spend: 0, leads: 0 };
    },

    /** Lock for callers that do not know the owner; held until the surrounding transaction ends. */
    lockOfAnyOwner: (id: number): Promise<StoredCampaign | undefined> =>
      db.current
        .selectFrom('campaigns')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** @param isSeen true raises the version, so that whoever read the campaign must reload */
    async change(id: number, changes: CampaignChanges, isSeen = true): Promise<StoredCampaign> {
      const row = await db.current
        .updateTable('campaigns')
        .set({
          ...changes,
          ...(isSeen ? { version: sql<number>`version + 1` } : {}),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw notFound();
      return row;
    },

    async putBanners(campaignId: number, banners: readonly NewBanner[]): Promise<void> {
      await db.current
        .deleteFrom('campaign_banners')
        .where('campaign_id', '=', campaignId)
        .execute();
      await db.current
        .insertInto('campaign_banners')
        .values(banners.map((banner) => ({ ...banner, campaign_id: campaignId })))
        .execute();
    },

    async banners(campaignIds: readonly number[]): Promise<BannerRow[]> {
      if (campaignIds.length === 0) return [];
      return db.current
        .selectFrom('campaign_banners as b')
        .innerJoin('images as i', 'i.id', 'b.image_id')
        .selectAll('b')
        .select(['i.id', 'i.name', 'i.width', 'i.height'])
        .where('b.campaign_id', 'in', [...campaignIds])
        .orderBy('b.campaign_id')
        .orderBy('b.place')
        .execute();
    },

    /** Today and the last seven whole days with views per campaign, the newest first. */
    recentDays: (campaignIds: readonly number[], today: string) =>
      run(sql<{
        campaign_id: number;
        date: string;
        views: number;
        spend: number;
      }>`select ids.id as campaign_id, d.date, d.views, d.spend
         from unnest(${campaignIds}::bigint[]) ids(id)
         cross join lateral (
           select date, sum(views)::bigint as views, sum(spend)::bigint as spend from campaign_days
           where campaign_id = ids.id and date <= ${today}::date and views > 0
           group by date order by date desc limit 8
         ) d`),

    pockets: (): Promise<Pocket[]> =>
      db.current
        .selectFrom('pockets')
        .selectAll()
        .where('is_offered', '=', true)
        .orderBy('budget')
        .orderBy('id')
        .execute(),

    pocket: (id: number): Promise<Pocket | undefined> =>
      db.current.selectFrom('pockets').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Campaigns of every dealership, for the buyers' site and its moderators. */
    async marketplace(
      { status = 'active', position, language, page, size }: MarketplaceCampaignQuery,
      today: string,
    ) {
      const conditions: Sql[] = [];
      const is = createConditions(conditions);
      is.equal('c.status', status);
      if (status === 'active') {
        is.that(sql`c.start_date <= ${today}::date and c.end_date >= ${today}::date`);
      }
      const banner: Sql[] = [sql`b.campaign_id = c.id`];
      const isBanner = createConditions(banner);
      isBanner.equal('b.position', position);
      isBanner.equal('b.language', language);
      if (banner.length > 1)
        is.that(sql`exists (select from campaign_banners b where ${all(banner)})`);
      const where = all(conditions);
      const counted = await run(
        sql<{ count: number }>`select count(*)::int as count from campaigns c where ${where}`,
      );
      const rows = await run(sql<{ id: number }>`select c.id from campaigns c where ${where}
         order by c.status_since, c.id ${limitOf({ size, offset: (page - 1) * size })}`);
      return { ids: rows.map(({ id }) => id), count: counted[0]?.count ?? 0 };
    },

    /** Keeps the order of the ids. */
    async withDealership(ids: readonly number[]): Promise<MarketplaceRow[]> {
      if (ids.length === 0) return [];
      const rows = await db.current
        .selectFrom('campaigns as c')
        .innerJoin('business_users as u', 'u.id', 'c.business_user_id')
        .selectAll('c')
        .select(['u.full_name', 'u.company_name as dealership', 'u.phone'])
        .where('c.id', 'in', [...ids])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
}

export interface MarketplaceRow extends StoredCampaign {
  full_name: string;
  dealership: string | null;
  phone: string;
}

export const positionsOf = (banners: readonly { position: BannerPosition }[]): BannerPosition[] => [
  ...new Set(banners.map(({ position }) => position)),
];

export type CampaignsRepository = ReturnType<typeof createCampaignsRepository>;
