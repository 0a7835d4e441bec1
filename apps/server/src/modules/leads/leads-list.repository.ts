import type { Db } from '../../db/client';
import { createPrepared } from '../../db/prepared';
import { searchCondition } from '../autos/auto-search';
import { type SqlParameters, createParameters } from '../autos/sql-parameters';
import type { LeadFilters, LeadOrdering } from './lead-types';
import type { StoredLead } from './leads.repository';

/** A lead with the names of what it refers to. */
export interface LeadRow extends StoredLead {
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
  cover_id: string | null;
  cover_name: string | null;
  cover_width: number | null;
  cover_height: number | null;
  avtosalon_name: string | null;
}

const orders: Readonly<Record<LeadOrdering, string>> = {
  '-created_at': 'l.created_at desc, l.id desc',
  created_at: 'l.created_at, l.id',
  // Among the unanswered the oldest first, then the answered, the newest first.
  waiting: `l.first_response_at is not null, case when l.first_response_at is null then l.created_at end,
    l.created_at desc, l.id desc`,
  client_name: `l.client_name = '', lower(l.client_name), l.id`,
  '-client_name': `l.client_name = '', lower(l.client_name) desc, l.id desc`,
};

/** Midnight in Tashkent that begins a day, so many days later. */
const midnight = (date: string, days: number, p: SqlParameters) =>
  `((${p.add(date)}::date + ${days})::timestamp at time zone 'Asia/Tashkent')`;

/** Leads of the filters but for their status, as `l`; the car is found by its own words. */
function matching(owner: number, filters: LeadFilters, p: SqlParameters): string {
  const { type, avtosalon, auto_id, responsible, source, q, from, to } = filters;
  const equal = (column: string, value: string | number | undefined) =>
    value === undefined ? [] : [`l.${column} = ${p.add(value)}`];
  const conditions = [
    `l.business_user_id = ${p.add(owner)}`,
    equal('type', type),
    equal('avtosalon_id', avtosalon),
    equal('auto_id', auto_id),
    equal('responsible_id', responsible),
    equal('source', source),
    from === undefined ? [] : [`l.created_at >= ${midnight(from, 0, p)}`],
    to === undefined ? [] : [`l.created_at < ${midnight(to, 1, p)}`],
    q === undefined ? [] : [searchCondition(q, 'words', p)],
  ].flat();
  const words =
    q === undefined
      ? ''
      : `left join autos car on car.id = l.auto_id
         cross join lateral (select l.id, l.search || coalesce(car.search, '') as search) words`;
  return `leads l ${words} where ${conditions.join(' and ')}`;
}

const withNames = (page: string) => `
  with page as (${page})
  select l.*, b.name as brand_name, m.name as car_model_name, a.year, a.cover_id,
    i.name as cover_name, i.width as cover_width, i.height as cover_height, s.name as avtosalon_name
  from page
  join leads l on l.id = page.id
  left join autos a on a.id = l.auto_id
  left join brands b on b.id = a.brand_id
  left join car_models m on m.id = a.car_model_id
  left join images i on i.id = a.cover_id
  left join avtosalons s on s.id = l.avtosalon_id
  order by page.n`;

/** Lists of a dealer's leads. */
export function createLeadsListRepository(db: Db) {
  const run = createPrepared(db);
  return {
    page(
      owner: number,
      { status, ...filters }: LeadFilters,
      { ordering, size, offset }: { ordering: LeadOrdering; size: number; offset: number },
    ): Promise<LeadRow[]> {
      const p = createParameters();
      const order = orders[ordering];
      const from = matching(owner, filters, p);
      const ofStatus = status === undefined ? '' : ` and l.status = ${p.add(status)}`;
      return run(
        withNames(`select l.id, row_number() over (order by ${order}) as n from ${from}${ofStatus}
          order by ${order} limit ${p.add(size)} offset ${p.add(offset)}`),
        p.values,
      );
    },

    /** How many match, and how many of them are new whatever the status asked for. */
    async counts(
      owner: number,
      { status, ...filters }: LeadFilters,
    ): Promise<{ count: number; new_count: number }> {
      const p = createParameters();
      const from = matching(owner, filters, p);
      const ofStatus = status === undefined ? 'true' : `l.status = ${p.add(status)}`;
      const [row] = await run<{ count: number; new_count: number }>(
        `select count(*) filter (where ${ofStatus})::int as count,
           count(*) filter (where l.status = 'new')::int as new_count
         from ${from}`,
        p.values,
      );
      return row ?? { count: 0, new_count: 0 };
    },

    async find(owner: number, id: number): Promise<LeadRow | undefined> {
      const [row] = await run<LeadRow>(
        withNames('select id, 1 as n from leads where business_user_id = $1 and id = $2'),
        [owner, id],
      );
      return row;
    },
  };
}

export type LeadsListRepository = ReturnType<typeof createLeadsListRepository>;
