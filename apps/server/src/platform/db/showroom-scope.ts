import { sql } from 'kysely';
import type { Access } from '../values/access';
import { type Sql, nothing } from './statement';

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

const ofAuto = (alias: string) =>
  sql`(select car.avtosalon_id from autos car where car.id = ${at(alias, 'auto_id')})`;

const ofCar = (alias: string) => sql`coalesce(${at(alias, 'avtosalon_id')}, ${ofAuto(alias)})`;

const own = (alias: string) => at(alias, 'avtosalon_id');

/** Id that no showroom has: only who may see all sees the row. */
const all = sql.lit(0);

/** Showroom of an import's notification: of its feed, or the first it was started for. */
const ofImport = (alias: string) =>
  sql`coalesce((select feed.avtosalon_id from feed_sources feed where feed.id = ${at(alias, 'feed_id')}),
    ${at(alias, 'showrooms')}[1], ${all})`;

/** Showroom of a row by table. Null means no showroom: everybody sees the row. */
const places: Readonly<Record<string, (alias: string) => Sql>> = {
  autos: own,
  avtosalons: (alias) => at(alias, 'id'),
  // Rows without a showroom column belong to the showroom of their car.
  leads: ofCar,
  purchases: ofAuto,
  expenses: ofAuto,
  sales: ofAuto,
  telegram_posts: ofAuto,
  applications: own,
  feed_sources: own,
  chat_rooms: ofCar,
  notifications(alias) {
    const named = (table: string, place: (alias: string) => Sql) =>
      sql`(select ${place('named')} from ${sql.table(table)} named where named.id = ${at(alias, 'target_id')})`;
    return sql`case ${at(alias, 'target_type')} when 'auto' then ${named('autos', own)}
      when 'lead' then ${named('leads', ofCar)} when 'application' then ${named('applications', own)}
      when 'room' then ${named('chat_rooms', ofCar)} when 'feed' then ${named('feed_sources', own)}
      when 'import' then ${named('imports', ofImport)} end`;
  },
};

export const showroomOf = (table: string, alias: string): Sql =>
  places[table]?.(alias) ?? sql`null`;

/** @returns undefined when the member may see all */
export function showroomCondition({ showrooms }: Access, place: Sql): Sql | undefined {
  return showrooms && sql`(${place} is null or ${place} = any(${showrooms}::bigint[]))`;
}

/** Imports started for these showrooms alone, and those of their feeds. An import for all showrooms may change cars of any. */
const importCondition = ({ showrooms }: Access, alias: string): Sql | undefined =>
  showrooms &&
  sql`(coalesce(${at(alias, 'showrooms')} <@ ${showrooms}::bigint[], false)
    or exists (select from feed_sources feed where feed.id = ${at(alias, 'feed_id')} and feed.avtosalon_id = any(${showrooms}::bigint[])))`;

/** @returns undefined for tables that belong to no showroom, and when the member may see all */
export function showroomScope(access: Access, table: string, alias: string): Sql | undefined {
  if (table === 'imports') return importCondition(access, alias);
  const place = places[table];
  return place && showroomCondition(access, place(alias));
}

export function andShowroomScope(access: Access, table: string, alias: string): Sql {
  const condition = showroomScope(access, table, alias);
  return condition === undefined ? nothing : sql`and ${condition}`;
}

export const inShowrooms = (access: Access, table: string, alias: string) =>
  sql<boolean>`${showroomScope(access, table, alias) ?? sql`true`}`;
