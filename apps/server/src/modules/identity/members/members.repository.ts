import type { Db } from '../../../platform/db/client';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import {
  type Owner,
  type UserId,
  businessOpenedBy,
  founderOf,
} from '../../../platform/values/owner';
import { userSearch } from '../../../platform/db/user-search';

export type StoredMember = OwnedRow<'members'>;

export function createMembersRepository(db: Db) {
  return {
    ...ownedTable(db, 'members', { softDelete: true }),

    /** Includes removed members, for names in histories. */
    named: ownedTable(db, 'members', { softDelete: false }),

    async openBusiness(id: Owner, now: Date): Promise<void> {
      await db.current.insertInto('businesses').values({ id, created_at: now }).execute();
    },

    async hasBusiness(user: UserId): Promise<boolean> {
      const found = await db.current
        .selectFrom('businesses')
        .select('id')
        .where('id', '=', businessOpenedBy(user))
        .executeTakeFirst();
      return found !== undefined;
    },

    activeOf: (user: UserId): Promise<StoredMember | undefined> =>
      db.current
        .selectFrom('members')
        .selectAll()
        .where('user_id', '=', user)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Prevents blocking until the surrounding transaction ends. */
    lockActive: (owner: Owner, id: number): Promise<{ id: number } | undefined> =>
      db.current
        .selectFrom('members')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst(),

    async companyName(owner: Owner): Promise<string> {
      const row = await db.current
        .selectFrom('business_users')
        .select(['company_name', 'full_name'])
        .where('id', '=', founderOf(owner))
        .executeTakeFirstOrThrow();
      return row.company_name ?? row.full_name;
    },

    /** The newest acceptable invitation, locked until the surrounding transaction ends. */
    invitation(
      { id, token, phone }: { id?: number; token?: string; phone?: string },
      now: Date,
    ): Promise<StoredMember | undefined> {
      let query = db.current
        .selectFrom('members')
        .selectAll()
        .where('status', '=', 'invited')
        .where('deleted_at', 'is', null)
        .where('invitation_expires_at', '>', now);
      if (id !== undefined) query = query.where('id', '=', id);
      if (token !== undefined) query = query.where('invitation_token', '=', token);
      if (phone !== undefined) query = query.where('phone', '=', phone);
      return query.orderBy('invitation_expires_at', 'desc').limit(1).forUpdate().executeTakeFirst();
    },

    async profileChanged(
      user: UserId,
      { full_name, profile_pic }: { full_name: string; profile_pic: string | null | undefined },
    ): Promise<void> {
      const rows = await db.current
        .selectFrom('members')
        .select(['id', 'phone'])
        .where('user_id', '=', user)
        .where('deleted_at', 'is', null)
        .execute();
      for (const { id, phone } of rows) {
        const search = userSearch({ full_name, phone });
        await db.current
          .updateTable('members')
          .set({ full_name, search, profile_pic })
          .where('id', '=', id)
          .execute();
      }
    },

    /** Showrooms by name, without deleted ones. */
    showrooms: (owner: Owner, ids: readonly number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.current
            .selectFrom('avtosalons')
            .select(['id', 'name'])
            .where('business_user_id', '=', owner)
            .where('id', 'in', [...ids])
            .where('deleted_at', 'is', null)
            .orderBy('name')
            .execute(),
  };
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;
