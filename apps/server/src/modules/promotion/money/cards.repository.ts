import type { Db } from '../../../platform/db/client';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Access } from '../../../platform/values/access';

export type StoredCard = OwnedRow<'payment_cards'>;

export function createCardsRepository(db: Db) {
  const table = ownedTable(db, 'payment_cards', { softDelete: true });
  return {
    ...table,

    /** The default one first, then the newest. */
    async list(access: Access): Promise<StoredCard[]> {
      const cards = await table.all(access);
      return cards.toSorted((a, b) => Number(b.is_default) - Number(a.is_default) || b.id - a.id);
    },

    async makeDefault(access: Access, id: number): Promise<StoredCard> {
      await table.updateAll(access, { is_default: true }, { is_default: false });
      return table.update(access, id, { is_default: true });
    },

    hasPending: async (cardId: number): Promise<number | undefined> =>
      (
        await db.current
          .selectFrom('payments')
          .where('card_id', '=', cardId)
          .where('status', '=', 'pending')
          .select('id')
          .executeTakeFirst()
      )?.id,
  };
}
