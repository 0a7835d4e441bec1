import { sql } from 'kysely';
import type { Db } from './client';
import { NotFound, TooManyRows } from './errors';
import { type Conditions, createConditions } from './conditions';
import { type OwnedName, ownerColumn } from './owned-table';
import type { Access } from '../values/access';
import { showroomScope } from './showroom-scope';
import {
  type Column,
  type Sql,
  all,
  columnOf,
  createPrepared,
  nothing,
  literal,
} from './statement';

/** Contract. */
export const longestFile = 20_000;

const batchSize = 500;

/** Fields of an ordering enumeration: both `created_at` and `-created_at` give `created_at`. */
type Field<Ordering extends string> = Ordering extends `-${infer Name}` ? Name : Ordering;

/** A column or expression to sort by, with id as the tiebreaker and empty values last; or complete clauses for fields that need more. */
export type Order = Column | { absentLast: Column } | { asc: Sql; desc?: Sql };

export interface Slice<Ordering> {
  ordering: Ordering;
  size: number;
  offset: number;
}

interface Orders<Ordering extends string> {
  /** Sort expression of each ordering field. A leading minus means descending. A function where the expression has parameters. */
  orders: Readonly<Record<Field<Ordering>, Order | (() => Order)>>;
  /** Sorts before each of them: the owner is the first of the employees. */
  first?: Sql;
}

interface OwnIds<Filters, Ordering> {
  /** Selects the ids of a slice, for a list that is too large for one "order by". @param conditions joined by "and", including the owner condition */
  idsOf(conditions: Sql, slice: Slice<Ordering>, filters: Filters, access: Access): Sql;
}

interface ListBase<Filters, Ordering> {
  table: OwnedName;
  alias: string;
  /** Condition of rows that are not deleted, such as `l.deleted_at is null`. */
  live?: Sql;
  /** Adds conditions for the sent filters. The owner is already a condition, and so is `status` when there are `statuses`. */
  where(filters: Filters, is: Conditions, access: Access): void;
  defaultOrdering: Ordering;
  /** A function when the columns depend on the caller. */
  select: Sql | ((access: Access) => Sql);
  /** Joins that `select` needs, made only for the rows of one page. */
  joins?: Sql;
}

/** Tabs of a list: their column, and each status with a count of 0. */
interface Statuses<Status extends string> {
  column: string;
  none: Readonly<Record<Status, number>>;
}

export const noStatuses: Statuses<never> = { column: '', none: {} };

type Definition<Filters, Ordering extends string, Status extends string> = ListBase<
  Filters,
  Ordering
> &
  (Orders<Ordering> | OwnIds<Filters, Ordering>) & { statuses: Statuses<Status> };

type Filtered<Filters> = Filters & { status?: string | readonly string[] | undefined };
type Sorted<Filters, Ordering> = Filtered<Filters> & { ordering?: Ordering | undefined };
type Paged<Filters, Ordering> = Sorted<Filters, Ordering> & { page: number; size: number };

/** The size is a literal in the text, and the first page has no offset. */
export const limitOf = ({ size, offset }: { size: number; offset: number }): Sql =>
  offset === 0 ? sql`limit ${literal(size)}` : sql`limit ${literal(size)} offset ${offset}`;

function orderBy(order: Order, alias: string, isDescending: boolean): Sql {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const id = sql.ref(`${alias}.id`);
  if (typeof order === 'object' && 'asc' in order)
    return isDescending ? (order.desc ?? order.asc) : order.asc;
  if (typeof order === 'object' && 'absentLast' in order)
    return sql`${columnOf(order.absentLast)} ${direction} nulls last, ${id} ${direction}`;
  return sql`${columnOf(order)} ${direction}, ${id} ${direction}`;
}

/**
 * A business's list: pages, counts and single rows from one definition. Every statement filters by owner. Statement texts depend on which
 * filters are set, never on their values, so that each is prepared once.
 */
export function listQuery<
  Row extends object,
  Filters,
  Ordering extends string,
  Status extends string = never,
