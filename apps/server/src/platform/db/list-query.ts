import { sql } from 'kysely';
import type { Db } from './client';
import { NotFound, TooManyRows } from './errors';
import { type Conditions, createConditions } from './conditions';
import { type OwnedName, ownerColumn } from './owned-table';
import type { Owner } from '../values/owner';
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

/** Rows of a file at most (contract). */
export const longestFile = 20_000;

/** Rows that a file reads at once. */
const batchSize = 500;

/** Fields of an ordering enumeration: `created_at` for `created_at` and `-created_at`. */
type Field<Ordering extends string> = Ordering extends `-${infer Name}` ? Name : Ordering;

/** A column or expression to sort by, equal rows by id, and rows without a value last; or the full clauses, where a field means more. */
export type Order = Column | { absentLast: Column } | { asc: Sql; desc?: Sql };

/** Which rows of the sorted list. */
export interface Slice<Ordering> {
  ordering: Ordering;
  size: number;
  offset: number;
}

interface Orders<Ordering extends string> {
  /** What each field of the contract's ordering means; a leading minus is descending. A function where it has values of its own. */
  orders: Readonly<Record<Field<Ordering>, Order | (() => Order)>>;
  /** Sorts before each of them: the owner is the first of the employees. */
  first?: Sql;
}

interface OwnIds<Filters, Ordering> {
  /**
   * Statement of the slice's `id` and place `n`, for a list that is too large for one "order by".
   * @param conditions joined by "and", the owner's among them
   */
  idsOf(conditions: Sql, slice: Slice<Ordering>, filters: Filters, owner: Owner): Sql;
}

interface ListBase<Filters, Ordering> {
  table: OwnedName;
  /** What everything below calls the table. */
  alias: string;
  /** Which rows count as there at all, such as `l.deleted_at is null`. */
  live?: Sql;
  /** Narrows by the filters that were sent; the owner is a condition already, and so is `status` where there are `statuses`. */
  where(filters: Filters, is: Conditions): void;
  defaultOrdering: Ordering;
  /** Columns of a row; a function where they have values of their own. */
  select: Sql | (() => Sql);
  /** Joins that `select` needs; made for the rows of one page alone. */
  joins?: Sql;
}

/** The tabs of a list: their column, and each status with a count of 0. */
export interface Statuses<Status extends string> {
  column: string;
  none: Readonly<Record<Status, number>>;
}

type Definition<Filters, Ordering extends string> = ListBase<Filters, Ordering> &
  (Orders<Ordering> | OwnIds<Filters, Ordering>);

/** A query as the contract parses it. */
type Filtered<Filters, Status> = [Status] extends [never]
  ? Filters
  : Filters & { status?: string | readonly string[] | undefined };
type Sorted<Filters, Ordering, Status> = Filtered<Filters, Status> & {
  ordering?: Ordering | undefined;
};
type Paged<Filters, Ordering, Status> = Sorted<Filters, Ordering, Status> & {
  page: number;
  size: number;
};

export interface ListQuery<Row, Filters, Ordering extends string, Status extends string> {
  /** A page with its counts; the two statements run side by side. */
  page(
    owner: Owner,
    query: Paged<Filters, Ordering, Status>,
  ): Promise<{ rows: Row[]; count: number; statuses: Record<Status, number> }>;
  /** The rows of a page, where its counts come by a statement of the list's own. */
  rows(owner: Owner, query: Paged<Filters, Ordering, Status>): Promise<Row[]>;
  /** The first rows, for files and choices. */
  first(owner: Owner, query: Sorted<Filters, Ordering, Status>, limit: number): Promise<Row[]>;
  /**
   * All rows for a file, at most `limit`: their ids and order now, the rows themselves one batch after the other as they are asked for, so
   * that no connection is held for a client that reads slowly. One that is deleted meanwhile is left out.
   */
  batches(
    owner: Owner,
    query: Sorted<Filters, Ordering, Status>,
    limit: number,
  ): Promise<{ count: number; rows: AsyncIterable<Row[]> }>;
  /** All rows for a file, as `batches` reads them. @throws TooManyRows */
  file(owner: Owner, query: Sorted<Filters, Ordering, Status>): Promise<AsyncIterable<Row[]>>;
  count(owner: Owner, query: Filtered<Filters, Status>): Promise<number>;
  /** Of each status, whatever the status asked for. */
  countByStatus(owner: Owner, query: Filters): Promise<Record<Status, number>>;
  /** One row as the list has it. @throws NotFound */
  require(owner: Owner, id: number | string): Promise<Row>;
  /** Rows as the list has them, in the order of these ids; one that is not there is left out. */
  byIds(owner: Owner, ids: readonly number[]): Promise<Row[]>;
}

/** Sizes are part of the text, and the first page has no offset. */
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
 * The list of a business: pages, counts and single rows out of one definition. Every statement names the owner; texts depend on which
 * filters are there, never on their values, so that each is prepared once.
 */
