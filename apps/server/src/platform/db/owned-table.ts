import { type Insertable, type RawBuilder, type Selectable, type Updateable, sql } from 'kysely';
import { NotFound, VersionConflict } from './errors';
import type { Db } from './client';
import type { Owner } from '../values/owner';
import type { Database } from './tables';
import { showroomScope } from './showroom-scope';
import { type Sql, all, nothing } from './statement';

/** The column that says whose a row is, in every owned table. */
export const ownerColumn = 'business_user_id';

/** Tables whose rows have an id and belong to a business. */
export type OwnedName = {
  [T in keyof Database]: Selectable<Database[T]> extends {
    id: number | string;
    [ownerColumn]: Owner;
  }
    ? T
    : never;
}[keyof Database];

export type OwnedRow<T extends OwnedName> = Selectable<Database[T]>;
/** A row before it is stored: the owner comes from the call. */
export type NewOwnedRow<T extends OwnedName> = Omit<Insertable<Database[T]>, typeof ownerColumn>;
/** What may change of a row; what is undefined stays. The version is the table's own matter. */
export type OwnedChanges<T extends OwnedName> = Omit<
  Updateable<Database[T]>,
  'id' | 'version' | typeof ownerColumn
>;

type Id<T extends OwnedName> =
  OwnedRow<T> extends { id: infer I extends number | string } ? I : never;

/** Rows by the values of their columns: null for "is null", a list for "one of these". */
export type Match<T extends OwnedName> = {
  [K in keyof OwnedRow<T>]?: OwnedRow<T>[K] | readonly NonNullable<OwnedRow<T>[K]>[] | undefined;
};

/** The version that somebody read (`If-Match`), and what they are shown when the row has another one by now. */
export interface ExpectedVersion<T extends OwnedName> {
  version: number;
  /** The entity in the contract's shape, for `current` of the 412. */
  current: (row: OwnedRow<T>) => unknown;
}

/**
 * A table of which every statement names the owner: rows of others are as if they were not there. So are those of showrooms that the
 * member of the request does not work in, while roles are in effect.
 */
export interface OwnedTable<T extends OwnedName> {
  find(owner: Owner, which: Id<T> | Match<T>): Promise<OwnedRow<T> | undefined>;
  /** @throws NotFound */
  require(owner: Owner, which: Id<T> | Match<T>): Promise<OwnedRow<T>>;
  /** Every row that matches, by id. */
  all(owner: Owner, match?: Match<T>): Promise<OwnedRow<T>[]>;
  /** Keeps others from changing the row until the surrounding transaction ends. @throws NotFound, VersionConflict */
  lock(owner: Owner, id: Id<T>, expected?: ExpectedVersion<T>): Promise<OwnedRow<T>>;
  insert(owner: Owner, row: NewOwnedRow<T>): Promise<OwnedRow<T>>;
  /** @returns undefined where a row with one of its unique values is there already */
  insertNew(owner: Owner, row: NewOwnedRow<T>): Promise<OwnedRow<T> | undefined>;
  /** Writes the changes, as the next version where the table has versions. @throws NotFound, VersionConflict */
  update(
    owner: Owner,
    id: Id<T>,
    changes: OwnedChanges<T>,
    expected?: ExpectedVersion<T>,
  ): Promise<OwnedRow<T>>;
  /** Writes the same changes into every row that matches. @returns those rows */
  updateAll(owner: Owner, match: Match<T>, changes: OwnedChanges<T>): Promise<OwnedRow<T>[]>;
  /** Deletes the row for good; where rows are kept, `update` their `deleted_at`. @throws NotFound */
  delete(owner: Owner, id: Id<T>): Promise<void>;
  /** Runs `work` in a transaction, one at a time for each owner: for what is a matter of all their rows, such as places or a limit. */
  exclusive<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result>;
}

/** What a table's columns ask of every statement: a version that nobody raises does not compile. */
export type OwnedTableOptions<T extends OwnedName> = (OwnedRow<T> extends { version: number }
  ? { versioned: true }
  : { versioned?: false }) &
  (OwnedRow<T> extends { deleted_at: Date | null }
    ? { /** Whether rows with a `deleted_at` are passed over. */ softDelete: boolean }
    : { softDelete?: false });

type OptionsArgument<T extends OwnedName> =
  Partial<OwnedTableOptions<T>> extends OwnedTableOptions<T>
    ? [options?: OwnedTableOptions<T>]
    : [options: OwnedTableOptions<T>];

const versionOf = (row: object) => ('version' in row ? row.version : undefined);

