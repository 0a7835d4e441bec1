import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { listQuery } from '../../../platform/db/list-query';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';

export type StoredAvtosalon = OwnedRow<'avtosalons'>;

export interface AvtosalonFilters {
  q?: string | undefined;
  region?: number | undefined;
}

/** Counts exclude deleted listings. */
export interface AvtosalonRow extends StoredAvtosalon {
  autos_count: number;
  active_autos_count: number;
}

export function createAvtosalonsRepository(db: Db) {
  return {
    ...ownedTable(db, 'avtosalons', { versioned: true, softDelete: true }),

    list: listQuery<AvtosalonRow, AvtosalonFilters, 'name', 'active' | 'inactive'>(db, {
      table: 'avtosalons',
      alias: 's',
      live: sql`s.deleted_at is null`,
      where({ q, region }, is) {
        is.terms(q, 's.search');
        is.equal('s.region_id', region);
      },
      orders: { name: sql`lower(s.name)` },
      defaultOrdering: 'name',
      statuses: { column: 's.status', none: { active: 0, inactive: 0 } },
      select: sql`s.*, autos.autos_count, autos.active_autos_count`,
      joins: sql`cross join lateral (
        select count(*)::int as autos_count,
          count(*) filter (where a.status = 'active')::int as active_autos_count
        from autos a
        where a.business_user_id = s.business_user_id and a.avtosalon_id = s.id and a.status <> 'deleted'
      ) autos`,
    }),
  };
}
