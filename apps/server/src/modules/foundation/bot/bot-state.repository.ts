import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';

/** Seconds that the lease of the receiving instance lasts. */
const leaseSeconds = 15;

/** State of the configured bot. Another bot's state is replaced. */
export function createBotStateRepository(db: Db, fingerprint: Buffer) {
  const update = (set: ReturnType<typeof sql>, and = sql`true`) =>
    sql`update telegram_bot set ${set} where fingerprint = ${fingerprint} and ${and}`.execute(
      db.current,
    );

  return {
    /** Forgets the updates of the bot before it, whose ids have nothing to do with this one's. */
    open: (): Promise<void> =>
      db.transaction(async () => {
        const { numAffectedRows } = await sql`
          insert into telegram_bot (fingerprint) values (${fingerprint})
          on conflict (one) do update set fingerprint = excluded.fingerprint, username = null, update_offset = 0,
            lease_holder = null, lease_until = null, failing_since = null, rejected_at = null
          where telegram_bot.fingerprint <> excluded.fingerprint`.execute(db.current);
        if (numAffectedRows !== undefined && numAffectedRows > 0n)
          await sql`delete from telegram_updates`.execute(db.current);
      }),

    read: () =>
      db.current
        .selectFrom('telegram_bot')
        .select(['username', 'update_offset', 'failing_since', 'rejected_at'])
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst(),

    async found(username: string): Promise<void> {
      await update(sql`username = ${username}, failing_since = null, rejected_at = null`);
    },

    async working(): Promise<void> {
      await update(sql`failing_since = null, rejected_at = null`, sql`failing_since is not null`);
    },

    async failing(now: Date): Promise<void> {
      await update(sql`failing_since = ${now}`, sql`failing_since is null`);
    },

    /** @returns true once, for one instance */
    async refused(now: Date): Promise<boolean> {
      const { numAffectedRows = 0n } = await update(
        sql`rejected_at = ${now}, failing_since = coalesce(failing_since, ${now})`,
        sql`rejected_at is null`,
      );
      return numAffectedRows > 0n;
    },

    /** Takes or renews the lease. @returns the offset of the next update; undefined while another instance has the lease */
    async lease(holder: string, now: Date): Promise<number | undefined> {
      const until = new Date(now.getTime() + leaseSeconds * 1000);
      const { rows } = await sql<{ update_offset: number }>`
        update telegram_bot set lease_holder = ${holder}, lease_until = ${until}
        where fingerprint = ${fingerprint} and (lease_holder = ${holder} or lease_until is null or lease_until <= ${now})
        returning update_offset`.execute(db.current);
      return rows[0]?.update_offset;
    },

    async release(holder: string): Promise<void> {
      await update(sql`lease_holder = null, lease_until = null`, sql`lease_holder = ${holder}`);
    },

    async moveOffset(to: number): Promise<void> {
      await update(sql`update_offset = greatest(update_offset, ${to})`);
    },
  };
}

export type BotStateRepository = ReturnType<typeof createBotStateRepository>;
