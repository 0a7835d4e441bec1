import { sql } from 'kysely';
import type { Db } from '../../db/client';
import type { Language } from '../../language';
import type { CodePurpose } from './auth.tables';

/** Wrong tries of a code or a password before the number rests (decisions §3). */
export const maxTries = 5;

const restSeconds = 15 * 60;

const restFrom = (now: Date) => new Date(now.getTime() + restSeconds * 1000);

export interface NewCode {
  phone: string;
  purpose: CodePurpose;
  language: Language;
  expires_at: Date;
}

/** The tries of one number. Nothing here looks at accounts: what it answers is the same for known and unknown numbers. */
export function createPhonesRepository(db: Db) {
  return {
    /** Until when the number rests from codes and from passwords; it may lie in the past. */
    rest(phone: string) {
      return db.current
        .selectFrom('auth_phones')
        .select(['code_rest_until', 'password_rest_until'])
        .where('phone', '=', phone)
        .executeTakeFirst();
    },

    /** Makes room for a new code in place of the one before it; @returns the id of the job's subject */
    async expectCode(
      { phone, purpose, language, expires_at }: NewCode,
      now: Date,
    ): Promise<number> {
      const fresh = {
        purpose,
        language,
        code_hash: null,
        code_expires_at: expires_at,
        code_tries: 0,
        code_rest_until: null,
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
        .select(['phone', 'purpose', 'language'])
        .where('id', '=', id)
        .where('code_hash', 'is', null)
        .where('code_expires_at', '>', now)
        .executeTakeFirst();
    },

    async storeCode(id: number, code_hash: Buffer | null): Promise<void> {
      await db.current.updateTable('auth_phones').set({ code_hash }).where('id', '=', id).execute();
    },

    /**
     * Counts a try of the code before it is compared, in one statement, so that sixty at once are five. The fifth starts the rest, and
     * `useCode` ends it again if that one was right.
     * @returns undefined when there is no code to try
     */
    tryCode(phone: string, purpose: CodePurpose, now: Date) {
      return db.current
        .updateTable('auth_phones')
        .set({
          code_tries: sql<number>`code_tries + 1`,
          code_rest_until: sql<Date | null>`case when code_tries + 1 >= ${maxTries} then ${restFrom(now)}::timestamptz end`,
          touched_at: now,
        })
        .where('phone', '=', phone)
        .where('purpose', '=', purpose)
        .where('code_hash', 'is not', null)
        .where('code_expires_at', '>', now)
        .where('code_tries', '<', maxTries)
        .returning(['code_hash', 'code_tries', 'code_rest_until'])
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
          code_rest_until: null,
        })
        .where('phone', '=', phone)
        .where('code_hash', '=', code_hash)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /**
     * Counts a try of a password before it is compared, in one statement; the fifth starts the rest.
     * @returns false when the number rests
     */
    async tryPassword(phone: string, now: Date): Promise<boolean> {
      const tries = sql<number>`case when auth_phones.password_rest_until <= ${now} then 1 else auth_phones.password_tries + 1 end`;
      const counted = await db.current
        .insertInto('auth_phones')
        .values({
          phone,
          purpose: null,
          language: null,
          code_hash: null,
          code_expires_at: null,
          code_rest_until: null,
          password_tries: 1,
          password_rest_until: null,
          touched_at: now,
        })
        .onConflict((oc) =>
          oc
            .column('phone')
            .doUpdateSet({
              password_tries: tries,
              password_rest_until: sql<Date | null>`case when ${tries} >= ${maxTries} then ${restFrom(now)}::timestamptz end`,
              touched_at: now,
            })
            .where((eb) =>
              eb.or([
                eb('auth_phones.password_rest_until', 'is', null),
                eb('auth_phones.password_rest_until', '<=', now),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst();
      return counted !== undefined;
    },

    /** After a right password, or a new one. */
    async forgetPasswordTries(phone: string): Promise<void> {
      await db.current
        .updateTable('auth_phones')
        .set({ password_tries: 0, password_rest_until: null })
        .where('phone', '=', phone)
        .execute();
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
