import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { type Sql, createStatements, literal, nothing } from '../../../platform/db/statement';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { Access } from '../../../platform/values/access';
import type { QueryOf } from '../../../platform/values/contract';
import type { Currency } from '../../../platform/values/money';
import { costOf, hasCost, inFigure, inStock, stockedOn } from '../../stock/autos/stock-bands';

type Query = QueryOf<'getProfit'>;

export interface StockRow {
  id: number;
  model_id: number;
  generation_id: number | null;
  year: number | null;
  mileage: number | null;
  transmission: number | null;
  price: number | null;
  currency: Currency;
  stocked_on: string;
  cost: number | null;
  is_commission: boolean;
}

export interface Figures {
  sold: number;
  without_cost: number;
  revenue: number;
  /** Revenue of cars with a cost. */
  costed: number;
  cost: number;
  days: number | null;
}

export interface ProfitRow extends Figures, CoverColumns {
  month: string | null;
  auto_id: number | null;
  seller_id: number | null;
  seller_name: string | null;
  brand_name: string | null;
  car_model_name: string | null;
  year: number | null;
  is_deleted: boolean | null;
  sold_on: string | null;
}

interface Narrowing {
  from: string;
  to: string;
  avtosalon?: string | undefined;
  seller?: string | undefined;
  has_cost?: boolean | undefined;
}

const ofReference = (column: Sql, id: string | undefined) => {
  if (id === undefined) return nothing;
  return id === 'none' ? sql`and ${column} is null` : sql`and ${column} = ${Number(id)}`;
};

const figures = sql`count(*)::int as sold, count(*) filter (where cost is null)::int as without_cost,
  coalesce(sum(revenue), 0)::bigint as revenue, coalesce(sum(revenue) filter (where cost is not null), 0)::bigint as costed,
  coalesce(sum(cost), 0)::bigint as cost, round(avg(days))::int as days`;

/** Key of a row, and its order. Months and cars begin with the latest. */
const groupings: Readonly<Record<Query['by'], { key: Sql; order: Sql }>> = {
  month: {
    key: sql`date_trunc('month', sold_on)::date`,
    order: sql`key desc`,
  },
  auto: { key: sql`auto_id`, order: sql`max(sold_on) desc, key desc` },
  seller: {
    key: sql`seller_id`,
    order: sql`sum(revenue - cost) desc nulls last, key`,
  },
};

export function createProfitRepository(db: Db) {
  const run = createStatements(db);

  const soldCars = (access: Access, { from, to, avtosalon, seller, has_cost }: Narrowing) => sql`
    select s.auto_id, s.sold_on, s.seller_id, s.price_uzs as revenue,
      ${costOf('a')} as cost,
      greatest(0, s.sold_on - ${stockedOn('a')}) as days
    from sales s join autos a on a.id = s.auto_id
    where s.business_user_id = ${access.owner} and s.sold_on between ${from}::date and ${to}::date
      ${ofReference(sql`a.avtosalon_id`, avtosalon)} ${ofReference(sql`s.seller_id`, seller)}
      ${has_cost === undefined ? nothing : sql`and ${hasCost('a', has_cost)}`}
      ${andShowroomScope(access, 'autos', 'a')}`;

  return {
    stock: (access: Access, avtosalon: string | undefined): Promise<StockRow[]> =>
      run(sql<StockRow>`
        select a.id, a.car_model_id as model_id, a.generation_id, a.year, a.mileage,
          a.transmission_id as transmission, a.price, a.currency, ${stockedOn('a')} as stocked_on,
          ${costOf('a')} as cost,
          coalesce(p.source = 'commission', false) as is_commission
        from autos a left join purchases p on p.auto_id = a.id
        where a.business_user_id = ${access.owner} and ${inStock('a')}
          ${ofReference(sql`a.avtosalon_id`, avtosalon)} ${andShowroomScope(access, 'autos', 'a')}`),

    /** Cars that left the stock without a sale. */
    async withoutSale(access: Access, avtosalon: string | undefined): Promise<number> {
      const [found] = await run(sql<{ count: number }>`
        select count(*)::int as count from autos a
        where a.business_user_id = ${access.owner} and ${inFigure('a', 'without_sale')}
          ${ofReference(sql`a.avtosalon_id`, avtosalon)} ${andShowroomScope(access, 'autos', 'a')}`);
      return found?.count ?? 0;
    },

    async totals(access: Access, narrowing: Narrowing): Promise<Figures> {
      const [found] = await run(
        sql<Figures>`select ${figures} from (${soldCars(access, narrowing)}) sold`,
      );
      return found ?? { sold: 0, without_cost: 0, revenue: 0, costed: 0, cost: 0, days: null };
    },

    async count(access: Access, narrowing: Narrowing, by: Query['by']): Promise<number> {
      const [found] = await run(sql<{ count: number }>`
        select count(*)::int as count from (
          select ${groupings[by].key} as key from (${soldCars(access, narrowing)}) sold group by key) groups`);
      return found?.count ?? 0;
    },

    rows(
      access: Access,
      narrowing: Narrowing,
      { by, size, offset }: { by: Query['by']; size: number; offset: number },
    ): Promise<ProfitRow[]> {
      const { key, order } = groupings[by];
      return run(sql<ProfitRow>`
        with page as (
          select key, ${figures}, max(sold_on) as sold_on, row_number() over (order by ${order}) as n
          from (select *, ${key} as key from (${soldCars(access, narrowing)}) sold) keyed
          group by key order by n limit ${literal(size)} offset ${offset})
        select page.sold, page.without_cost, page.revenue, page.costed, page.cost, page.days,
          ${by === 'month' ? sql`page.key` : sql`null::date`} as month,
          ${by === 'auto' ? sql`page.key` : sql`null::bigint`} as auto_id,
          ${by === 'seller' ? sql`page.key` : sql`null::bigint`} as seller_id,
          page.sold_on,
          ${
            by === 'auto'
              ? sql`b.name as brand_name, m.name as car_model_name, a.year, a.status = 'deleted' as is_deleted,
                  ${coverColumns('a')}`
              : sql`null as brand_name, null as car_model_name, null::int as year, null::boolean as is_deleted,
                  null as cover_id, null as cover_name, null::int as cover_width, null::int as cover_height`
          },
          ${by === 'seller' ? sql`e.full_name` : sql`null`} as seller_name
        from page
        ${
          by === 'auto'
            ? sql`join autos a on a.id = page.key join brands b on b.id = a.brand_id
                join car_models m on m.id = a.car_model_id left join images i on i.id = a.cover_id`
            : nothing
        }
        ${by === 'seller' ? sql`left join members e on e.id = page.key` : nothing}
        order by page.n`);
    },
  };
}
