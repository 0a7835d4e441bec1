import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { ownedTable } from '../../../platform/db/owned-table';
import type { Row } from '../../../platform/db/tables';
import type { Owner } from '../../../platform/values/owner';

export type FeedSourceRow = Row<'feed_sources'>;
export type FeedRunRow = Row<'feed_runs'>;
type RunChanges = Partial<Omit<FeedRunRow, 'id' | 'feed_id' | 'vanished'>> & {
  vanished?: FeedRunRow['vanished'];
};

/** A car of a feed that was seen before. */
export interface KnownCar {
  auto_id: number;
  missing: number;
  is_off: boolean;
  status: Row<'autos'>['status'];
  reason: Row<'autos'>['deactivation_reason'];
  title: string;
  has_lead: boolean;
}

export function createFeedSourcesRepository(db: Db) {
  const sources = ownedTable(db, 'feed_sources', { versioned: true });

  return {
    ...sources,

    /** Locks a feed of any dealership, for timers. */
    lockOfAnyOwner: (id: number): Promise<FeedSourceRow | undefined> =>
      db.current
        .selectFrom('feed_sources')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** A change of a timer does not raise the version. */
    async note(
      id: number,
      changes: Partial<Omit<FeedSourceRow, 'id' | 'version' | 'business_user_id'>>,
    ): Promise<void> {
      await db.current.updateTable('feed_sources').set(changes).where('id', '=', id).execute();
    },

    addRun: (row: { feed_id: number; is_manual: boolean; started_at: Date }): Promise<FeedRunRow> =>
      db.current
        .insertInto('feed_runs')
        .values({ ...row, state: 'fetching' })
        .returningAll()
        .executeTakeFirstOrThrow(),

    async changeRun(id: number, { vanished, ...changes }: RunChanges): Promise<void> {
      await db.current
        .updateTable('feed_runs')
        .set({ ...changes, ...(vanished && { vanished: JSON.stringify(vanished) }) })
        .where('id', '=', id)
        .execute();
    },

    lastRun: (feedId: number): Promise<FeedRunRow | undefined> =>
      db.current
        .selectFrom('feed_runs')
        .selectAll()
        .where('feed_id', '=', feedId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    runOfImport: (importId: number): Promise<FeedRunRow | undefined> =>
      db.current
        .selectFrom('feed_runs')
        .selectAll()
        .where('import_id', '=', importId)
        .executeTakeFirst(),

    /** Import of the newest run that has one. */
    async lastImport(feedId: number): Promise<number | undefined> {
      const run = await db.current
        .selectFrom('feed_runs')
        .select('import_id')
        .where('feed_id', '=', feedId)
        .where('import_id', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return run?.import_id ?? undefined;
    },

    heldBefore: (feedId: number, runId: number) =>
      db.current
        .selectFrom('feed_runs')
        .select('held_since')
        .where('feed_id', '=', feedId)
        .where('id', '<', runId)
        .where('state', '=', 'held')
        .executeTakeFirst(),

    /** Open runs before this one are over. */
    async endOlder(feedId: number, runId: number, at: Date): Promise<void> {
      await db.current
        .updateTable('feed_runs')
        .set({ state: 'skipped', ended_at: at })
        .where('feed_id', '=', feedId)
        .where('id', '<', runId)
        .where('state', 'in', ['fetching', 'checking', 'ready', 'writing', 'held'])
        .execute();
    },

    async runPage(feedId: number, { page, size }: { page: number; size: number }) {
      const rows = await db.current
        .selectFrom('feed_runs')
        .selectAll()
        .where('feed_id', '=', feedId)
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { count } = await db.current
        .selectFrom('feed_runs')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('feed_id', '=', feedId)
        .executeTakeFirstOrThrow();
      return { rows, count };
    },

    /** Deletes all but the newest runs. @returns imports of the deleted ones */
    async trimRuns(feedId: number, kept: number): Promise<number[]> {
      const { rows } = await sql<{ import_id: number | null }>`
        delete from feed_runs where id in (
          select id from feed_runs where feed_id = ${feedId} order by id desc offset ${kept}
        ) returning import_id`.execute(db.current);
      return rows.flatMap(({ import_id }) => import_id ?? []);
    },

    async remember(
      feedId: number,
      cars: readonly { auto_id: number; key: string; values: object }[],
    ): Promise<void> {
      await sql`
        insert into feed_cars (feed_id, auto_id, key, values)
        select ${feedId}, (x->>'auto_id')::bigint, x->>'key', x->'values'
        from jsonb_array_elements(${JSON.stringify(cars)}::jsonb) x
        on conflict (feed_id, auto_id) do update set key = excluded.key, values = excluded.values`.execute(
        db.current,
      );
    },

    /** Counts a good run: cars with these keys are there, the others are missing once more. */
    async countMissing(feedId: number, keys: readonly string[]): Promise<void> {
      await sql`
        update feed_cars set missing = case when key = any(${[...keys]}::text[]) then 0 else missing + 1 end
        where feed_id = ${feedId}`.execute(db.current);
    },

    async setOff(feedId: number, autoId: number, isOff: boolean): Promise<void> {
      await db.current
        .updateTable('feed_cars')
        .set({ is_off: isOff })
        .where('feed_id', '=', feedId)
        .where('auto_id', '=', autoId)
        .execute();
    },

    /** Cars that are missing in two runs, and those that are back. */
    async moved(feedId: number, owner: Owner, leadsSince: Date): Promise<KnownCar[]> {
      const { rows } = await sql<KnownCar>`
        select c.auto_id, c.missing, c.is_off, a.status, a.deactivation_reason as reason,
          concat_ws(', ', concat(b.name, ' ', m.name), a.year) as title,
          exists (select from leads l where l.auto_id = a.id and l.created_at >= ${leadsSince}) as has_lead
        from feed_cars c
        join autos a on a.id = c.auto_id and a.business_user_id = ${owner}
        join brands b on b.id = a.brand_id
        join car_models m on m.id = a.car_model_id
        where c.feed_id = ${feedId} and ((c.missing >= 2 and not c.is_off) or (c.missing = 0 and c.is_off))
        order by c.auto_id`.execute(db.current);
      return rows;
    },

    async cars(ids: readonly number[]): Promise<Map<number, Row<'autos'>>> {
      if (ids.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('autos')
        .selectAll()
        .where(sql<boolean>`id = any(${[...ids]})`)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    async salons(owner: Owner): Promise<number[]> {
      const rows = await db.current
        .selectFrom('avtosalons')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type FeedSourcesRepository = ReturnType<typeof createFeedSourcesRepository>;
