import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { listQuery } from '../../../platform/db/list-query';
import { type Sql, createPrepared, literal } from '../../../platform/db/statement';
import { mayAct } from '../../../platform/http/permissions';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { Access } from '../../../platform/values/access';
import { type Clock, addDays, dayInTashkent, midnightOf } from '../../../platform/values/clock';
import { type ListMoment, narrowAutos } from './auto-filters';
import { autoIds } from './auto-ordering';
import { costOf, stockedOn } from './stock-bands';
import type {
  AutoCounts,
  AutoFilters,
  AutoOrdering,
  AutoStatus,
  Condition,
  Currency,
  DeactivationReason,
  DeclinedReason,
} from './auto-types';

/** Only for the dealership itself. */
export interface DealerColumns {
  approved_price: number | null;
  approved_currency: Currency | null;
  needs_moderation: boolean;
  comparables: number | null;
  median: number | null;
  great_from: number | null;
  great_to: number | null;
  good_to: number | null;
  stocked_on: string;
  sold_on: string | null;
  views_30d: number;
  calls_30d: number;
  leads_30d: number;
  /** Null without a purchase, and for members without `autos.costs`. */
  cost: number | null;
}

export interface SummaryRow extends CoverColumns, Partial<DealerColumns> {
  id: number;
  version: number;
  status: AutoStatus;
  brand_id: number;
  brand_name: string;
  car_model_id: number;
  car_model_name: string;
  generation_id: number | null;
  generation_name: string | null;
  year_start: number | null;
  year_stop: number | null;
  modification_id: number | null;
  modification_name: string | null;
  volume_litres: number | null;
  horse_power: number | null;
  position_id: number | null;
  position_ru: string | null;
  position_uz: string | null;
  year: number | null;
  mileage: number | null;
  transmission_id: number | null;
  transmission_ru: string | null;
  transmission_uz: string | null;
  fuel_type_id: number | null;
  fuel_type_ru: string | null;
  fuel_type_uz: string | null;
  color_id: number | null;
  color_ru: string | null;
  color_uz: string | null;
  condition: Condition | null;
  used_car: boolean;
  vin: string | null;
  external_id: string | null;
  photo_count: number;
  avtosalon_id: number | null;
  avtosalon_name: string | null;
  region_id: number | null;
  region_ru: string | null;
  region_uz: string | null;
  currency: Currency;
  price: number | null;
  sale_price: number | null;
  sale_currency: Currency | null;
  is_karvon_nasiya: boolean;
  is_trade_in: boolean;
  is_cheaper: boolean;
  views: number;
  likes: number;
  calls: number;
  chats: number;
  leads: number;
  is_edited: boolean;
  declined_reasons: DeclinedReason[];
  deactivation_reason: DeactivationReason | null;
  created_at: Date;
  status_changed_at: Date;
  published_at: Date | null;
  expires_at: Date | null;
  reserved_until: Date | null;
  next_update_at: Date | null;
  moderation_sent_at: Date | null;
  sold_at: Date | null;
  closed_at: Date | null;
}

const columns = sql`a.id, a.version, a.status, a.brand_id, b.name as brand_name, a.car_model_id, m.name as car_model_name,
    a.generation_id, g.name as generation_name, g.year_start, g.year_stop,
    a.modification_id, mo.name as modification_name, mo.volume_litres, mo.horse_power,
    a.position_id, p.name_ru as position_ru, p.name_uz as position_uz, a.year, a.mileage,
    a.transmission_id, tr.name_ru as transmission_ru, tr.name_uz as transmission_uz,
    a.fuel_type_id, f.name_ru as fuel_type_ru, f.name_uz as fuel_type_uz,
    a.color_id, c.name_ru as color_ru, c.name_uz as color_uz,
    a.condition, a.used_car, a.vin, a.external_id,
    ${coverColumns('a')}, a.photo_count,
    a.avtosalon_id, s.name as avtosalon_name, a.region_id, r.name_ru as region_ru, r.name_uz as region_uz,
    a.currency, a.price, a.sale_price, a.sale_currency, a.is_karvon_nasiya, a.is_trade_in, a.is_cheaper,
    t.views, t.likes, t.calls, t.chats, t.leads, a.is_edited, a.declined_reasons, a.deactivation_reason,
    a.created_at, a.status_changed_at, a.published_at, a.expires_at, a.reserved_until, a.next_update_at,
    a.moderation_sent_at, a.sold_at, a.closed_at`;

