import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { type Sql, createStatements, nothing, literal } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { AutoStatus, Currency } from '../../stock/autos/auto-types';
import { periodSql, sumsByCar } from './statistics-sql';
import type { AutoFiguresExport, AutoFiguresList, Days, Place } from './statistics-types';

type Sums = Required<AutoFiguresList['totals']>;

/** Impressions are undefined when the marketplace reports none, because 0 would be wrong. */
export type Totals = Omit<Sums, 'impressions'> & { impressions: number | undefined };

export interface AutoRow extends CoverColumns {
  id: number;
  brand_name: string;
  car_model_name: string;
  year: number | null;
  status: AutoStatus;
  avtosalon_id: number | null;
  avtosalon_name: string | null;
  impressions: number | undefined;
  views: number;
  likes: number;
  calls: number;
  requests: number;
  chats: number;
  leads: number;
  interest: number;
  sold: number;
  sold_at: Date | null;
  sale_price: number | null;
  currency: Currency;
  days: number;
}

/** Sums cover all filtered rows, not only the page. */
export interface AutoRows {
  rows: AutoRow[];
  count: number;
  totals: Totals;
  withoutAuto: number;
}

interface RowsQuery extends Days {
  avtosalon: Place;
  q?: string | undefined;
  figure?: AutoFiguresExport['figure'];
  ordering: NonNullable<AutoFiguresExport['ordering']>;
  size: number;
  offset: number;
  now: Date;
}

const figures = [
  'impressions',
  'views',
  'likes',
  'calls',
  'requests',
  'chats',
  'leads',
  'interest',
  'sold',
] as const satisfies readonly (keyof Totals)[];

/** Equal rows are ordered by the newest car. */
const orders: Readonly<Record<RowsQuery['ordering'], Sql>> = {
  '-impressions': sql`impressions desc`,
  '-views': sql`views desc`,
  '-likes': sql`likes desc`,
  '-calls': sql`calls desc`,
  '-chats': sql`chats desc`,
  '-leads': sql`leads desc`,
  '-interest': sql`interest desc`,
  '-sold_at': sql`case when sold = 1 then sold_at end desc nulls last`,
  days: sql`days`,
  '-days': sql`days desc`,
};

const leadFigures: readonly string[] = ['calls', 'requests', 'chats', 'leads', 'interest'];

type Found = { count: number; loose: Record<string, number> | null; totals: Sums } & {
  [K in keyof AutoRow]: AutoRow[K] | null;
};

const isRow = (row: Found): row is Found & AutoRow => row.id !== null;

export function createAutoRowsRepository(db: Db) {
  const run = createStatements(db);

  /** One statement, so that page and sums come from one snapshot. */
  async function rows(access: Access, query: RowsQuery): Promise<AutoRows> {
    const { q, figure, ordering, size, offset, now } = query;
    const period = periodSql(access, query, query.avtosalon);
    const { owner: own, place, ofLeads, ofSales, within } = period;
    const sums = sql.join(
      figures.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`),
    );
    const isMatch = q === undefined ? nothing : sql`and ${carSearchCondition(q, 'a')}`;
    // Without a figure filter, current cars without any figures are included.
    const isCounted =
      figure === undefined
        ? sql`impressions + views + interest + sold > 0 or (status <> 'deleted' ${place('avtosalon_id')})`
        : sql`${sql.ref(figure)} > 0`;
    const order = sql`${orders[ordering]}, id desc`;
    const [first, ...others] = await run(sql<Found>`with f as (
         ${sumsByCar(period, query)}
       ), l as (
         select auto_id, count(*)::int as leads,
           count(*) filter (where type = 'call')::int as calls,
           count(*) filter (where type = 'leads')::int as requests,
           count(*) filter (where type = 'room')::int as chats
         from leads where business_user_id = ${own} and ${within('created_at')} ${ofLeads()}
         group by auto_id
       ), r as materialized (
         select * from (
           select a.id, a.status, coalesce(f.impressions, 0) as impressions, coalesce(f.views, 0) as views,
             coalesce(f.likes, 0) as likes, coalesce(l.calls, 0) as calls, coalesce(l.requests, 0) as requests,
             coalesce(l.chats, 0) as chats, coalesce(l.leads, 0) as leads,
             coalesce(f.likes, 0) + coalesce(l.leads, 0) as interest,
             case when ${within('a.sold_at')} ${ofSales('a')} then 1 else 0 end as sold, a.sold_at,
             greatest(0, floor(extract(epoch from coalesce(a.closed_at, ${now}) - a.created_at)
               / 86400))::int as days, a.avtosalon_id
           from autos a left join f on f.auto_id = a.id left join l on l.auto_id = a.id
           where a.business_user_id = ${own} ${isMatch} ${andShowroomScope(access, 'autos', 'a')}
         ) a
         where (${isCounted})
       ), t as (select count(*)::int as count, ${sums} from r),
       page as (select *, row_number() over (order by ${order}) as n from r
         order by ${order} limit ${literal(size)} offset ${offset})
       select t.count, to_jsonb(t) as totals, (select to_jsonb(l) from l where l.auto_id is null) as loose,
         page.*, b.name as brand_name, m.name as car_model_name, a.year, ${coverColumns('a')},
         s.name as avtosalon_name, a.sale_price, coalesce(a.sale_currency, a.currency) as currency
       from t left join page on true
       left join autos a on a.id = page.id left join brands b on b.id = a.brand_id
       left join car_models m on m.id = a.car_model_id left join images i on i.id = a.cover_id
       left join avtosalons s on s.id = a.avtosalon_id
       order by page.n`);
    const found = first === undefined ? [] : [first, ...others];
    const rowTotals = first?.totals;
    const areReported = (rowTotals?.impressions ?? 0) > 0;
    const isLoose = q === undefined && (figure === undefined || leadFigures.includes(figure));
    const loose = isLoose ? (first?.loose ?? undefined) : undefined;
    return {
      rows: found
        .filter(isRow)
        .map((row) => ({ ...row, impressions: areReported ? row.impressions : undefined })),
      count: first?.count ?? 0,
      ...withLoose(rowTotals, loose, figure),
    };
  }

  return { rows };
}

/** Totals with the leads about no car; with a figure of one type, only leads of that type. */
function withLoose(
  totals: Sums | undefined,
  loose: Record<string, number> | undefined,
  figure: string | undefined,
): Pick<AutoRows, 'totals' | 'withoutAuto'> {
  const of = (name: keyof Totals) => totals?.[name] ?? 0;
  const typed = (name: 'calls' | 'requests' | 'chats') => {
    const isNamed = figure === undefined || figure === name;
    return isNamed || figure === 'leads' || figure === 'interest' ? (loose?.[name] ?? 0) : 0;
  };
  const added = { calls: typed('calls'), requests: typed('requests'), chats: typed('chats') };
  const withoutAuto = added.calls + added.requests + added.chats;
  return {
    withoutAuto,
    totals: {
      impressions: of('impressions') === 0 ? undefined : of('impressions'),
      views: of('views'),
      likes: of('likes'),
      calls: of('calls') + added.calls,
      requests: of('requests') + added.requests,
      chats: of('chats') + added.chats,
      leads: of('leads') + withoutAuto,
      interest: of('interest') + withoutAuto,
      sold: of('sold'),
    },
  };
}
