import type { Db } from '../../../platform/db/client';

export interface StoredRate {
  /** `2026-07-05`, in Tashkent. */
  date: string;
  /** So'm for one y.e. */
  rate: number;
  source: 'cbu' | 'manual';
}

export function createRatesRepository(db: Db) {
  return {
    latest(date: string): Promise<StoredRate | undefined> {
      return db.current
        .selectFrom('rates')
        .select(['date', 'rate', 'source'])
        .where('date', '<=', date)
        .orderBy('date', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    earliest(): Promise<StoredRate | undefined> {
      return db.current
        .selectFrom('rates')
        .select(['date', 'rate', 'source'])
        .orderBy('date')
        .limit(1)
        .executeTakeFirst();
    },

    /** The first rate stored for a day stays. */
    async store(rate: StoredRate): Promise<void> {
      await db.current
        .insertInto('rates')
        .values(rate)
        .onConflict((oc) => oc.column('date').doNothing())
        .execute();
    },
  };
}

export type RatesRepository = ReturnType<typeof createRatesRepository>;