>(db: Db, definition: Definition<Filters, Ordering, Status>) {
  const { table, alias, live, select, joins = nothing, statuses, defaultOrdering } = definition;
  const hasStatuses = statuses.column !== '';
  const run = createPrepared(db);
  const from = sql`${sql.table(table)} ${sql.ref(alias)}`;
  const id = sql.ref(`${alias}.id`);

  function ownConditions(access: Access): Sql[] {
    const own = sql`${sql.ref(`${alias}.${ownerColumn}`)} = ${access.owner}`;
    return [own, live, showroomScope(access, table, alias)].filter(
      (condition) => condition !== undefined,
    );
  }

  function conditionsOf(
    access: Access,
    filters: Filters,
    status: string | readonly string[] | undefined,
  ): Sql {
    const list = ownConditions(access);
    const is = createConditions(list);
    if (hasStatuses) is.oneOf(statuses.column, typeof status === 'string' ? [status] : status);
    definition.where(filters, is, access);
    return all(list);
  }

  function idsOf(
    access: Access,
    query: Sorted<Filters, Ordering>,
    { size, offset }: { size: number; offset: number },
  ): Sql {
    const { ordering = defaultOrdering } = query;
    const conditions = conditionsOf(access, query, query.status);
    if ('idsOf' in definition)
      return definition.idsOf(conditions, { ordering, size, offset }, query, access);
    const isDescending = ordering.startsWith('-');
    const field = isDescending ? ordering.slice(1) : ordering;
    const { orders, first } = definition;
    const order = new Map(Object.entries<Order | (() => Order)>(orders)).get(field);
    if (order === undefined) throw new Error(`${table} has no order by ${field}.`);
    const sorted = orderBy(typeof order === 'function' ? order() : order, alias, isDescending);
    const by = first === undefined ? sorted : sql`${first}, ${sorted}`;
    return sql`select ${id}, row_number() over (order by ${by}) as n from ${from}
      where ${conditions} order by ${by} ${limitOf({ size, offset })}`;
  }

  const rowsOf = (access: Access, ids: Sql) =>
    run(sql<Row>`with page as (${ids})
      select ${typeof select === 'function' ? select(access) : select}
      from page join ${from} on ${id} = page.id ${joins} order by page.n`);

  const pageOf = (access: Access, query: Paged<Filters, Ordering>) =>
    rowsOf(
      access,
      idsOf(access, query, { size: query.size, offset: (query.page - 1) * query.size }),
    );

  async function count(access: Access, query: Filtered<Filters>): Promise<number> {
    const [row] = await run(sql<{ count: number }>`
      select count(*)::int as count from ${from} where ${conditionsOf(access, query, query.status)}`);
    return row?.count ?? 0;
  }

  async function countByStatus(access: Access, query: Filters): Promise<Record<Status, number>> {
    if (!hasStatuses) return { ...statuses.none };
    const status = sql.ref(statuses.column);
    const rows = await run(sql<{ status: string; count: number }>`
      select ${status} as status, count(*)::int as count from ${from}
      where ${conditionsOf(access, query, undefined)} group by ${status}`);
    return { ...statuses.none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
  }

  /** One statement; the list's count is derived from the tabs. */
  async function counts(access: Access, query: Filtered<Filters>) {
    const byStatus = await countByStatus(access, query);
    if (!hasStatuses) return { count: await count(access, query), statuses: byStatus };
    const chosen = typeof query.status === 'string' ? [query.status] : (query.status ?? []);
    const counted = Object.entries<number>(byStatus).filter(
      ([status]) => chosen.length === 0 || chosen.includes(status),
    );
    return { count: counted.reduce((sum, [, of]) => sum + of, 0), statuses: byStatus };
  }

  async function byIds(access: Access, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    return rowsOf(
      access,
      sql`select ${id}, array_position(${ids}::bigint[], ${id}) as n from ${from}
      where ${all(ownConditions(access))} and ${id} = any(${ids}::bigint[])`,
    );
  }

  /**
   * Returns all rows for a file, at most `limit`. Ids and order are read now, the rows in batches as they are consumed, so that a slow client
   * holds no connection. Rows deleted meanwhile are skipped.
   */
  async function batches(access: Access, query: Sorted<Filters, Ordering>, limit: number) {
    const ids = idsOf(access, query, { size: limit, offset: 0 });
    const found = await run(sql<{ id: number }>`select id from (${ids}) as page order by n`);
    async function* read() {
      for (let at = 0; at < found.length; at += batchSize)
        yield await byIds(
          access,
          found.slice(at, at + batchSize).map((row) => row.id),
        );
    }
    return { count: found.length, rows: read() };
  }

  return {
    count,
    countByStatus,
    byIds,
    batches,
    rows: pageOf,

    /** The two statements run concurrently. */
    async page(access: Access, query: Paged<Filters, Ordering>) {
      const [rows, counted] = await Promise.all([pageOf(access, query), counts(access, query)]);
      return { rows, ...counted };
    },

    first: (access: Access, query: Sorted<Filters, Ordering>, limit: number) =>
      rowsOf(access, idsOf(access, query, { size: limit, offset: 0 })),

    /** @throws NotFound */
    async require(access: Access, wanted: number | string): Promise<Row> {
      const one = sql`select ${id}, 1 as n from ${from}
        where ${all(ownConditions(access))} and ${id} = ${wanted}`;
      const [row] = await rowsOf(access, one);
      if (row === undefined) throw new NotFound(table);
      return row;
    },

    /** Reads batches. @throws TooManyRows */
    async file(access: Access, query: Sorted<Filters, Ordering>) {
      const { count: length, rows } = await batches(access, query, longestFile + 1);
      if (length > longestFile) throw new TooManyRows(longestFile);
      return rows;
    },
  };
}
