import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Language } from '../../../platform/values/language';
import type { CodePurpose } from './tickets.repository';

/**
 * All strangers together may try a code that often: each of them has five (docs/adr/0046), and whoever has many addresses gets no more
 * than that out of one code.
 */
const strangersTries = 15;

export interface NewCode {
  phone: string;
  purpose: CodePurpose;
  language: Language;
  expires_at: Date;
  /** It is sent to a registered number alone, out of the reserve. */
  of_reserve: boolean;
}

/** The code of each number. Nothing here looks at accounts: what it returns is the same for known and unknown numbers. */
export function createPhonesRepository(db: Db) {
  return {
    /** Makes room for a new code in place of the one before it; @returns the id of the job's subject */
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

    /** The number whose code is to be made and sent; locked, so that it is replaced before or after, not meanwhile. */
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

    /**
     * The code to compare with. A try of a stranger is counted with it, in one statement, so that sixty at once are fifteen.
     * @returns undefined when there is no code to try
     */
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

    /** Uses up a right code; @returns false when another request was first */
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

    /** Forgets numbers that nobody has used since then. */
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
