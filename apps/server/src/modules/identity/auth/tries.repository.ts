import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';

/** Wrong tries of a code or a password before the client rests at that number (decisions §3). */
export const maxTries = 5;

const restSeconds = 15 * 60;

const restFrom = (now: Date) => new Date(now.getTime() + restSeconds * 1000);

type Kind = 'code' | 'password';

const columnsOf = (kind: Kind) => ({ tries: `${kind}_tries`, rest: `${kind}_rest_until` }) as const;

export interface Tried {
  tries: number;
  rest: Date | null;
}

/** Tries per client and number. Nothing here reads accounts: results are the same for known and unknown numbers. */
export function createTriesRepository(db: Db) {
  return {
    /** End of the client's rest at the number; it may be in the past. */
    async rest(phone: string, who: string, now: Date) {
      const row = await db.current
        .selectFrom('auth_tries')
        .select(['code_rest_until', 'password_rest_until'])
        .where('phone', '=', phone)
        .where('who', '=', who)
        .executeTakeFirst();
      const possible = (until: Date | null | undefined) =>
        until != null && until <= restFrom(now) ? until : undefined;
      return {
        code: possible(row?.code_rest_until),
        password: possible(row?.password_rest_until),
      };
    },

    /**
     * Counts a try before anything is compared, in one statement, so that concurrent tries cannot exceed five. The fifth starts the rest; after
     * a right code or password `forget` ends it again.
     * @returns undefined while the client rests
     */
    async take(kind: Kind, phone: string, who: string, now: Date): Promise<Tried | undefined> {
      const column = columnsOf(kind);
      const tries = sql.ref<number>(`auth_tries.${column.tries}`);
      const rest = sql.ref<Date | null>(`auth_tries.${column.rest}`);
      // A rest that ends later than the maximum was written by a clock that was ahead.
      const isOver = sql`(${rest} <= ${now} or ${rest} > ${restFrom(now)})`;
      const next = sql<number>`case when ${isOver} then 1 else ${tries} + 1 end`;
      const { rows } = await sql<Tried>`
        insert into auth_tries (phone, who, ${sql.ref(column.tries)}, touched_at) values (${phone}, ${who}, 1, ${now})
        on conflict (phone, who) do update set
          ${sql.ref(column.tries)} = ${next},
          ${sql.ref(column.rest)} = case when ${next} >= ${maxTries} then ${restFrom(now)}::timestamptz end,
          touched_at = ${now}
        where ${rest} is null or ${isOver}
        returning ${sql.ref(column.tries)} as tries, ${sql.ref(column.rest)} as rest`.execute(
        db.current,
      );
      return rows[0];
    },

    async forget(kind: Kind, phone: string, who: string): Promise<void> {
      const column = columnsOf(kind);
      await db.current
        .updateTable('auth_tries')
        .set({ [column.tries]: 0, [column.rest]: null })
        .where('phone', '=', phone)
        .where('who', '=', who)
        .execute();
    },

    /** Undoes a try without a code to guess. It was counted before a rest began, so a rest that it would start has not begun. */
    async returnCode(phone: string, who: string): Promise<void> {
      await db.current
        .updateTable('auth_tries')
        .set({ code_tries: sql<number>`greatest(code_tries - 1, 0)`, code_rest_until: null })
        .where('phone', '=', phone)
        .where('who', '=', who)
        .execute();
    },

    async forgetAllPasswords(phone: string): Promise<void> {
      await db.current
        .updateTable('auth_tries')
        .set({ password_tries: 0, password_rest_until: null })
        .where('phone', '=', phone)
        .execute();
    },

    /** Clients that rest keep their tries. */
    async expectCode(phone: string, now: Date): Promise<void> {
      await db.current
        .updateTable('auth_tries')
        .set({ code_tries: 0, code_rest_until: null })
        .where('phone', '=', phone)
        .where((eb) => eb.or([eb('code_rest_until', 'is', null), eb('code_rest_until', '<=', now)]))
        .execute();
    },

    async sweep(before: Date): Promise<void> {
      await sql`
        delete from auth_tries where ctid = any (array(
          select ctid from auth_tries where touched_at < ${before} for update skip locked
        ))`.execute(db.current);
    },
  };
}

export type TriesRepository = ReturnType<typeof createTriesRepository>;
