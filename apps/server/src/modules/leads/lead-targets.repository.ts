import type { Db } from '../../db/client';

/** A car or a showroom that a buyer asked about, and whose it is. */
export interface Target {
  owner: number;
  avtosalon_id: number | null;
}

/** What leads may be about. The callers compare the owner: the marketplace speaks for all dealers. */
export function createLeadTargetsRepository(db: Db) {
  return {
    auto: (id: number): Promise<Target | undefined> =>
      db.current
        .selectFrom('autos')
        .select(['business_user_id as owner', 'avtosalon_id'])
        .where('id', '=', id)
        .where('status', '<>', 'deleted')
        .executeTakeFirst(),

    avtosalon: (id: number): Promise<Target | undefined> =>
      db.current
        .selectFrom('avtosalons')
        .select(['business_user_id as owner', 'id as avtosalon_id'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    async hasRoom(owner: number, id: number): Promise<boolean> {
      const row = await db.current
        .selectFrom('chat_rooms')
        .select('id')
        .where('id', '=', id)
        .where('business_user_id', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
