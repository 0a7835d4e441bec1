import { sql } from 'kysely';
import { dayInTashkent, day } from '../../../platform/values/clock';
import { listQuery } from '../../../platform/db/list-query';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import { hasMemberResponse } from '../../../platform/db/response-bucket';
import type { Sql } from '../../../platform/db/statement';
import type { Deps } from '../../../platform/deps';
import type { EmployeeOrdering, EmployeeStatus } from './employee-types';

export type StoredEmployee = OwnedRow<'members'>;

export interface EmployeeFilters {
  avtosalon?: number | undefined;
  assignable?: boolean | undefined;
  q?: string | undefined;
}

export interface EmployeeRow extends StoredEmployee {
  lead_count: number;
  open_lead_count: number;
  auto_count: number;
  /** Seconds; null below five contacts. */
  response_median: number | null;
}

const leads = sql`select count(*)::int from leads l where l.responsible_id = m.id`;
const openLeads = sql`(${leads} and l.status = 'new')`;

/** An employee without showrooms works in all of them. */
const cars = sql`(select count(*)::int from autos a where a.business_user_id = m.business_user_id and a.status <> 'deleted'
  and (m.avtosalons = '{}' or a.avtosalon_id = any(m.avtosalons)))`;

const medianDays = 30;

/** Seconds from a contact to this member's response; null below five contacts, a too small sample. */
const median = (since: string): Sql => sql`(select
    case when count(*) >= 5 then round(percentile_cont(0.5) within group (
      order by extract(epoch from c.first_response_at - c.created_at)))::int end
  from lead_contacts c where c.business_user_id = m.business_user_id and c.responded_by = m.user_id
    and c.created_at >= (${since}::date)::timestamp at time zone 'Asia/Tashkent' and ${hasMemberResponse('c')})`;

export function createEmployeesRepository({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const recentMedian = () =>
    median(dayInTashkent(new Date(clock.now().getTime() - (medianDays - 1) * day)));
  return {
    ...ownedTable(db, 'members', { softDelete: true }),

    /** Removed members too, for the undo. */
    withRemoved: ownedTable(db, 'members', { softDelete: false }),

    list: listQuery<EmployeeRow, EmployeeFilters, EmployeeOrdering, EmployeeStatus>(db, {
      table: 'members',
      alias: 'm',
      live: sql`m.deleted_at is null`,
      where({ avtosalon, assignable = false, q }, is) {
        if (avtosalon !== undefined)
          is.that(sql`(m.avtosalons = '{}' or ${avtosalon}::bigint = any(m.avtosalons))`);
        if (assignable) is.that(sql`m.status = 'active'`);
        is.search(q, 'm');
      },
      first: sql`m.role <> 'owner'`,
      orders: {
        full_name: sql`lower(m.full_name)`,
        created_at: 'm.created_at',
        open_lead_count: openLeads,
        auto_count: cars,
        response_median: () => ({ absentLast: recentMedian() }),
        last_seen_at: { absentLast: 'm.last_seen_at' },
      },
      defaultOrdering: 'full_name',
      select: () => sql`m.*, (${leads}) as lead_count, ${openLeads} as open_lead_count,
        ${cars} as auto_count, ${recentMedian()} as response_median`,
      statuses: { column: 'm.status', none: { invited: 0, active: 0, blocked: 0 } },
    }),
  };
}
