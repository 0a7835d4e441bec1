import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { UserId } from '../../../platform/values/owner';
import type { Database } from '../../../platform/db/tables';

const columns = ['fingerprint', 'language', 'platform', 'push_token', 'updated_at'] as const;

export function createDevicesRepository(db: Db) {
  return {
    /** Concurrent registrations of one token are serialised. */
    async release(push_token: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${push_token}, 0))`.execute(
        db.current,
      );
      await db.current
        .updateTable('devices')
        .set({ push_token: null })
        .where('push_token', '=', push_token)
        .execute();
    },

    find(user: UserId, fingerprint: string) {
      return db.current
        .selectFrom('devices')
        .select(columns)
        .where('business_user_id', '=', user)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst();
    },

    put(device: Insertable<Database['devices']>) {
      const { session_id, push_token, language, platform, updated_at } = device;
      return db.current
        .insertInto('devices')
        .values(device)
        .onConflict((oc) =>
          oc
            .columns(['business_user_id', 'fingerprint'])
            .doUpdateSet({ session_id, push_token, language, platform, updated_at }),
        )
        .returning(columns)
        .executeTakeFirstOrThrow();
    },

    async dropToken(user: UserId, push_token: string): Promise<void> {
      await db.current
        .updateTable('devices')
        .set({ push_token: null })
        .where('business_user_id', '=', user)
        .where('push_token', '=', push_token)
        .execute();
    },

    async remove(user: UserId, fingerprint: string): Promise<boolean> {
      const removed = await db.current
        .deleteFrom('devices')
        .where('business_user_id', '=', user)
        .where('fingerprint', '=', fingerprint)
        .returning('fingerprint')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}

export type StoredDevice = Awaited<ReturnType<ReturnType<typeof createDevicesRepository>['put']>>;
