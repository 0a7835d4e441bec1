import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type UserId, userIdOf } from '../../../platform/values/owner';
import type { Language } from '../../../platform/values/language';

export interface Account {
  id: UserId;
  password_hash: string;
  blocked_at: Date | null;
}

export interface NewAccount {
  /** Set for the demo only; otherwise the next id. */
  id?: number;
  phone: string;
  full_name: string;
  password_hash: string;
  language: Language;
  terms_version?: string;
}

export function createAccountsRepository(db: Db) {
  return {
    byPhone(phone: string): Promise<Account | undefined> {
      return db.current
        .selectFrom('business_users')
        .select(['id', 'password_hash', 'blocked_at'])
        .where('phone', '=', phone)
        .executeTakeFirst();
    },

    byId: (id: UserId): Promise<Account & { phone: string }> =>
      db.current
        .selectFrom('business_users')
        .select(['id', 'phone', 'password_hash', 'blocked_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** @returns the new id; undefined when the number has an account */
    async create(
      { id, phone, full_name, password_hash, language, terms_version }: NewAccount,
      now: Date,
    ): Promise<UserId | undefined> {
      const sequence = sql`pg_get_serial_sequence('business_users', 'id')`;
      // The username contains the id, so the id comes first. A given id moves the sequence past itself.
      const { rows } = await sql<{ id: number }>`
        select ${id === undefined ? sql`nextval(${sequence})` : sql`setval(${sequence}, greatest(${id}, nextval(${sequence})))`} as id
      `.execute(db.current);
      const taken = id ?? rows[0]?.id;
      if (taken === undefined) return undefined;
      const next = userIdOf(taken);
      const created = await db.current
        .insertInto('business_users')
        .values({
          id: next,
          phone,
          username: `dealer${next}`,
          full_name,
          password_hash,
          profile_pic: null,
          company_name: null,
          tin: null,
          email: null,
          telegram: null,
          language,
          blocked_at: null,
          ...(terms_version !== undefined && { terms_version, terms_accepted_at: now }),
          created_at: now,
          updated_at: now,
        })
        .onConflict((oc) => oc.column('phone').doNothing())
        .returning('id')
        .executeTakeFirst();
      return created?.id;
    },

    async setPassword(id: UserId, password_hash: string): Promise<void> {
      await db.current
        .updateTable('business_users')
        .set({ password_hash })
        .where('id', '=', id)
        .execute();
    },

    async phonesKey(): Promise<Buffer> {
      const { key } = await db.current
        .selectFrom('auth_keys')
        .select('key')
        .where('name', '=', 'phones')
        .executeTakeFirstOrThrow();
      return key;
    },
  };
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;
