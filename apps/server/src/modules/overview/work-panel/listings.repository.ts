import type { NamedCar } from '../../catalogue/catalog/car-title';
import type { Db } from '../../../platform/db/client';
import { createPrepared } from '../../../platform/db/prepared';
import { andShowroomScope, showroomScope } from '../../../platform/db/showroom-scope';
import { type SqlParameters, createParameters } from '../../../platform/db/sql-parameters';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { AutoStatus, DeclinedReason } from '../../stock/autos/auto-types';
import type { WorkScope } from './work-panel-types';

/** A listing with what a row of the panel shows of it. */
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

/** From then on a listing may be renewed (decisions §4); `expires_within=3` of the list of cars. */
const expiringWithin = 72 * 3_600_000;

/** What each queue holds. The list of cars has the same conditions behind `status`, `expires_within` and `can_refresh`. */
const waits = {
  declined: () => `a.status = 'moderation_declined'`,
  expiring: ({ now }: WorkScope, p: SqlParameters) =>
    `a.status = 'active' and a.expires_at <= ${p.add(new Date(now.getTime() + expiringWithin))}`,
  refresh: ({ now }: WorkScope, p: SqlParameters) =>
    `a.status = 'active' and coalesce(a.next_update_at, '-infinity') <= ${p.add(now)}`,
} as const;

/** Listings that wait for their dealer. */
export function createListingsRepository(db: Db) {
  const run = createPrepared(db);

  const own = ({ owner, avtosalon }: WorkScope, p: SqlParameters) =>
    [
      `a.business_user_id = ${p.add(owner)}`,
      avtosalon === undefined ? [] : `a.avtosalon_id = ${p.add(avtosalon)}`,
      showroomScope('autos', 'a', (value) => p.add(value)) ?? [],
    ]
      .flat()
      .join(' and ');

  function rows(
    scope: WorkScope,
    p: SqlParameters,
    { condition, order, limit }: { condition: string; order: string; limit: number },
  ): Promise<WaitingListing[]> {
    return run<WaitingListing>(
      `select a.id, a.version, a.status, a.is_edited, a.declined_reasons, a.created_at, a.status_changed_at,
         a.activated_at, a.expires_at, a.refreshed_at, a.next_update_at,
         b.name as brand_name, m.name as car_model_name, a.year, ${coverColumns('a')}
       from (select * from autos a where ${own(scope, p)} and ${condition} order by ${order} limit ${p.add(limit)}) a
       join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
       left join images i on i.id = a.cover_id
       order by ${order}`,
      p.values,
    );
  }

  return {
    async counts(scope: WorkScope): Promise<ListingCounts> {
      const p = createParameters();
      const [row] = await run<ListingCounts>(
        `select count(*) filter (where ${waits.declined()})::int as declined_autos,
           count(*) filter (where ${waits.expiring(scope, p)})::int as expiring_autos,
           count(*) filter (where ${waits.refresh(scope, p)})::int as refresh_ready
         from autos a where ${own(scope, p)} and a.status in ('active', 'moderation_declined')`,
        p.values,
      );
      return row ?? { declined_autos: 0, expiring_autos: 0, refresh_ready: 0 };
    },

    /** The newest first. */
    declined(scope: WorkScope, limit: number) {
      const order = 'a.status_changed_at desc, a.id desc';
      return rows(scope, createParameters(), { condition: waits.declined(), order, limit });
    },

    /** The soonest first. */
    expiring(scope: WorkScope, limit: number) {
      const p = createParameters();
      const condition = waits.expiring(scope, p);
      return rows(scope, p, { condition, order: 'a.expires_at, a.id', limit });
    },

    /** Those that may be refreshed by how long they could be, then those that will be next. */
    refresh: (scope: WorkScope, limit: number) =>
      rows(scope, createParameters(), {
        condition: `a.status = 'active'`,
        order: `coalesce(a.next_update_at, a.activated_at), a.id`,
        limit,
      }),

    /** Showrooms, and cars but deleted ones, of the whole dealership. */
    async totals({ owner }: WorkScope): Promise<{ avtosalons: number; autos: number }> {
      const p = createParameters();
      const place = p.add(owner);
      const scopeOf = (table: string) => andShowroomScope(table, table, (value) => p.add(value));
      const [row] = await run<{ avtosalons: number; autos: number }>(
        `select (select count(*) from avtosalons where business_user_id = ${place} and deleted_at is null ${scopeOf('avtosalons')})::int as avtosalons,
           (select count(*) from autos where business_user_id = ${place} and status <> 'deleted' ${scopeOf('autos')})::int as autos`,
        p.values,
      );
      return row ?? { avtosalons: 0, autos: 0 };
    },
  };
}
