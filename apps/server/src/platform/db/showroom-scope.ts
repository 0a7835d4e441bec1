import { sql } from 'kysely';
import type { Access } from '../values/access';
import { type Sql, nothing } from './statement';

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

const ofCar = (alias: string) =>
  sql`coalesce(${at(alias, 'avtosalon_id')}, (select car.avtosalon_id from autos car where car.id = ${at(alias, 'auto_id')}))`;

const own = (alias: string) => at(alias, 'avtosalon_id');

/** Where a row says which showroom it is of; null is of none, which is everybody's. */
const places: Readonly<Record<string, (alias: string) => Sql>> = {
  autos: own,
  avtosalons: (alias) => at(alias, 'id'),
  // What has no showroom of its own belongs to that of its car.
  leads: ofCar,
  applications: own,
  chat_rooms: ofCar,
  notifications(alias) {
    const named = (table: string, place: (alias: string) => Sql) =>
      sql`(select ${place('named')} from ${sql.table(table)} named where named.id = ${at(alias, 'target_id')})`;
    return sql`case ${at(alias, 'target_type')} when 'auto' then ${named('autos', own)}
      when 'lead' then ${named('leads', ofCar)} when 'application' then ${named('applications', own)}
      when 'room' then ${named('chat_rooms', ofCar)} end`;
  },
};

/** Says which showroom a row is of; null is of none. */
export const showroomOf = (table: string, alias: string): Sql =>
  places[table]?.(alias) ?? sql`null`;

/** Narrows rows by an expression that gives their showroom. @returns undefined where the member may see all */
export function showroomCondition({ showrooms }: Access, place: Sql): Sql | undefined {
  return showrooms && sql`(${place} is null or ${place} = any(${showrooms}::bigint[]))`;
}

/**
 * Narrows rows of a table to the showrooms that the acting member works in; those of others are as if they were not there.
 * @returns undefined for tables that belong to no showroom, and where the member may see all
 */
export function showroomScope(access: Access, table: string, alias: string): Sql | undefined {
  const place = places[table];
  return place && showroomCondition(access, place(alias));
}

/** The same, beginning with "and". */
export function andShowroomScope(access: Access, table: string, alias: string): Sql {
  const condition = showroomScope(access, table, alias);
  return condition === undefined ? nothing : sql`and ${condition}`;
}

/** The same as an expression of the query builder. */
export const inShowrooms = (access: Access, table: string, alias: string) =>
  sql<boolean>`${showroomScope(access, table, alias) ?? sql`true`}`;