const joins = sql`
  join brands b on b.id = a.brand_id
  join car_models m on m.id = a.car_model_id
  join auto_totals t on t.auto_id = a.id
  left join generations g on g.id = a.generation_id
  left join modifications mo on mo.id = a.modification_id
  left join positions p on p.id = a.position_id
  left join options tr on tr.id = a.transmission_id
  left join options f on f.id = a.fuel_type_id
  left join options c on c.id = a.color_id
  left join images i on i.id = a.cover_id
  left join avtosalons s on s.id = a.avtosalon_id
  left join regions r on r.id = a.region_id`;

const days = 30;

function dealerColumns(access: Access, now: Date): Sql {
  const first = addDays(dayInTashkent(now), 1 - days);
  const leads = sql`select count(*)::int from leads l where l.auto_id = a.id and l.created_at >= ${midnightOf(first)}`;
  return sql`${columns}, a.approved_price, a.approved_currency, a.needs_moderation,
    k.comparables, k.median, k.great_from, k.great_to, k.good_to,
    ${stockedOn('a')} as stocked_on, (select s.sold_on from sales s where s.auto_id = a.id) as sold_on,
    (select coalesce(sum(d.views), 0)::int from auto_days d where d.auto_id = a.id and d.date >= ${first}::date) as views_30d,
    (${leads} and l.type = 'call') as calls_30d, (${leads}) as leads_30d,
    ${mayAct(access, 'autos.costs') ? costOf('a') : sql`null::bigint`} as cost`;
}

const none: AutoCounts['statuses'] = {
  ne_active: 0,
  moderation: 0,
  moderation_declined: 0,
  flagged_to_admin: 0,
  active: 0,
  reported_by_client: 0,
  barakami: 0,
  sold_on_karvon: 0,
  deactivated: 0,
  expired: 0,
  archived: 0,
};

/** Also the queues of the buyers' site. Statements are few and hot, so they are written by hand and prepared by name. */
export function createAutosListRepository(db: Db, clock: Clock) {
  const run = createPrepared(db);
  const list = listQuery<SummaryRow, AutoFilters & ListMoment, AutoOrdering, keyof typeof none>(
    db,
    {
      table: 'autos',
      alias: 'a',
      // A literal, because partial indexes match only literals.
      live: sql`a.status <> 'deleted'`,
      where: narrowAutos,
      idsOf: autoIds,
      defaultOrdering: '-created_at',
      select: (access) => dealerColumns(access, clock.now()),
      joins: sql`${joins} left join auto_markets k on k.auto_id = a.id`,
      statuses: { column: 'a.status', none },
    },
  );
  return {
    ...list,

    /** Listings of every dealership, the oldest change first. */
    queue(status: AutoStatus, { size, offset }: { size: number; offset: number }) {
      return run(sql<SummaryRow>`with page as (
           select a.id, row_number() over (order by a.status_changed_at, a.id) as n
           from autos a where a.status = ${status} order by a.status_changed_at, a.id
           limit ${literal(size)} offset ${offset})
         select ${columns} from page join autos a on a.id = page.id ${joins} order by page.n`);
    },

    async queueLength(status: AutoStatus): Promise<number> {
      const [row] = await run(sql<{ count: number }>`
        select count(*)::int as count from autos a where a.status = ${status}`);
      return row?.count ?? 0;
    },
  };
}
