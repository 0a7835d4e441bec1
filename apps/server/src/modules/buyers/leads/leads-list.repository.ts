import { sql } from 'kysely';
import { type Access, sellerOf, memberIf } from '../../../platform/values/access';
import type { NamedCar } from '../../catalogue/catalog/car-title';
import type { Clock } from '../../../platform/values/clock';
import type { Db } from '../../../platform/db/client';
import { type Conditions, createConditions } from '../../../platform/db/conditions';
import { limitOf, listQuery } from '../../../platform/db/list-query';
import type { Owner } from '../../../platform/values/owner';
import { type Sql, all, createPrepared, nothing, literal } from '../../../platform/db/statement';
import { andShowroomScope, showroomScope } from '../../../platform/db/showroom-scope';
import { hasMemberResponse, responseBucket } from '../../../platform/db/response-bucket';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import { phonePiece } from '../../../platform/values/phone';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { LeadFilters, LeadOrdering, LeadSource, LeadStatus, LeadType } from './lead-types';
import type { StoredLead } from './leads.repository';

export interface LeadRow extends StoredLead, NamedCar, CoverColumns {
  auto_status: AutoStatus | null;
  avtosalon_name: string | null;
}

/** A contact in the database's JSON. */
export interface ContactJson {
  id: number;
  type: LeadType;
  source: LeadSource;
  call_answered: boolean | null;
  call_duration: number | null;
  campaign_id: number | null;
  created_at: string;
  first_response_at: string | null;
}

export interface OtherCar extends NamedCar, CoverColumns {
  auto_id: number;
  auto_status: AutoStatus;
}

export interface FullLeadRow extends LeadRow {
  contacts: ContactJson[];
  buyer_leads: number;
  buyer_new: number[] | null;
  other_cars: OtherCar[];
  /** Matching leads of this buyer beyond the page's limit per buyer; absent when the page counts leads. */
  more_leads?: number;
}

export type LeadRowFilters = Omit<LeadFilters, 'status'>;

/** Counts of matching rows in every status; `buyer_count` covers the requested status. */
export interface LeadFigures {
  statuses: Record<LeadStatus, number>;
  buyer_count: number;
  waiting_since: Date | null;
}

interface CountedLeads {
  /** Null for all statuses together. */
  status: LeadStatus | null;
  count: number;
  buyers: number;
  waiting_since: Date | null;
}

/** Lower is more urgent. Leads with attempts come after those without, answered ones after waiting ones. */
const urgency = sql`case
  when l.waiting_since is not null then (case when l.attempts > 0 then 1e11 else 0 end) + extract(epoch from l.waiting_since)
  else (case when l.status = 'new' then 3e11 else 5e11 end) - extract(epoch from l.created_at) end`;

/** Longest response time by lead, without contacts that were taken at once. One join is faster than a subquery per lead. */
const slowness = (owner: Owner, now: Date) => sql`left join (
    select c.lead_id, max(coalesce(c.first_response_at, ${now}) - c.created_at) as longest
    from lead_contacts c where c.business_user_id = ${owner} and c.source <> 'dealer' and c.call_answered is not true
    group by c.lead_id) waits on waits.lead_id = l.id`;

type Field = 'created_at' | 'waiting' | 'slowest' | 'client_name';

interface LeadOrder {
  key: Sql;
  first: 'min' | 'max';
  join?: Sql;
}

/** `first` is the value that is listed first. */
function orderOf(ordering: LeadOrdering, owner: Owner, now: Date): LeadOrder {
  const first = ordering.startsWith('-') ? 'max' : 'min';
  const fields: Record<Field, () => LeadOrder> = {
    created_at: () => ({ key: sql`l.created_at`, first }),
    waiting: () => ({ key: urgency, first: 'min' }),
    slowest: () => ({
      key: sql`waits.longest`,
      first: 'max',
      join: slowness(owner, now),
    }),
    client_name: () => ({ key: sql`nullif(lower(l.client_name), '')`, first }),
  };
  switch (ordering) {
    case 'created_at':
    case '-created_at':
      return fields.created_at();
    case 'client_name':
    case '-client_name':
      return fields.client_name();
    case 'waiting':
    case 'slowest':
      return fields[ordering]();
    default:
      return ordering satisfies never;
  }
}

