import type { Db } from '../../../platform/db/client';

/** What timers write; neither changes what the dealer sees of a listing, so its version stays. */
export function createPurgeRepository(db: Db) {
  return {
    /** The dealer was warned that it expires; whoever shows warnings reads this. */
    async markWarned(autoId: number, at: Date): Promise<void> {
      await db.current
        .updateTable('autos')
        .set({ expiry_warned_at: at })
        .where('id', '=', autoId)
        .execute();
    },

    /** The undo is over: the images belong to nobody now and are swept. The row stays, for leads and chats about the car. */
    async letGoOfPhotos(autoId: number): Promise<void> {
      await db.current.deleteFrom('auto_photos').where('auto_id', '=', autoId).execute();
      await db.current
        .updateTable('autos')
        .set({ cover_id: null, photo_count: 0 })
        .where('id', '=', autoId)
        .execute();
    },
  };
}
