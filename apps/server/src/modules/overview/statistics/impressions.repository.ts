import type { Db } from '../../../platform/db/client';

/** The service key acts for all dealers, so there is no owner. */
export function createImpressionsRepository(db: Db) {
  return {
    async addBatch(id: string, received_at: Date): Promise<boolean> {
      const row = await db.current
        .insertInto('impression_batches')
        .values({ id, received_at })
        .onConflict((oc) => oc.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async known(ids: readonly number[]): Promise<Set<number>> {
      const rows = await db.current
        .selectFrom('autos')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '<>', 'deleted')
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}