function narrow(filters: LeadRowFilters, is: Conditions, access: Access): void {
  const { type, response, responded_by, source, campaign_id, q, from, to } = filters;
  is.oneOf('l.type', type);
  is.idOrNone('l.avtosalon_id', filters.avtosalon);
  is.idOrNone('l.auto_id', filters.auto_id);
  is.idOrNone('l.responsible_id', filters.responsible);
  is.ofMember('l.responsible_id', memberIf(access, filters.mine));
  if (response !== undefined) is.that(sql`${responseBucket('l')} = ${response}`);
  is.equal('l.source', source);
  is.equal('l.campaign_id', campaign_id);
  is.equal('l.telegram_post_id', filters.telegram_post_id);
  if (responded_by === undefined) is.days('l.created_at', from, to);
  else {
    const parts = [sql`m.id = ${responded_by}`, hasMemberResponse('c')];
    createConditions(parts).days('c.created_at', from, to);
    is.that(sql`exists (select from lead_contacts c join members m on m.user_id = c.responded_by and m.business_user_id = c.business_user_id
      where c.lead_id = l.id and ${all(parts)})`);
  }
  if (q === undefined) return;
  // The lead's own text or the car's must match.
  const found = carSearchCondition(q, 'terms');
  const byText = sql`exists (select from (select l.id, l.search || coalesce(car.search, '') as search,
    car.year, car.color_id, l.avtosalon_id from (select) one left join autos car on car.id = l.auto_id) terms where ${found})`;
  const piece = phonePiece(q);
  is.that(piece === undefined ? byText : sql`(${byText} or l.phone like ${`%${piece}%`})`);
}

const columns = sql`l.*, b.name as brand_name, m.name as car_model_name, a.year, a.status as auto_status, ${coverColumns('a')},
  s.name as avtosalon_name`;

const joins = sql`left join autos a on a.id = l.auto_id
  left join brands b on b.id = a.brand_id
  left join car_models m on m.id = a.car_model_id
  left join images i on i.id = a.cover_id
  left join avtosalons s on s.id = l.avtosalon_id`;

const sameBuyer = sql`o.business_user_id = l.business_user_id and o.buyer_key = l.buyer_key`;

/** Excludes leads of colleagues, which a seller may not change. Begins with "and". */
function andOwnWork(access: Access): Sql {
  const seller = sellerOf(access);
  if (seller === undefined) return nothing;
  return sql`and (o.responsible_id is null or o.responsible_id = ${seller})`;
}

/** Both conditions begin with "and". @param inReach leads that the member sees @param isOwn leads that the member may change */
const fullColumns = (inReach: Sql, isOwn: Sql) => sql`${columns},
  (select jsonb_agg(c order by c.created_at desc, c.id desc) from (select c.id, c.type, c.source, c.call_answered, c.call_duration,
     c.campaign_id, c.created_at, c.first_response_at from lead_contacts c where c.lead_id = l.id
     order by c.created_at desc, c.id desc limit 50) c) as contacts,
  (select count(*)::int from leads o where ${sameBuyer} ${inReach}) as buyer_leads,
  (select (array_agg(o.id order by o.id))[1:100] from leads o where ${sameBuyer} ${inReach} ${isOwn} and o.status = 'new') as buyer_new,
  (select coalesce(jsonb_agg(to_jsonb(car) order by car.created_at desc), '[]') from (select * from (
     select distinct on (o.auto_id) o.auto_id, o.created_at, a.status as auto_status, b.name as brand_name, m.name as car_model_name, a.year, ${coverColumns('a')}
     from leads o join autos a on a.id = o.auto_id left join brands b on b.id = a.brand_id
       left join car_models m on m.id = a.car_model_id left join images i on i.id = a.cover_id
     where ${sameBuyer} ${inReach} and o.auto_id is distinct from l.auto_id
     order by o.auto_id, o.created_at desc) every_car order by created_at desc limit 20) car) as other_cars`;

