import { type Insertable, type RawBuilder, type Selectable, type Updateable, sql } from 'kysely';
import { NotFound, VersionConflict } from './errors';
import type { Db } from './client';
import type { Access } from '../values/access';
import type { Owner } from '../values/owner';
import type { Database } from './tables';
import { showroomScope } from './showroom-scope';
import { type Sql, all, nothing } from './statement';

export const ownerColumn = 'business_user_id';

export type OwnedName = {
  [T in keyof Database]: Selectable<Database[T]> extends {
    id: number | string;
    [ownerColumn]: Owner;
  }
    ? T
    : never;
}[keyof Database];

export type OwnedRow<T extends OwnedName> = Selectable<Database[T]>;
export type NewOwnedRow<T extends OwnedName> = Omit<Insertable<Database[T]>, typeof ownerColumn>;
/** Undefined keeps the value. The table raises the version itself. */
export type OwnedChanges<T extends OwnedName> = Omit<
  Updateable<Database[T]>,
  'id' | 'version' | typeof ownerColumn
>;

type Id<T extends OwnedName> =
  OwnedRow<T> extends { id: infer I extends number | string } ? I : never;

/** Null means "is null", a list means "one of these". */
export type Match<T extends OwnedName> = {
  [K in keyof OwnedRow<T>]?: OwnedRow<T>[K] | readonly NonNullable<OwnedRow<T>[K]>[] | undefined;
};

/** Expected version (`If-Match`), and the response when the row has another one by now. */
export interface ExpectedVersion<T extends OwnedName> {
  version: number;
  /** The entity in the contract's shape, for `current` of the 412. */
  current: (row: OwnedRow<T>) => unknown;
}

interface Options {
  versioned?: boolean;
  /** True to exclude rows with a `deleted_at`. */
  softDelete?: boolean;
}

/** Options required by the table's columns. A table with a version does not compile without `versioned`. */
type OptionsOf<T extends OwnedName> = Options &
  (OwnedRow<T> extends { version: number } ? { versioned: true } : { versioned?: false }) &
  (OwnedRow<T> extends { deleted_at: Date | null }
    ? { softDelete: boolean }
    : { softDelete?: false });

type OptionsArgument<T extends OwnedName> =
  Partial<OptionsOf<T>> extends OptionsOf<T> ? [OptionsOf<T>?] : [OptionsOf<T>];

const versionOf = (row: object) => ('version' in row ? row.version : undefined);

/** Rows of other owners appear missing, and so do rows of showrooms that the acting member may not see. */
export function ownedTable<T extends OwnedName>(db: Db, table: T, ...options: OptionsArgument<T>) {
  type Which = Id<T> | Match<T>;
  const [{ versioned = false, softDelete = false } = {}]: readonly [Options?] = options;
  const rowsOf = async (statement: RawBuilder<OwnedRow<T>>) =>
    (await statement.execute(db.current)).rows;
  const name = sql.table(table);

  function conditionsOf(access: Access, which: Which): Sql {
    const match = typeof which === 'object' ? which : { id: which };
    const conditions: Sql[] = [sql`${sql.ref(ownerColumn)} = ${access.owner}`];
    const scope = showroomScope(access, table, table);
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
  const select = (access: Access, which: Which, end = nothing) =>
    rowsOf(sql`select * from ${name} where ${conditionsOf(access, which)} ${end}`);

  async function insertOr(access: Access, row: NewOwnedRow<T>, end = nothing) {
    const entries = Object.entries({ ...row, [ownerColumn]: access.owner }).filter(
      ([, value]) => value !== undefined,
    );
    const columns = sql.join(entries.map(([column]) => sql.ref(column)));
    const values = sql.join(entries.map(([, value]) => value));
    const [stored] = await rowsOf(
      sql`insert into ${name} (${columns}) values (${values}) ${end} returning *`,
    );
    return stored;
  }

  async function found(access: Access, which: Which, end = nothing): Promise<OwnedRow<T>> {
    const [row] = await select(access, which, end);
    if (row === undefined) throw new NotFound(table);
    return row;
  }

  function change(
    access: Access,
    which: Which,
    changes: OwnedChanges<T>,
    version?: number,
  ): Promise<OwnedRow<T>[]> {
    const sets: Sql[] = Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    if (versioned) sets.push(sql`version = version + 1`);
    if (sets.length === 0) return select(access, which);
    const same = version === undefined ? nothing : sql`and version = ${version}`;
    return rowsOf(
      sql`update ${name} set ${sql.join(sets)} where ${conditionsOf(access, which)} ${same} returning *`,
    );
  }

  return {
    /** @throws NotFound */
    require: (access: Access, which: Which) => found(access, which),

    async find(access: Access, which: Which): Promise<OwnedRow<T> | undefined> {
      const [row] = await select(access, which);
      return row;
    },

    all: (access: Access, match: Match<T> = {}) => select(access, match, sql`order by id`),

    /** Locks the row until the surrounding transaction ends. @throws NotFound, VersionConflict */
    async lock(access: Access, id: Id<T>, expected?: ExpectedVersion<T>): Promise<OwnedRow<T>> {
      const row = await found(access, id, sql`for update`);
      const isExpected = expected === undefined || versionOf(row) === expected.version;
      if (!isExpected) throw new VersionConflict(table, await expected.current(row));
      return row;
    },

    async insert(access: Access, row: NewOwnedRow<T>): Promise<OwnedRow<T>> {
      const stored = await insertOr(access, row);
      if (stored === undefined) throw new Error(`Nothing was inserted into ${table}.`);
      return stored;
    },

    /** @returns undefined when a row with the same unique value exists */
    insertNew: (access: Access, row: NewOwnedRow<T>) =>
      insertOr(access, row, sql`on conflict do nothing`),

    /** Raises the version when the table has one. @throws NotFound, VersionConflict */
    async update(
      access: Access,
      id: Id<T>,
      changes: OwnedChanges<T>,
      expected?: ExpectedVersion<T>,
    ): Promise<OwnedRow<T>> {
      const [row] = await change(access, id, changes, expected?.version);
      if (row !== undefined) return row;
      const present = await found(access, id);
      throw expected === undefined
        ? new NotFound(table)
        : new VersionConflict(table, await expected.current(present));
    },

    updateAll: (access: Access, match: Match<T>, changes: OwnedChanges<T>) =>
      change(access, match, changes),

    /** Permanent. For soft deletion, `update` its `deleted_at`. @throws NotFound */
    async delete(access: Access, id: Id<T>): Promise<void> {
      const where = conditionsOf(access, id);
      const rows = await rowsOf(sql`delete from ${name} where ${where} returning *`);
      if (rows.length === 0) throw new NotFound(table);
    },

    /** Transactions run one at a time per owner: for rules across all their rows, such as order or a limit. */
    exclusive: <Result>({ owner }: Access, work: () => Promise<Result>): Promise<Result> =>
      db.transaction(async () => {
        const lock = sql`select pg_advisory_xact_lock(hashtext(${table}), ${owner}::int)`;
        await lock.execute(db.current);
        return work();
      }),
  };
}
