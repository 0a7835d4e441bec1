import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';

export type PurchaseRow = OwnedRow<'purchases'>;
export type ExpenseRow = OwnedRow<'expenses'>;

export function createCostsRepository(db: Db) {
  return {
    purchases: ownedTable(db, 'purchases'),
    expenses: ownedTable(db, 'expenses', { versioned: true, softDelete: true }),
    /** Includes deleted expenses. */
    allExpenses: ownedTable(db, 'expenses', { versioned: true, softDelete: false }),

    /** Raises the version of a car's money. Call it under the lock of the car. */
    async raiseVersion(autoId: number): Promise<void> {
      await db.current
        .updateTable('autos')
        .set({ money_version: sql`money_version + 1` })
        .where('id', '=', autoId)
        .execute();
    },
  };
}
