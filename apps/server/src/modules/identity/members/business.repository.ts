import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { PermissionsMode } from '../../../platform/values/dealer';
import type { ProfileChanges } from './profile-fields';

const columns = [
  'u.id',
  'u.phone',
  'u.username',
  'u.full_name',
  'u.profile_pic',
  'o.company_name',
  'o.tin',
  'u.email',
  'u.telegram',
  'u.language',
  'u.version',
  'u.created_at',
  'u.updated_at',
  'm.id as member_id',
  'm.role',
  'm.avtosalons',
  'b.id as company_id',
  'b.permissions_mode',
  'b.manager_pay_limit',
] as const;

export interface BusinessPermissions {
  mode: PermissionsMode;
  /** So'm. */
  manager_pay_limit: number;
}

export function createBusinessRepository(db: Db) {
  return {
    /** Undefined for a person without a business. */
    find: (id: UserId) =>
      db.current
        .selectFrom('business_users as u')
        .innerJoin('members as m', 'm.user_id', 'u.id')
        .innerJoin('businesses as b', 'b.id', 'm.business_user_id')
        .innerJoin('business_users as o', (join) => join.on(sql<boolean>`o.id = b.id`))
        .select(columns)
        .where('u.id', '=', id)
        .where('m.status', '=', 'active')
        .where('m.deleted_at', 'is', null)
        .executeTakeFirst(),

    permissions: (id: Owner) =>
      db.current
        .selectFrom('businesses')
        .select(['permissions_mode as mode', 'manager_pay_limit'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    setPermissions: (id: Owner, { mode, manager_pay_limit }: BusinessPermissions) =>
      db.current
        .updateTable('businesses')
        .set({ permissions_mode: mode, manager_pay_limit })
        .where('id', '=', id)
        .returning(['permissions_mode as mode', 'manager_pay_limit'])
        .executeTakeFirstOrThrow(),

    async hasUsername(username: string, exceptId: UserId): Promise<boolean> {
      const other = await db.current
        .selectFrom('business_users')
        .select('id')
        .where('username', '=', username)
        .where('id', '<>', exceptId)
        .executeTakeFirst();
      return other !== undefined;
    },

    /** @returns false when the version is not the current one */
    async update(
      id: UserId,
      version: number,
      changes: ProfileChanges,
      now: Date,
    ): Promise<boolean> {
      const changed = await db.current
        .updateTable('business_users')
        .set({ ...changes, version: version + 1, updated_at: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },
  };
}

export type BusinessRepository = ReturnType<typeof createBusinessRepository>;
export type StoredProfile = NonNullable<Awaited<ReturnType<BusinessRepository['find']>>>;
