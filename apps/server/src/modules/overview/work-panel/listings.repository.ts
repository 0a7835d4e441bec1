import { hour } from '../../../platform/values/clock';
import { sql } from 'kysely';
import type { NamedCar } from '../../catalogue/catalog/car-title';
import type { Db } from '../../../platform/db/client';
import { type Sql, all, createPrepared } from '../../../platform/db/statement';
import { andShowroomScope, showroomScope } from '../../../platform/db/showroom-scope';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { AutoStatus, DeclinedReason } from '../../stock/autos/auto-types';
import type { WorkScope } from './work-panel-types';

export interface WaitingListing extends NamedCar, CoverColumns {
  id: number;
  version: number;
  status: AutoStatus;
  is_edited: boolean;
  declined_reasons: DeclinedReason[];
  created_at: Date;
  status_changed_at: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  refreshed_at: Date | null;
  next_update_at: Date | null;
}

export interface ListingCounts {
  declined_autos: number;
  expiring_autos: number;
  refresh_ready: number;
}

/** Time before expiry in which a listing may be renewed (decisions §4); `expires_within=3` of the list of cars. */
const expiringWithin = 72 * hour;

/** The car list has the same conditions behind `status`, `expires_within` and `can_refresh`. */
const waits = {
  declined: () => sql`a.status = 'moderation_declined'`,
  expiring: ({ now }: WorkScope) =>
    sql`a.status = 'active' and a.expires_at <= ${new Date(now.getTime() + expiringWithin)}`,
  refresh: ({ now }: WorkScope) =>
    sql`a.status = 'active' and coalesce(a.next_update_at, '-infinity') <= ${now}`,
} as const;

export function createListingsRepository(db: Db) {
  const run = createPrepared(db);

  const own = ({ access, avtosalon }: WorkScope) =>
    all(
      [
        sql`a.business_user_id = ${access.owner}`,
        avtosalon === undefined ? undefined : sql`a.avtosalon_id = ${avtosalon}`,
        showroomScope(access, 'autos', 'a'),
      ].filter((condition) => condition !== undefined),
    );

  function rows(
    scope: WorkScope,
    { condition, order, limit }: { condition: Sql; order: Sql; limit: number },
  ): Promise<WaitingListing[]> {
    return run(sql<WaitingListing>`select a.id, a.version, a.status, a.is_edited, a.declined_reasons, a.created_at, a.status_changed_at,
         a.activated_at, a.expires_at, a.refreshed_at, a.next_update_at,
         b.name as brand_name, m.name as car_model_name, a.year, ${coverColumns('a')}
       from (select * from autos a where ${own(scope)} and ${condition} order by ${order} limit ${limit}) a
       join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
       left join images i on i.id = a.cover_id
       order by ${order}`);
  }

  return {
    async counts(scope: WorkScope): Promise<ListingCounts> {
      const [row] =
        await run(sql<ListingCounts>`select count(*) filter (where ${waits.declined()})::int as declined_autos,
           count(*) filter (where ${waits.expiring(scope)})::int as expiring_autos,
           count(*) filter (where ${waits.refresh(scope)})::int as refresh_ready
         from autos a where ${own(scope)} and a.status in ('active', 'moderation_declined')`);
      return row ?? { declined_autos: 0, expiring_autos: 0, refresh_ready: 0 };
    },

    /** The newest first. */
    declined(scope: WorkScope, limit: number) {
      const order = sql`a.status_changed_at desc, a.id desc`;
      return rows(scope, { condition: waits.declined(), order, limit });
    },

    /** The soonest first. */
    expiring(scope: WorkScope, limit: number) {
      const condition = waits.expiring(scope);
      return rows(scope, { condition, order: sql`a.expires_at, a.id`, limit });
    },

    /** Longest refreshable first, then the next ones. */
    refresh: (scope: WorkScope, limit: number) =>
      rows(scope, {
        condition: sql`a.status = 'active'`,
        order: sql`coalesce(a.next_update_at, a.activated_at), a.id`,
        limit,
      }),

    /** Counts showrooms and cars of the entire dealership, without deleted cars. */
    async totals({ access }: WorkScope): Promise<{ avtosalons: number; autos: number }> {
      const scopeOf = (table: string) => andShowroomScope(access, table, table);
      const [row] = await run(sql<{
        avtosalons: number;
        autos: number;
      }>`select (select count(*) from avtosalons where business_user_id = ${access.owner} and deleted_at is null ${scopeOf('avtosalons')})::int as avtosalons,
           (select count(*) from autos where business_user_id = ${access.owner} and status <> 'deleted' ${scopeOf('autos')})::int as autos`);
      return row ?? { avtosalons: 0, autos: 0 };
    },
  };
}
