import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Language } from '../../../platform/values/language';
import type { CodePurpose } from './tickets.repository';

/**
 * Maximum number of tries per code for all strangers together. Each client has five (docs/adr/0046), and more addresses do not give more
 * than this.
 */
const strangersTries = 15;

export interface NewCode {
  phone: string;
  purpose: CodePurpose;
  language: Language;
  expires_at: Date;
  /** True when sent from the reserve, which only registered numbers may use. */
  of_reserve: boolean;
}

/** The current code of each number. Nothing here reads accounts: results are the same for known and unknown numbers. */
export function createPhonesRepository(db: Db) {
  return {
    async expectCode(
      { phone, purpose, language, expires_at, of_reserve }: NewCode,
      now: Date,
    ): Promise<number> {
      const fresh = {
        purpose,
        language,
        code_hash: null,
        code_expires_at: expires_at,
        code_tries: 0,
        code_rest_until: null,
        of_reserve,
        touched_at: now,
      };
      const { id } = await db.current
        .insertInto('auth_phones')
        .values({ phone, password_rest_until: null, ...fresh })
        .onConflict((oc) => oc.column('phone').doUpdateSet(fresh))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Locks the number, so that its code is not replaced while it is generated and sent. */
    awaitingCode(id: number, now: Date) {
      return db.current
        .selectFrom('auth_phones')
        .select(['phone', 'purpose', 'language', 'of_reserve'])
        .where('id', '=', id)
        .where('code_hash', 'is', null)
        .where('code_expires_at', '>', now)
        .executeTakeFirst();
    },

    async storeCode(id: number, code_hash: Buffer | null): Promise<void> {
      await db.current.updateTable('auth_phones').set({ code_hash }).where('id', '=', id).execute();
    },

    /** Counts a stranger's try in the same statement: concurrent tries cannot exceed fifteen. @returns undefined without a code to try */
    tryCode(phone: string, purpose: CodePurpose, isKnown: boolean, now: Date) {
      return db.current
        .updateTable('auth_phones')
        .set({
          code_tries: isKnown ? sql<number>`code_tries` : sql<number>`code_tries + 1`,
          touched_at: now,
        })
        .where('phone', '=', phone)
        .where('purpose', '=', purpose)
        .where('code_hash', 'is not', null)
        .where('code_expires_at', '>', now)
        .$if(!isKnown, (query) => query.where('code_tries', '<', strangersTries))
        .returning('code_hash')
        .executeTakeFirst();
    },

    /** @returns false when another request was first */
    async useCode(phone: string, code_hash: Buffer): Promise<boolean> {
      const used = await db.current
        .updateTable('auth_phones')
        .set({
          purpose: null,
          code_hash: null,
          code_expires_at: null,
          code_tries: 0,
        })
        .where('phone', '=', phone)
        .where('code_hash', '=', code_hash)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    async sweep(before: Date): Promise<void> {
      await db.current
        .deleteFrom('auth_phones')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('auth_phones')
            .select('id')
            .where('touched_at', '<', before)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },
  };
}

export type PhonesRepository = ReturnType<typeof createPhonesRepository>;
