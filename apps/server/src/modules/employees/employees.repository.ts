import { listQuery } from '../../db/list-query';
import { type OwnedRow, ownedTable } from '../../db/owned-table';
import type { Deps } from '../../deps';
import type { EmployeeOrdering, EmployeeStatus } from './employee-types';

export type StoredEmployee = OwnedRow<'members'>;

export interface EmployeeFilters {
  avtosalon?: number | undefined;
  assignable?: boolean | undefined;
  q?: string | undefined;
}

/** A member, and what they have to do with leads and cars. */
export interface EmployeeRow extends StoredEmployee {
  lead_count: number;
  open_lead_count: number;
  auto_count: number;
  /** Seconds; null below five contacts. */
  response_median: number | null;
}

const leads = `select count(*)::int from leads l where l.responsible_id = m.id`;
const openLeads = `(${leads} and l.status = 'new')`;

/** An employee without showrooms works in all of them. */
const cars = `(select count(*)::int from autos a where a.business_user_id = m.business_user_id and a.status <> 'deleted'
  and (m.avtosalons = '{}' or a.avtosalon_id = any(m.avtosalons)))`;

/** Days whose contacts the median of the response is of. */
const medianDays = 30;

/** Seconds to the first response, of contacts since a moment; below five it says too little. */
const median = (since: string) => `(select
    case when count(*) >= 5 then round(percentile_cont(0.5) within group (
      order by extract(epoch from l.first_response_at - l.created_at)))::int end
  from leads l where l.responsible_id = m.id and l.first_response_at is not null and l.created_at >= ${since})`;

export function createEmployeesRepository({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const recentMedian = (add: (value: unknown) => string) =>
    median(add(new Date(clock.now().getTime() - medianDays * 86_400_000)));
  return {
    ...ownedTable(db, 'members', { softDelete: true }),

    /** Removed members too, for the undo. */
    withRemoved: ownedTable(db, 'members', { softDelete: false }),

    list: listQuery<EmployeeRow, EmployeeFilters, EmployeeOrdering, EmployeeStatus>(db, {
      table: 'members',
      alias: 'm',
      live: 'm.deleted_at is null',
      where({ avtosalon, assignable = false, q }, is) {
        if (avtosalon !== undefined)
          is.that(`(m.avtosalons = '{}' or ${is.value(avtosalon)}::bigint = any(m.avtosalons))`);
        if (assignable) is.that(`m.status = 'active'`);
        is.search(q, 'm');
      },
      first: `m.role <> 'owner'`,
      orders: {
        full_name: 'lower(m.full_name)',
        created_at: 'm.created_at',
        open_lead_count: openLeads,
        auto_count: cars,
        response_median: (_, add) => ({ absentLast: recentMedian(add) }),
        last_seen_at: { absentLast: 'm.last_seen_at' },
      },
      defaultOrdering: 'full_name',
      select: (add) => `m.*, (${leads}) as lead_count, ${openLeads} as open_lead_count,
        ${cars} as auto_count, ${recentMedian(add)} as response_median`,
      statuses: { column: 'm.status', none: { invited: 0, active: 0, blocked: 0 } },
    }),
  };
}
