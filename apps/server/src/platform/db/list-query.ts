import type { Db } from './client';
import { NotFound, TooManyRows } from './errors';
import { type Conditions, createConditions } from './conditions';
import { type OwnedName, ownerColumn } from './owned-table';
import type { Owner } from '../values/owner';
import { createPrepared } from './prepared';
import { showroomScope } from './showroom-scope';
import { type SqlParameters, createParameters } from './sql-parameters';

/** Rows of a file at most (contract). */
export const longestFile = 20_000;

/** Rows that a file reads at once. */
const batchSize = 500;

/** Fields of an ordering enumeration: `created_at` for `created_at` and `-created_at`. */
type Field<Ordering extends string> = Ordering extends `-${infer Name}` ? Name : Ordering;

/** An expression to sort by, equal rows by id, and rows without a value last; or the full clauses, where a field means more than that. */
export type Order = string | { absentLast: string } | { asc: string; desc?: string };

/** Which rows of the sorted list. */
export interface Slice<Ordering> {
  ordering: Ordering;
  size: number;
  offset: number;
}

/** An order that has values of its own: `add` gives their placeholders. */
type OrderWith<Filters> = (filters: Filters, add: (value: unknown) => string) => Order;

interface Orders<Filters, Ordering extends string> {
  /** What each field of the contract's ordering means; a leading minus is descending. */
  orders: Readonly<Record<Field<Ordering>, Order | OrderWith<Filters>>>;
  /** Sorts before each of them: the owner is the first of the employees. */
  first?: string;
}

interface OwnIds<Filters, Ordering> {
  /**
   * Statement of the slice's `id` and place `n`, for a list that is too large for one "order by".
   * @param conditions joined by "and", the owner's among them
   */
  idsOf(
    conditions: string,
    slice: Slice<Ordering>,
    filters: Filters,
    parameters: SqlParameters,
  ): string;
}

interface ListBase<Filters, Ordering> {
  table: OwnedName;
  /** What everything below calls the table. */
  alias: string;
  /** Which rows count as there at all, such as `l.deleted_at is null`. */
  live?: string;
  /** Narrows by the filters that were sent; the owner is a condition already, and so is `status` where there are `statuses`. */
  where(filters: Filters, is: Conditions): void;
  defaultOrdering: Ordering;
  /** Columns of a row; a function where they have values of their own. */
  select: string | ((add: (value: unknown) => string) => string);
  /** Joins that `select` needs; made for the rows of one page alone. */
  joins?: string;
}

/** The tabs of a list: their column, and each status with a count of 0. */
export interface Statuses<Status extends string> {
  column: string;
  none: Readonly<Record<Status, number>>;
}

type Definition<Filters, Ordering extends string> = ListBase<Filters, Ordering> &
  (Orders<Filters, Ordering> | OwnIds<Filters, Ordering>);

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

/**
 * Sizes are part of the text, and the first page has no offset: PostgreSQL keeps a prepared plan only where it knows how few rows are
 * read; else it plans every join each time (4 ms instead of 1).
 */
export function limitOf(
  { size, offset }: { size: number; offset: number },
  parameters: SqlParameters,
): string {
  const limit = `limit ${Math.trunc(size)}`;
  return offset === 0 ? limit : `${limit} offset ${parameters.add(offset)}`;
}

function orderBy(order: Order, alias: string, isDescending: boolean): string {
  const direction = isDescending ? ' desc' : '';
  if (typeof order === 'string') return `${order}${direction}, ${alias}.id${direction}`;
  if ('absentLast' in order)
    return `${order.absentLast}${direction} nulls last, ${alias}.id${direction}`;
  return isDescending ? (order.desc ?? order.asc) : order.asc;
}

