import { sql } from 'kysely';
import type { Db } from '../db/client';

/** At most `max` requests in `seconds`, counted from the first one. */
export interface Limit {
  bucket: string;
  max: number;
  seconds: number;
}

export function createLimitsRepository(db: Db) {
  /** @returns when a full counter is free again; null when it was raised */
  async function take({ bucket, max, seconds }: Limit, now: Date): Promise<Date | null> {
    if (max < 1) return new Date(now.getTime() + seconds * 1000);
    const ends_at = new Date(now.getTime() + seconds * 1000);
    // Expired, or too far in the future: the server that wrote it had a fast clock.
    const isOver = sql<boolean>`(auth_limits.ends_at <= ${now} or auth_limits.ends_at > ${ends_at})`;
    const taken = await db.current
      .insertInto('auth_limits')
      .values({ bucket, count: 1, ends_at })
      .onConflict((oc) =>
        oc
          .column('bucket')
          .doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else auth_limits.count + 1 end`,
            ends_at: sql<Date>`case when ${isOver} then excluded.ends_at else auth_limits.ends_at end`,
          })
          .where((eb) => eb.or([isOver, eb('auth_limits.count', '<', max)])),
      )
      .returning('count')
      .executeTakeFirst();
    if (taken !== undefined) return null;
    const full = await db.current
      .selectFrom('auth_limits')
      .select('ends_at')
      .where('bucket', '=', bucket)
      .executeTakeFirst();
    return full?.ends_at ?? now;
  }

  return {
    take,

    async isFull({ bucket, max }: Limit, now: Date): Promise<boolean> {
      if (max < 1) return true;
      const full = await db.current
        .selectFrom('auth_limits')
        .select('bucket')
        .where('bucket', '=', bucket)
        .where('ends_at', '>', now)
        .where('count', '>=', max)
        .executeTakeFirst();
      return full !== undefined;
    },

    /** Skips rows locked by a request: waiting for them could deadlock. */
    async sweep(now: Date): Promise<void> {
      await db.current
        .deleteFrom('auth_limits')
        .where('bucket', 'in', (eb) =>
          eb
            .selectFrom('auth_limits')
            .select('bucket')
            .where('ends_at', '<=', now)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },
  };
}

export type LimitsRepository = ReturnType<typeof createLimitsRepository>;