export function listQuery<Row extends object, Filters, Ordering extends string>(
  db: Db,
  definition: Definition<Filters, Ordering> & { statuses?: never },
): ListQuery<Row, Filters, Ordering, never>;
export function listQuery<
  Row extends object,
  Filters,
  Ordering extends string,
  Status extends string,
>(
  db: Db,
  definition: Definition<Filters, Ordering> & { statuses: Statuses<Status> },
): ListQuery<Row, Filters, Ordering, Status>;
export function listQuery<Row extends object, Filters, Ordering extends string>(
  db: Db,
  definition: Definition<Filters, Ordering> & { statuses?: Statuses<string> | undefined },
): ListQuery<Row, Filters, Ordering, string> {
  const { table, alias, live, select, joins = nothing, statuses, defaultOrdering } = definition;
  const run = createPrepared(db);
  const from = sql`${sql.table(table)} ${sql.ref(alias)}`;
  const id = sql.ref(`${alias}.id`);

  function ownConditions(owner: Owner): Sql[] {
    const own = sql`${sql.ref(`${alias}.${ownerColumn}`)} = ${owner}`;
    return [own, live, showroomScope(table, alias)].filter((condition) => condition !== undefined);
  }

  function conditionsOf(
    owner: Owner,
    filters: Filters,
    status: string | readonly string[] | undefined,
  ): Sql {
    const list = ownConditions(owner);
    const is = createConditions(list);
    if (statuses !== undefined)
      is.oneOf(statuses.column, typeof status === 'string' ? [status] : status);
    definition.where(filters, is);
    return all(list);
  }

  /** Statement of the slice's ids, each with its place. */
  function idsOf(
    owner: Owner,
    query: Sorted<Filters, Ordering, string>,
    { size, offset }: { size: number; offset: number },
  ): Sql {
    const { ordering = defaultOrdering } = query;
    const conditions = conditionsOf(owner, query, query.status);
    if ('idsOf' in definition)
      return definition.idsOf(conditions, { ordering, size, offset }, query, owner);
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

  const rowsOf = (ids: Sql) =>
    run(sql<Row>`with page as (${ids})
      select ${typeof select === 'function' ? select() : select}
      from page join ${from} on ${id} = page.id ${joins} order by page.n`);

  const pageOf = (owner: Owner, query: Paged<Filters, Ordering, string>) =>
    rowsOf(idsOf(owner, query, { size: query.size, offset: (query.page - 1) * query.size }));

  async function count(owner: Owner, query: Filtered<Filters, string>): Promise<number> {
    const [row] = await run(sql<{ count: number }>`
      select count(*)::int as count from ${from} where ${conditionsOf(owner, query, query.status)}`);
    return row?.count ?? 0;
  }

  async function countByStatus(owner: Owner, query: Filters): Promise<Record<string, number>> {
    if (statuses === undefined) return {};
    const status = sql.ref(statuses.column);
    const rows = await run(sql<{ status: string; count: number }>`
      select ${status} as status, count(*)::int as count from ${from}
      where ${conditionsOf(owner, query, undefined)} group by ${status}`);
    return { ...statuses.none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
  }

  /** One statement counts the tabs and, out of them, the list. */
  async function counts(owner: Owner, query: Filtered<Filters, string>) {
    if (statuses === undefined) return { count: await count(owner, query), statuses: {} };
    const byStatus = await countByStatus(owner, query);
    const chosen = typeof query.status === 'string' ? [query.status] : (query.status ?? []);
    const counted = chosen.length === 0 ? Object.keys(byStatus) : chosen;
    return {
      count: counted.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0),
      statuses: byStatus,
    };
  }

  async function byIds(owner: Owner, ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    return rowsOf(sql`select ${id}, array_position(${ids}::bigint[], ${id}) as n from ${from}
      where ${all(ownConditions(owner))} and ${id} = any(${ids}::bigint[])`);
  }

  async function batches(owner: Owner, query: Sorted<Filters, Ordering, string>, limit: number) {
    const ids = idsOf(owner, query, { size: limit, offset: 0 });
    const found = await run(sql<{ id: number }>`select id from (${ids}) as page order by n`);
    async function* read() {
      for (let at = 0; at < found.length; at += batchSize)
        yield await byIds(
          owner,
          found.slice(at, at + batchSize).map((row) => row.id),
        );
    }
    return { count: found.length, rows: read() };
  }

  return {
    count,
    countByStatus,
    rows: pageOf,
    batches,
    byIds,

    async page(owner, query) {
      const [rows, counted] = await Promise.all([pageOf(owner, query), counts(owner, query)]);
      return { rows, ...counted };
    },

    first: (owner, query, limit) => rowsOf(idsOf(owner, query, { size: limit, offset: 0 })),

    async require(owner, wanted) {
      const [row] = await rowsOf(sql`select ${id}, 1 as n from ${from}
        where ${all(ownConditions(owner))} and ${id} = ${wanted}`);
      if (row === undefined) throw new NotFound(table);
      return row;
    },

    async file(owner, query) {
      const { count: length, rows } = await batches(owner, query, longestFile + 1);
      if (length > longestFile) throw new TooManyRows(longestFile);
      return rows;
    },
  };
}
