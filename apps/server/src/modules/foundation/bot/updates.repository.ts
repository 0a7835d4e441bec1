import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { TelegramUpdate } from '../../../platform/providers/telegram/telegram-provider';

export interface ClaimedUpdate {
  update_id: number;
  chat_id: number;
  attempts: number;
  body: TelegramUpdate;
}

/** Milliseconds after the last part of an album during which another may come. */
export const albumWait = 1500;

/** Milliseconds after which an update whose handler vanished is handled again. */
const claimTime = 60_000;

function chatOf({ message, edited_message, callback_query, my_chat_member }: TelegramUpdate) {
  const within = message ?? edited_message ?? my_chat_member;
  return within?.chat.id ?? callback_query?.from.id ?? 0;
}

/** JSON in the database takes neither NUL nor halves of characters. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

export function createUpdatesRepository(db: Db) {
  return {
    /** @returns how many are new */
    async insert(updates: readonly TelegramUpdate[], now: Date): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        insert into telegram_updates (update_id, chat_id, album, body, received_at)
        select *, ${now}::timestamptz from unnest(
          ${updates.map(({ update_id }) => update_id)}::bigint[],
          ${updates.map(chatOf)}::bigint[],
          ${updates.map(({ message }) => message?.media_group_id ?? null)}::text[],
          ${updates.map((update) => JSON.stringify(update, storable))}::jsonb[])
        on conflict do nothing`.execute(db.current);
      return Number(numAffectedRows);
    },

    /**
     * Claims the oldest open update of each of at most `count` chats, with the rest of its album. A chat's updates
     * are handled in order.
     *
     * @returns updates of each chat
     */
    async claim(count: number, now: Date): Promise<ClaimedUpdate[][]> {
      const complete = new Date(now.getTime() - albumWait);
      const { rows } = await sql<ClaimedUpdate>`
        with head as (
          select u.chat_id, u.album, u.update_id from telegram_updates u
          where u.ended_at is null and (u.claimed_until is null or u.claimed_until <= ${now})
            and not exists (select from telegram_updates e
              where e.chat_id = u.chat_id and e.ended_at is null and e.update_id < u.update_id)
            and (u.album is null or not exists (select from telegram_updates g
              where g.chat_id = u.chat_id and g.album = u.album and g.received_at > ${complete}))
          order by u.update_id limit ${count} for update skip locked)
        update telegram_updates t set claimed_until = ${new Date(now.getTime() + claimTime)}, attempts = t.attempts + 1
        from head
        where t.ended_at is null and t.chat_id = head.chat_id
          and (t.update_id = head.update_id or t.album = head.album)
        returning t.update_id, t.chat_id, t.attempts, t.body`.execute(db.current);
      const chats = Map.groupBy(
        rows.toSorted((a, b) => a.update_id - b.update_id),
        ({ chat_id }) => chat_id,
      );
      return [...chats.values()];
    },

    /** @returns false when another instance handles them by now */
    async end(claimed: readonly ClaimedUpdate[], now: Date, reason?: string): Promise<boolean> {
      const [first] = claimed;
      const ids = claimed.map(({ update_id }) => update_id);
      const { numAffectedRows = 0n } = await sql`
        update telegram_updates set ended_at = ${now}, claimed_until = null, reason = ${reason ?? null}
        where update_id = any(${ids}) and ended_at is null and attempts = ${first?.attempts ?? 0}`.execute(
        db.current,
      );
      return numAffectedRows === BigInt(ids.length);
    },

    async retry(claimed: readonly ClaimedUpdate[], at: Date, reason: string): Promise<void> {
      const ids = claimed.map(({ update_id }) => update_id);
      await sql`
        update telegram_updates set claimed_until = ${at}, reason = ${reason}
        where update_id = any(${ids}) and ended_at is null`.execute(db.current);
    },

    /** Time at which an open update can be handled; undefined without one. */
    async nextDue(now: Date): Promise<Date | undefined> {
      const { rows } = await sql<{ due: Date | null }>`
        select min(greatest(claimed_until, case when album is null then ${now} else received_at + interval '1500 milliseconds' end)) as due
        from telegram_updates where ended_at is null`.execute(db.current);
      return rows[0]?.due ?? undefined;
    },
  };
}
