import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Database } from '../../../platform/db/tables';

export type StoredBuyer = Selectable<Database['telegram_buyers']>;

/** Buyers who write in Telegram, by the id of their chat with the bot. */
export function createTelegramBuyersRepository(db: Db) {
  return {
    async ofChats(ids: readonly number[]): Promise<Map<number, StoredBuyer>> {
      if (ids.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('telegram_buyers')
        .selectAll()
        .where('chat_id', 'in', [...ids])
        .execute();
      return new Map(rows.map((row) => [row.chat_id, row]));
    },
  };
}
