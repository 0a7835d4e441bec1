import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import { andShowroomScope, inShowrooms } from '../../../platform/db/showroom-scope';
import type { Row } from '../../../platform/db/tables';
import type { Access } from '../../../platform/values/access';
import { day, dayInTashkent } from '../../../platform/values/clock';
import type { Currency } from '../../../platform/values/money';
import { stockedOn } from '../autos/stock-bands';

export type ChangeRow = OwnedRow<'price_changes'>;
export type PlannedRow = Row<'price_change_rows'>;

/** Fields of a listing that a plan needs besides its summary. */
export interface PriceBounds {
  id: number;
  price_from: number | null;
  price_to: number | null;
  approved_price: number | null;
  approved_currency: Currency | null;
  needs_moderation: boolean;
  great_from: number | null;
  great_to: number | null;
  good_to: number | null;
}

export interface ListedRow {
  change_id: number;
  auto_id: number;
  brand_name: string;
  car_model_name: string;
  year: number | null;
  currency: Currency;
  from_currency: Currency | null;
  from_price: number;
  to_price: number;
  undone_at: Date | null;
}

/** Days that a change stays in the history. */
const kept = 90;

interface Moment {
  now: Date;
  /** So'm for one y.e. today. */
  rate: number;
}

export function createPriceChangesRepository(db: Db) {
  const { find, require, lock, insert, update } = ownedTable(db, 'price_changes');

  const listed = (access: Access, now: Date) => sql`
    from price_changes c where c.business_user_id = ${access.owner}
      and c.applied_at > ${new Date(now.getTime() - kept * day)}
      and exists (select from price_change_rows r join autos a on a.id = r.auto_id
        where r.change_id = c.id and r.before is not null ${andShowroomScope(access, 'autos', 'a')})`;

  const advised = (access: Access, { now, rate }: Moment) => {
    const days = sql`(${dayInTashkent(now)}::date - ${stockedOn('a')})`;
    const price = sql`(case a.currency when 'USD' then a.price * ${rate}::bigint else a.price end)`;
    return sql`
      select a.id, (${price} - k.median)::bigint as above, ${days} as days
      from autos a join auto_markets k on k.auto_id = a.id
      where a.business_user_id = ${access.owner} and a.status = 'active' and k.median > 0
        and ${price} * 100 >= k.median * 105 and ${days} >= 45
        and coalesce(a.price_advice_from, '-infinity') <= ${now} ${andShowroomScope(access, 'autos', 'a')}`;
  };

  return {
    find,
    require,
    lock,
    insert,
    update,

    /** Removes plans that nobody applied, and changes that left the history. */
    async removeOld(access: Access, { now, expired }: { now: Date; expired: Date }): Promise<void> {
      await sql`
        delete from price_changes where business_user_id = ${access.owner}
          and (applied_at < ${new Date(now.getTime() - kept * day)}
            or (applied_at is null and created_at <= ${expired}))`.execute(db.current);
    },

    async bounds(access: Access, ids: readonly number[]): Promise<Map<number, PriceBounds>> {
      const { rows } = await sql<PriceBounds>`
        select a.id, a.price_from, a.price_to, a.approved_price, a.approved_currency, a.needs_moderation,
          k.great_from, k.great_to, k.good_to
        from autos a left join auto_markets k on k.auto_id = a.id
        where a.business_user_id = ${access.owner} and a.id = any(${ids}::bigint[])`.execute(
        db.current,
      );
      return new Map(rows.map((row) => [row.id, row]));
    },

    async addRows(
      change_id: number,
      rows: readonly (Pick<
        PlannedRow,
        'auto_id' | 'version' | 'currency' | 'from_price' | 'to_price'
      > &
        Partial<Pick<PlannedRow, 'from_currency'>>)[],
    ): Promise<void> {
      if (rows.length === 0) return;
      await db.current
        .insertInto('price_change_rows')
        .values(rows.map((row) => ({ ...row, change_id })))
        .execute();
    },

    /** By listing, the order in which they are locked. */
    rows: (change_id: number): Promise<PlannedRow[]> =>
      db.current
        .selectFrom('price_change_rows')
        .selectAll()
        .where('change_id', '=', change_id)
        .orderBy('auto_id')
        .execute(),

    async setRow(
      { change_id, auto_id }: Pick<PlannedRow, 'change_id' | 'auto_id'>,
      { before, ...columns }: Partial<Pick<PlannedRow, 'before' | 'version_after' | 'undone_at'>>,
    ): Promise<void> {
      await db.current
        .updateTable('price_change_rows')
        .set({ ...columns, ...(before !== undefined && { before: JSON.stringify(before) }) })
        .where('change_id', '=', change_id)
        .where('auto_id', '=', auto_id)
        .execute();
    },

    /** The latest row of a listing: of that import, or applied since that time. */
    latestRow: (
      auto_id: number,
      of: { import_id: number } | { since: Date },
    ): Promise<PlannedRow | undefined> =>
      db.current
        .selectFrom('price_change_rows as r')
        .innerJoin('price_changes as c', 'c.id', 'r.change_id')
        .selectAll('r')
        .where('r.auto_id', '=', auto_id)
        .where('r.before', 'is not', null)
        .where((eb) =>
          'since' in of ? eb('c.applied_at', '>=', of.since) : eb('c.import_id', '=', of.import_id),
        )
        .orderBy('r.change_id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The employee that an import acts for. */
    async memberOf({ owner, by }: Access): Promise<number | undefined> {
      const found = await db.current
        .selectFrom('members')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('user_id', '=', by ?? null)
        .executeTakeFirst();
      return found?.id;
    },

    removeRow: ({ change_id, auto_id }: Pick<PlannedRow, 'change_id' | 'auto_id'>) =>
      db.current
        .deleteFrom('price_change_rows')
        .where('change_id', '=', change_id)
        .where('auto_id', '=', auto_id)
        .execute(),

    /** The change of an import, which many batches extend; source is that of the import. */
    async ofImport(import_id: number): Promise<{ id?: number; source: 'import' | 'feed' }> {
      const found = await db.current
        .selectFrom('imports as i')
        .leftJoin('price_changes as c', 'c.import_id', 'i.id')
        .select(['c.id', 'i.feed_id'])
        .where('i.id', '=', import_id)
        .executeTakeFirst();
      return {
        source: found?.feed_id == null ? 'import' : 'feed',
        ...(found?.id != null && { id: found.id }),
      };
    },

    /** Current versions of listings that the member may see. */
    async versions(access: Access, ids: readonly number[]): Promise<Map<number, number>> {
      const rows = await db.current
        .selectFrom('autos')
        .select(['id', 'version'])
        .where('business_user_id', '=', access.owner)
        .where('id', 'in', ids)
        .where('status', '<>', 'deleted')
        .where(inShowrooms(access, 'autos', 'autos'))
        .execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },

    async page(access: Access, now: Date, { size, offset }: { size: number; offset: number }) {
      const { rows } = await sql<ChangeRow & { full_name: string | null }>`
        select c.*, (select full_name from members where id = c.member_id) as full_name
        ${listed(access, now)} order by c.applied_at desc, c.id desc limit ${size} offset ${offset}`.execute(
        db.current,
      );
      return rows;
    },

    async count(access: Access, now: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${listed(access, now)}`.execute(db.current);
      return rows[0]?.count ?? 0;
    },

    /** Rows whose price was set, of listings that the member may see. */
    async listedRows(access: Access, changes: readonly number[]): Promise<ListedRow[]> {
      const { rows } = await sql<ListedRow>`
        select r.change_id, r.auto_id, b.name as brand_name, m.name as car_model_name, a.year, r.currency,
          r.from_currency, r.from_price, r.to_price, r.undone_at
        from price_change_rows r join autos a on a.id = r.auto_id
        join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
        where r.change_id = any(${changes}::bigint[]) and r.before is not null
          ${andShowroomScope(access, 'autos', 'a')}
        order by r.auto_id`.execute(db.current);
      return rows;
    },

    async advice(
      access: Access,
      moment: Moment,
      { size, offset }: { size: number; offset: number },
    ): Promise<{ id: number; above: number }[]> {
      const { rows } = await sql<{ id: number; above: number }>`
        select id, above from (${advised(access, moment)}) advised
        order by above * days desc, id limit ${size} offset ${offset}`.execute(db.current);
      return rows;
    },

    async adviceTotals(access: Access, moment: Moment): Promise<{ count: number; above: number }> {
      const { rows } = await sql<{ count: number; above: number }>`
        select count(*)::int as count, coalesce(sum(above), 0)::bigint as above
        from (${advised(access, moment)}) advised`.execute(db.current);
      return rows[0] ?? { count: 0, above: 0 };
    },

    /** Leaves the version: nothing that a form shows changes. */
    async putOff(autoId: number, until: Date): Promise<void> {
      await db.current
        .updateTable('autos')
        .set({ price_advice_from: until })
        .where('id', '=', autoId)
        .execute();
    },
  };
}
