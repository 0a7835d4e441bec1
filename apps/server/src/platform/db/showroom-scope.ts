import { type RawBuilder, sql } from 'kysely';
import { actingShowrooms } from './acting';

const ofCar = (alias: string) =>
  `coalesce(${alias}.avtosalon_id, (select car.avtosalon_id from autos car where car.id = ${alias}.auto_id))`;

/** Where a row says which showroom it is of, as SQL after its alias; null is of none, which is everybody's. */
const places: Readonly<Record<string, (alias: string) => string>> = {
  autos: (alias) => `${alias}.avtosalon_id`,
  avtosalons: (alias) => `${alias}.id`,
  // What has no showroom of its own belongs to that of its car.
  leads: ofCar,
  applications: (alias) => `${alias}.avtosalon_id`,
  chat_rooms: ofCar,
  notifications: (alias) => `case ${alias}.target_type
    when 'auto' then (select named.avtosalon_id from autos named where named.id = ${alias}.target_id)
    when 'lead' then (select ${ofCar('named')} from leads named where named.id = ${alias}.target_id)
    when 'application' then (select named.avtosalon_id from applications named where named.id = ${alias}.target_id)
    when 'room' then (select ${ofCar('named')} from chat_rooms named
      where named.id = ${alias}.target_id) end`,
};

/** Says which showroom a row is of, as SQL; null is of none. */
export const showroomOf = (table: keyof typeof places, alias: string): string =>
  places[table]?.(alias) ?? 'null';

/** Narrows rows of any statement by an expression that gives their showroom. @returns undefined where the member may see all */
export function showroomCondition(
  place: string,
  add: (value: unknown) => string,
): string | undefined {
  const showrooms = actingShowrooms();
  return showrooms === undefined
    ? undefined
    : `(${place} is null or ${place} = any(${add(showrooms)}::bigint[]))`;
}

/**
 * Narrows rows of a table to the showrooms that the member of this request works in; those of others are as if they were
 * not there.
 * @returns undefined for tables that belong to no showroom, and where the member may see all
 */
export function showroomScope(
  table: string,
  alias: string,
  add: (value: unknown) => string,
): string | undefined {
  const place = places[table];
  return place === undefined ? undefined : showroomCondition(place(alias), add);
}

/** The same, beginning with "and", for hand-written statements. */
export function andShowroomScope(
  table: string,
  alias: string,
  add: (value: unknown) => string,
): string {
  const condition = showroomScope(table, alias, add);
  return condition === undefined ? '' : `and ${condition}`;
}

/** The same for statements of the query builder. */
export function inShowrooms(table: keyof typeof places, alias: string): RawBuilder<boolean> {
  const showrooms = actingShowrooms();
  const place = places[table];
  if (showrooms === undefined || place === undefined) return sql<boolean>`true`;
  const column = sql.raw(place(alias));
  return sql<boolean>`(${column} is null or ${column} = any(${[...showrooms]}::bigint[]))`;
}
