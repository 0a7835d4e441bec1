import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/client';
import type { LeadsTables } from './leads.tables';

export type StoredLead = Selectable<LeadsTables['leads']>;
export type NewLead = Insertable<LeadsTables['leads']>;
export type LeadChanges = Updateable<LeadsTables['leads']>;

/** What a room shows of its lead. */
export type LeadOfRoom = Pick<StoredLead, 'id' | 'status' | 'source' | 'responsible_id'>;

/** Single leads; lists are in leads-list.repository.ts. */
export function createLeadsRepository(db: Db) {
  const own = (owner: number) =>
    db.current.selectFrom('leads').where('business_user_id', '=', owner);

  return {
    /** @returns undefined where a lead with its `external_id` or room is there already */
    async add(row: NewLead): Promise<StoredLead | undefined> {
      return db.current
        .insertInto('leads')
        .values(row)
        .onConflict((oc) => oc.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    /** Keeps others from changing it until the surrounding transaction ends. */
    lock: (owner: number, id: number): Promise<StoredLead | undefined> =>
      own(owner).where('id', '=', id).selectAll().forUpdate().executeTakeFirst(),

    /** Call it under `lock`. */
    async update(owner: number, id: number, changes: LeadChanges): Promise<void> {
      await db.current
        .updateTable('leads')
        .set(changes)
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .execute();
    },

    async has(owner: number, id: number): Promise<boolean> {
      const row = await own(owner).where('id', '=', id).select('id').executeTakeFirst();
      return row !== undefined;
    },

    ofRoom: (owner: number, roomId: number): Promise<StoredLead | undefined> =>
      own(owner).where('room_id', '=', roomId).selectAll().executeTakeFirst(),

    /** By the ids of their rooms; a room without a lead is not in it. */
    async ofRooms(owner: number, roomIds: readonly number[]): Promise<Map<number, LeadOfRoom>> {
      if (roomIds.length === 0) return new Map();
      const rows = await own(owner)
        .where('room_id', 'in', [...roomIds])
        .select([
          'id',
          'status',
          'source',
          'responsible_id',
          (eb) => eb.ref('room_id').$notNull().as('room_id'),
        ])
        .execute();
      return new Map(rows.map(({ room_id, ...lead }) => [room_id, lead]));
    },

    /** The service key stands for all dealers, so there is no owner here. */
    byExternalId: (externalId: string): Promise<StoredLead | undefined> =>
      db.current
        .selectFrom('leads')
        .where('external_id', '=', externalId)
        .selectAll()
        .executeTakeFirst(),

    /** The first answer counts. @returns whether this was it */
    async answer(owner: number, roomId: number, at: Date): Promise<boolean> {
      const row = await db.current
        .updateTable('leads')
        .set({ answered_at: at })
        .where('business_user_id', '=', owner)
        .where('room_id', '=', roomId)
        .where('answered_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

export type LeadsRepository = ReturnType<typeof createLeadsRepository>;
