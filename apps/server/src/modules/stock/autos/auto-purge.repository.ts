import type { Db } from '../../../platform/db/client';

/** The dealer sees nothing of these changes, so the version stays. */
export function createPurgeRepository(db: Db) {
  return {
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