/** Leads of one buyer per page of buyers (contract). */
const mostOfBuyer = 20;

/** Leads of one buyer are adjacent, at the position of the first of them. */
export function createLeadsListRepository(db: Db, clock: Clock) {
  const run = createPrepared(db);

  const listOf = <Row extends object>(
    select: Sql | ((access: Access) => Sql),
    unit: 'lead' | 'buyer' = 'lead',
  ) =>
    listQuery<Row, LeadRowFilters, LeadOrdering, LeadStatus>(db, {
      table: 'leads',
      alias: 'l',
      where: narrow,
      defaultOrdering: '-created_at',
      idsOf(conditions, { ordering, ...slice }, _filters, { owner }) {
        const { key, first, join = nothing } = orderOf(ordering, owner, clock.now());
        const isLast = first === 'max';
        const direction = isLast ? sql`desc nulls last` : sql`asc nulls last`;
        const ofBuyer = sql`of_buyer ${direction}, buyer_key collate "C"`;
        const by = sql`${ofBuyer}, key ${direction}, id ${isLast ? sql`desc` : sql`asc`}`;
        // PostgreSQL computes the key twice for each lead without "offset 0".
        const sorted = sql`(
          select id, buyer_key, key, ${isLast ? sql`max` : sql`min`}(key) over (partition by buyer_key collate "C") as of_buyer
          from (select l.id, l.buyer_key, ${key} as key from leads l ${join} where ${conditions} offset 0) matching) sorted`;
        if (unit === 'lead')
          return sql`select id, row_number() over (order by ${by}) as n from ${sorted} order by ${by} ${limitOf(slice)}`;
        const before = slice.offset === 0 ? sql`0` : sql`${slice.offset}::int`;
        const isOnPage = sql`place > ${before} and place <= ${before} + ${literal(slice.size)}`;
        // Only the leads of the page's buyers are counted and numbered.
        return sql`select id, n, greatest(leads - ${literal(mostOfBuyer)}, 0)::int as more_leads from (
            select id, n, count(*) over (partition by place) as leads, row_number() over (partition by place order by n) as nth from (
              select id, row_number() over (order by ${by}) as n, dense_rank() over (order by ${ofBuyer}) as place
              from ${sorted}
            ) placed where ${isOnPage}
          ) buyers where nth <= ${literal(mostOfBuyer)} order by n`;
      },
      select,
      joins,
      statuses: { column: 'l.status', none: { new: 0, contacted: 0 } },
    });

  const full = (access: Access) =>
    fullColumns(andShowroomScope(access, 'leads', 'o'), andOwnWork(access));

  return {
    list: listOf<FullLeadRow>(full),
    byBuyer: listOf<FullLeadRow>((access) => sql`${full(access)}, page.more_leads`, 'buyer'),
    file: listOf<LeadRow>(columns),

    async figures(
      access: Access,
      { status, ...filters }: LeadRowFilters & { status?: LeadStatus | undefined },
    ): Promise<LeadFigures> {
      const conditions = [sql`l.business_user_id = ${access.owner}`];
      const is = createConditions(conditions);
      const scope = showroomScope(access, 'leads', 'l');
      if (scope !== undefined) is.that(scope);
      narrow(filters, is, access);
      // Separate statements would read the filtered rows again.
      const rows =
        await run(sql<CountedLeads>`select l.status, count(*)::int as count, count(distinct l.buyer_key collate "C")::int as buyers,
           min(l.waiting_since) as waiting_since
         from leads l where ${all(conditions)} group by grouping sets ((l.status), ())`);
      const of = (wanted: LeadStatus | null) => rows.find((row) => row.status === wanted);
      return {
        statuses: { new: of('new')?.count ?? 0, contacted: of('contacted')?.count ?? 0 },
        buyer_count: of(status ?? null)?.buyers ?? 0,
        waiting_since: of(null)?.waiting_since ?? null,
      };
    },
  };
}
