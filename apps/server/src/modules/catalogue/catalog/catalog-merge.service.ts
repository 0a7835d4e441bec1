import { type Selectable, sql } from 'kysely';
import { firstOwnId } from '../data/load-catalogue';
import { norm, normCompact } from '../../../platform/values/text-norm';
import type { DomainEvent } from '../../../platform/values/event';
import type { Db } from '../../../platform/db/client';
import { searchText } from '../../../platform/db/text-search';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import type { Database } from '../../../platform/db/tables';

type Model = Selectable<Database['car_models']>;
type Generation = Selectable<Database['generations']>;
type Modification = Selectable<Database['modifications']>;

type Entries = 'car_models' | 'generations' | 'modifications' | 'positions';

/** Event for references without a foreign key: listeners must repoint them. Part of the surrounding transaction. */
export type EntriesMerged = DomainEvent<[entries: Entries, from: number, into: number]>;

const isSameName = (a: string, b: string) => normCompact(a) === normCompact(b);

const engineOf = (one: Modification) =>
  [
    one.horse_power,
    one.volume_litres,
    one.fuel_type,
    one.transmission,
    one.drive,
    one.body_type,
  ].join('|');

/**
 * Merges an added model into an existing one. Call it inside a transaction: it blocks additions until that ends, and raises the catalogue's
 * version.
 */
export function createCatalogMerge(db: Db, merged: EntriesMerged) {
  /** Repoints references in all tables, and hides the first entry. */
  async function replace(entries: Entries, from: number, into: number): Promise<void> {
    const { rows: references } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${entries}::regclass and cardinality(c.conkey) = 1`.execute(
      db.current,
    );
    for (const { table, column } of references)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${into}
        where ${sql.ref(column)} = ${from}`.execute(db.current);
    await merged.emit(entries, from, into);
    await sql`update ${sql.table(entries)} set hidden = true where id = ${from}`.execute(
      db.current,
    );
  }

  const generationsOf = (model: number) =>
    db.current
      .selectFrom('generations')
      .selectAll()
      .where('car_model_id', '=', model)
      .where('hidden', '=', false)
      .execute();
  const modificationsOf = (generation: number) =>
    db.current
      .selectFrom('modifications')
      .selectAll()
      .where('generation_id', '=', generation)
      .where('hidden', '=', false)
      .execute();
  const positionsOf = (generation: number) =>
    db.current
      .selectFrom('positions')
      .selectAll()
      .where('generation_id', '=', generation)
      .where('hidden', '=', false)
      .execute();

  /** Merges equal modifications and trim levels. */
  async function joinGenerations(from: Generation, into: Generation): Promise<void> {
    const [engines, trims] = [await modificationsOf(into.id), await positionsOf(into.id)];
    const [otherEngines, otherTrims] = [await modificationsOf(from.id), await positionsOf(from.id)];
    await replace('generations', from.id, into.id);
    await db.current
      .updateTable('generations')
      .set({
        photo: into.photo ?? from.photo,
        body_types: [...new Set([...into.body_types, ...from.body_types])],
      })
      .where('id', '=', into.id)
      .execute();
    for (const one of otherEngines) {
      const same = engines.find((engine) => engineOf(engine) === engineOf(one));
      if (same !== undefined) await replace('modifications', one.id, same.id);
    }
    for (const one of otherTrims) {
      const same = trims.find(
        ({ name_ru, name_uz }) =>
          isSameName(name_ru, one.name_ru) || isSameName(name_uz, one.name_uz),
      );
      if (same !== undefined) await replace('positions', one.id, same.id);
    }
  }

  /** Makes the listings searchable by both names. Raises their version, so that open forms show the change. */
  async function renameListings(from: Model, into: Model): Promise<void> {
    const names = searchText([norm(into.name), normCompact(into.name)]);
    await sql`
      update autos set search = search || ${names}, version = version + 1
      where car_model_id = ${from.id}`.execute(db.current);
    const known = await db.current
      .selectFrom('catalog_aliases')
      .select('alias')
      .where('kind', '=', 'model')
      .where('subject_id', '=', from.id)
      .execute();
    const aliases = [from.name, ...known.map(({ alias }) => alias)];
    await db.current
      .insertInto('catalog_aliases')
      .values(aliases.map((alias) => ({ kind: 'model' as const, subject_id: into.id, alias })))
      .onConflict((oc) => oc.doNothing())
      .execute();
  }

  const modelOf = (id: number): Promise<Model | undefined> =>
    db.current
      .selectFrom('car_models')
      .selectAll()
      .where('id', '=', id)
      .where('hidden', '=', false)
      .executeTakeFirst();

  /** @throws Problem 404; 409 for a model of the files; 422 when the target is missing or of another brand */
  async function modelsOf(id: number, intoId: number): Promise<[Model, Model]> {
    const [from, into] = [await modelOf(id), await modelOf(intoId)];
    if (from === undefined) throw notFound();
    // The next change of the files would restore it.
    if (from.id < firstOwnId) throw conflict('transition_not_allowed', []);
    if (into === undefined || into.id === from.id || into.brand_id !== from.brand_id)
      throw validation([{ field: 'into', code: 'unknown_reference' }]);
    return [from, into];
  }

  return {
    async merge(id: number, intoId: number) {
      await db.current
        .updateTable('catalog_state')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      const [from, into] = await modelsOf(id, intoId);
      const own = await generationsOf(into.id);
      await renameListings(from, into);
      const others = await generationsOf(from.id);
      await replace('car_models', from.id, into.id);
      for (const one of others) {
        const same = own.find(({ name }) => isSameName(name, one.name));
        if (same !== undefined) await joinGenerations(one, same);
      }
      const years = [from.year_from, into.year_from].filter((year) => year !== null);
      const isMade = from.year_to === null || into.year_to === null;
      const merged = await db.current
        .updateTable('car_models')
        .set({
          year_from: years.length === 0 ? null : Math.min(...years),
          year_to: isMade ? null : Math.max(from.year_to ?? 0, into.year_to ?? 0),
        })
        .where('id', '=', into.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        id: merged.id,
        brand_id: merged.brand_id,
        name: merged.name,
        year_from: merged.year_from ?? undefined,
        year_to: merged.year_to ?? undefined,
        popular: merged.popular,
        generations_count: (await generationsOf(merged.id)).length,
      };
    },
  };
}
