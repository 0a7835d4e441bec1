import { sql } from 'kysely';
import type { Db } from '../db/client';

/** Identity of the database; it changes when a backup is restored: cluster, time line, database. `known` is the stored identity. */
async function databaseIdentity(db: Db): Promise<{ identity: string; known: string | null }> {
  const { rows } = await sql<{ identity: string; known: string | null }>`
    select (select database from chat_origin) as known, concat_ws('-',
      (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database())) as identity`.execute(
    db.current,
  );
  return rows[0] ?? { identity: '', known: null };
}

/**
 * Gives every stream a new epoch when the database is not the one they were written in: after a restore, numbers are reused for other
 * events, and a screen that continued counting would miss some. Called at start, at each check, and whenever the connection between
 * instances was restored. When nothing changed it costs one short query.
 * @returns whether the streams were restarted
 */
export async function settleOrigin(db: Db): Promise<boolean> {
  const { identity, known } = await databaseIdentity(db);
  if (identity === known) return false;
  return db.transaction(async () => {
    const inserted = await db.current
      .insertInto('chat_origin')
      .values({ database: identity })
      .onConflict((oc) => oc.doNothing())
      .returning('one')
      .executeTakeFirst();
    if (inserted !== undefined) return false;
    const changed = await db.current
      .updateTable('chat_origin')
      .set({ database: identity })
      .where('database', '!=', identity)
      .returning('one')
      .executeTakeFirst();
    if (changed === undefined) return false;
    await sql`
      update chat_streams
      set epoch = substr(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'), 1, 12)
    `.execute(db.current);
    return true;
  });
}
