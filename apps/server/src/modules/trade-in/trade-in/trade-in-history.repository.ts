import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import { createPrepared } from '../../../platform/db/statement';
import type { Database } from '../../../platform/db/tables';

export type NewEvent = Insertable<Database['trade_in_history']>;
export type StoredEvent = Selectable<Database['trade_in_history']> & { actor_name: string | null };

export function createTradeInHistoryRepository(db: Db) {
  const run = createPrepared(db);

  return {
    async add(event: NewEvent): Promise<void> {
      await db.current.insertInto('trade_in_history').values(event).execute();
    },

    /** The newest first. */
    page: (
      owner: Owner,
      carId: number,
      { size, offset }: { size: number; offset: number },
    ): Promise<StoredEvent[]> =>
      run(sql<StoredEvent>`select h.*, u.full_name as actor_name from trade_in_history h
         left join business_users u on u.id = h.actor_id
         where h.business_user_id = ${owner} and h.trade_in_auto_id = ${carId}
         order by h.at desc, h.id desc limit ${size} offset ${offset}`),

    async count(owner: Owner, carId: number): Promise<number> {
      const [row] = await run(sql<{
        count: number;
      }>`select count(*)::int as count from trade_in_history
         where business_user_id = ${owner} and trade_in_auto_id = ${carId}`);
      return row?.count ?? 0;
    },
  };
}

export type TradeInHistoryRepository = ReturnType<typeof createTradeInHistoryRepository>;