export function ownedTable<T extends OwnedName>(
  db: Db,
  table: T,
  ...options: OptionsArgument<T>
): OwnedTable<T>;
export function ownedTable<T extends OwnedName>(
  db: Db,
  table: T,
  { versioned = false, softDelete = false }: { versioned?: boolean; softDelete?: boolean } = {},
): OwnedTable<T> {
  const rowsOf = async (statement: RawBuilder<OwnedRow<T>>) =>
    (await statement.execute(db.current)).rows;
  const name = sql.table(table);

  /** Conditions of rows that are the owner's and still there. */
  function conditionsOf(owner: Owner, which: Id<T> | Match<T>): Sql {
    const match = typeof which === 'object' ? which : { id: which };
    const conditions: Sql[] = [sql`${sql.ref(ownerColumn)} = ${owner}`];
    const scope = showroomScope(table, table);
    if (scope !== undefined) conditions.push(scope);
    if (softDelete) conditions.push(sql`deleted_at is null`);
    for (const [column, value] of Object.entries(match)) {
      if (value === undefined) continue;
      if (value === null) conditions.push(sql`${sql.ref(column)} is null`);
      else if (Array.isArray(value)) conditions.push(sql`${sql.ref(column)} = any(${value})`);
      else conditions.push(sql`${sql.ref(column)} = ${value}`);
    }
    return all(conditions);
  }

  // "select *" is never prepared by name: it would fail on connections that planned it before another instance's migration added a column.
  const select = (owner: Owner, which: Id<T> | Match<T>, end = nothing) =>
    rowsOf(sql`select * from ${name} where ${conditionsOf(owner, which)} ${end}`);

  async function insertOr(owner: Owner, row: NewOwnedRow<T>, end = nothing) {
    const entries = Object.entries({ ...row, [ownerColumn]: owner }).filter(
      ([, value]) => value !== undefined,
    );
    const columns = sql.join(entries.map(([column]) => sql.ref(column)));
    const values = sql.join(entries.map(([, value]) => value));
    const [stored] = await rowsOf(
      sql`insert into ${name} (${columns}) values (${values}) ${end} returning *`,
    );
    return stored;
  }

  async function found(owner: Owner, which: Id<T> | Match<T>, end = nothing): Promise<OwnedRow<T>> {
    const [row] = await select(owner, which, end);
    if (row === undefined) throw new NotFound(table);
    return row;
  }

  function change(
    owner: Owner,
    which: Id<T> | Match<T>,
    changes: OwnedChanges<T>,
    version?: number,
  ): Promise<OwnedRow<T>[]> {
    const sets: Sql[] = Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    if (versioned) sets.push(sql`version = version + 1`);
    if (sets.length === 0) return select(owner, which);
    const same = version === undefined ? nothing : sql`and version = ${version}`;
    return rowsOf(
      sql`update ${name} set ${sql.join(sets)} where ${conditionsOf(owner, which)} ${same} returning *`,
    );
  }

  return {
    require: (owner, which) => found(owner, which),

    async find(owner, which) {
      const [row] = await select(owner, which);
      return row;
    },

    all: (owner, match = {}) => select(owner, match, sql`order by id`),

    async lock(owner, id, expected) {
      const row = await found(owner, id, sql`for update`);
      const isExpected = expected === undefined || versionOf(row) === expected.version;
      if (!isExpected) throw new VersionConflict(table, await expected.current(row));
      return row;
    },

    async insert(owner, row) {
      const stored = await insertOr(owner, row);
      if (stored === undefined) throw new Error(`Nothing was inserted into ${table}.`);
      return stored;
    },

    insertNew: (owner, row) => insertOr(owner, row, sql`on conflict do nothing`),

    async update(owner, id, changes, expected) {
      const [row] = await change(owner, id, changes, expected?.version);
      if (row !== undefined) return row;
      const present = await found(owner, id);
      throw expected === undefined
        ? new NotFound(table)
        : new VersionConflict(table, await expected.current(present));
    },

    updateAll: (owner, match, changes) => change(owner, match, changes),

    async delete(owner, id) {
      const rows = await rowsOf(
        sql`delete from ${name} where ${conditionsOf(owner, id)} returning *`,
      );
      if (rows.length === 0) throw new NotFound(table);
    },

    exclusive: (owner, work) =>
      db.transaction(async () => {
        await sql`select pg_advisory_xact_lock(hashtext(${table}), ${owner}::int)`.execute(
          db.current,
        );
        return work();
      }),
  };
}
