import type { Updateable } from 'kysely';
import type { Db } from '../../db/client';
import type { BusinessTables } from './business.tables';

const columns = [
  'id',
  'phone',
  'username',
  'full_name',
  'profile_pic',
  'company_name',
  'tin',
  'email',
  'telegram',
  'language',
  'version',
  'created_at',
  'updated_at',
] as const;

export type ProfileChanges = Pick<
  Updateable<BusinessTables['business_users']>,
  | 'full_name'
  | 'username'
  | 'profile_pic'
  | 'company_name'
  | 'tin'
  | 'email'
  | 'telegram'
  | 'language'
>;

export function createBusinessRepository(db: Db) {
  return {
    find(id: number) {
      return db.current
        .selectFrom('business_users')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
    },

    async hasUsername(username: string, exceptId: number): Promise<boolean> {
      const other = await db.current
        .selectFrom('business_users')
        .select('id')
        .where('username', '=', username)
        .where('id', '<>', exceptId)
        .executeTakeFirst();
      return other !== undefined;
    },

    /** Changes that version and no other; @returns undefined when it is not the present one */
    update(id: number, version: number, changes: ProfileChanges, now: Date) {
      return db.current
        .updateTable('business_users')
        .set({ ...changes, version: version + 1, updated_at: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(columns)
        .executeTakeFirst();
    },
  };
}

export type BusinessRepository = ReturnType<typeof createBusinessRepository>;
export type StoredProfile = NonNullable<Awaited<ReturnType<BusinessRepository['find']>>>;