/**
 * The list of a business: pages, counts and single rows out of one definition. Every statement names the owner as `$1`; texts depend
 * on which filters are there, never on their values, so that each is prepared once.
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
  const { table, alias, live, select, joins = '', statuses, defaultOrdering } = definition;
  const run = createPrepared(db);
  const from = `${table} ${alias}`;

  function ownConditions(owner: Owner, parameters: SqlParameters): string[] {
    const own = `${alias}.${ownerColumn} = ${parameters.add(owner)}`;
    const scope = showroomScope(table, alias, (value) => parameters.add(value));
    return [own, live, scope].filter((condition) => condition !== undefined);
  }

  function conditionsOf(
    owner: Owner,
    filters: Filters,
    status: string | readonly string[] | undefined,
    parameters: SqlParameters,
  ): string {
    const list = ownConditions(owner, parameters);
    const is = createConditions(parameters, list);
    if (statuses !== undefined)
      is.oneOf(statuses.column, typeof status === 'string' ? [status] : status);
    definition.where(filters, is);
    return list.join(' and ');
  }

  function idsOf(
    conditions: string,
    slice: Slice<Ordering>,
    filters: Filters,
    parameters: SqlParameters,
  ): string {
    if ('idsOf' in definition) return definition.idsOf(conditions, slice, filters, parameters);
    const isDescending = slice.ordering.startsWith('-');
    const field = isDescending ? slice.ordering.slice(1) : slice.ordering;
    const { orders, first } = definition;
    const order = new Map(Object.entries<Order | OrderWith<Filters>>(orders)).get(field);
    if (order === undefined) throw new Error(`${table} has no order by ${field}.`);
    const meant =
      typeof order === 'function' ? order(filters, (one) => parameters.add(one)) : order;
    const by = [first, orderBy(meant, alias, isDescending)].filter(Boolean).join(', ');
    return `select ${alias}.id, row_number() over (order by ${by}) as n from ${from}
      where ${conditions} order by ${by} ${limitOf(slice, parameters)}`;
  }

  const columnsOf = (parameters: SqlParameters) =>
    typeof select === 'string' ? select : select((value) => parameters.add(value));

  const rowsOf = (ids: string, parameters: SqlParameters) => `with page as (${ids})
    select ${columnsOf(parameters)} from page join ${from} on ${alias}.id = page.id ${joins} order by page.n`;

  function slice(
    owner: Owner,
    query: Sorted<Filters, Ordering, string>,
    { size, offset }: { size: number; offset: number },
  ): Promise<Row[]> {
    const parameters = createParameters();
    const { ordering = defaultOrdering } = query;
    const conditions = conditionsOf(owner, query, query.status, parameters);
    const ids = idsOf(conditions, { ordering, size, offset }, query, parameters);
    return run<Row>(rowsOf(ids, parameters), parameters.values);
  }

  const pageOf = (owner: Owner, query: Paged<Filters, Ordering, string>) =>
    slice(owner, query, { size: query.size, offset: (query.page - 1) * query.size });

  async function count(owner: Owner, query: Filtered<Filters, string>): Promise<number> {
    const parameters = createParameters();
    const conditions = conditionsOf(owner, query, query.status, parameters);
    const [row] = await run<{ count: number }>(
      `select count(*)::int as count from ${from} where ${conditions}`,
      parameters.values,
    );
    return row?.count ?? 0;
  }

  async function countByStatus(owner: Owner, query: Filters): Promise<Record<string, number>> {
    if (statuses === undefined) return {};
    const parameters = createParameters();
    const conditions = conditionsOf(owner, query, undefined, parameters);
    const rows = await run<{ status: string; count: number }>(
      `select ${statuses.column} as status, count(*)::int as count from ${from}
       where ${conditions} group by ${statuses.column}`,
      parameters.values,
    );
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
    const parameters = createParameters();
    const conditions = ownConditions(owner, parameters).join(' and ');
    const list = `${parameters.add(ids)}::bigint[]`;
    const found = `select ${alias}.id, array_position(${list}, ${alias}.id) as n from ${from}
      where ${conditions} and ${alias}.id = any(${list})`;
    return run<Row>(rowsOf(found, parameters), parameters.values);
  }

  async function batches(owner: Owner, query: Sorted<Filters, Ordering, string>, limit: number) {
    const parameters = createParameters();
    const { ordering = defaultOrdering } = query;
    const conditions = conditionsOf(owner, query, query.status, parameters);
    const ids = idsOf(conditions, { ordering, size: limit, offset: 0 }, query, parameters);
    const found = await run<{ id: number }>(
      `select id from (${ids}) as page order by n`,
      parameters.values,
    );
    async function* read() {
      for (let at = 0; at < found.length; at += batchSize) {
        const batch = found.slice(at, at + batchSize).map(({ id }) => id);
        yield await byIds(owner, batch);
      }
    }
    return { count: found.length, rows: read() };
  }

  return {
    count,
    countByStatus,

    rows: pageOf,

    async page(owner, query) {
      const [rows, counted] = await Promise.all([pageOf(owner, query), counts(owner, query)]);
      return { rows, ...counted };
    },

    first: (owner, query, limit) => slice(owner, query, { size: limit, offset: 0 }),

    async require(owner, id) {
      const parameters = createParameters();
      const conditions = ownConditions(owner, parameters).join(' and ');
      const ids = `select ${alias}.id, 1 as n from ${from}
        where ${conditions} and ${alias}.id = ${parameters.add(id)}`;
      const [row] = await run<Row>(rowsOf(ids, parameters), parameters.values);
      if (row === undefined) throw new NotFound(table);
      return row;
    },

    batches,

    async file(owner, query) {
      const { count: length, rows } = await batches(owner, query, longestFile + 1);
      if (length > longestFile) throw new TooManyRows(longestFile);
      return rows;
    },

    byIds,
  };
}
