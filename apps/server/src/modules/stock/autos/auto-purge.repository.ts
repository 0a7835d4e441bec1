import type { Db } from '../../../platform/db/client';

/** Writes of timers. They change nothing that the dealer sees of a listing, so its version stays. */
export function createPurgeRepository(db: Db) {
  return {
    /** Marks that the dealer was warned of the expiry. */
    async markWarned(autoId: number, at: Date): Promise<void> {
      await db.current
        .updateTable('autos')
        .set({ expiry_warned_at: at })
        .where('id', '=', autoId)
        .execute();
    },

    /** Detaches the images after the undo period, so that the sweep deletes them. The row stays for leads and chats about the car. */
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
