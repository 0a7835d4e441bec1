import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { TelegramCall } from '../../../platform/providers/telegram/telegram-provider';
import { type NewCall, type NewSubject, type OutboxKind, priorities } from './bot-types';

export interface OutboxRow {
  id: number;
  kind: OutboxKind;
  ref_id: number | null;
  chat_id: number | null;
  call: TelegramCall | null;
  attempts: number;
  unknowns: number;
  cost: number;
}

export interface OutboxChange {
  state: 'pending' | 'sent' | 'failed' | 'unknown' | 'skipped';
  reason?: string | undefined;
  due_at?: Date | undefined;
  /** False for a call that Telegram did not count. @default true */
  counts?: boolean;
  wasUnknown?: boolean;
}

/** Milliseconds after which a call whose sender vanished has an unknown outcome: longer than its time-out. */
const claimTime = 90_000;

/** Tokens a second, and the most that are saved: 30 a second at any time for the bot, as Telegram allows. */
const overall = { chat: 0, rate: 25, most: 5 } as const;
const single = { rate: 1, most: 3 } as const;
/** At most 18 messages in any minute; Telegram allows 20. Ids of channels are negative. */
const channel = { rate: 8 / 60, most: 10 } as const;
const limitsOf = (chatId: number) => (chatId < 0 ? channel : single);

const columns = sql`o.id, o.kind, o.ref_id, o.chat_id, o.call, o.attempts, o.unknowns, o.cost`;

/** Calls to send, and the limits that all instances share. */
export function createOutboxRepository(db: Db) {
  /** Tokens that a bucket holds by now. */
  const filled = (alias: string, { rate, most }: { rate: number; most: number }, now: Date) =>
    sql`least(${most}::double precision, ${sql.ref(`${alias}.tokens`)} + ${rate}::double precision * greatest(0, extract(epoch from (${now}::timestamptz - ${sql.ref(`${alias}.counted_at`)}))::double precision))`;
  const filledOfChat = (alias: string, now: Date) =>
    sql`(case when ${sql.ref(`${alias}.chat_id`)} < 0 then ${filled(alias, channel, now)} else ${filled(alias, single, now)} end)`;

  async function bucket(now: Date): Promise<{ tokens: number; blocked_until: Date | null }> {
    await sql`
      insert into telegram_limits (chat_id, tokens, counted_at) values (${overall.chat}, ${overall.most}, ${now})
      on conflict do nothing`.execute(db.current);
    // The lock lets one instance claim at a time.
    const { rows } = await sql<{ tokens: number; blocked_until: Date | null }>`
      select ${filled('l', overall, now)} as tokens, l.blocked_until from telegram_limits l
      where l.chat_id = ${overall.chat} for update`.execute(db.current);
    return rows[0] ?? { tokens: 0, blocked_until: null };
  }

  async function spend(taken: readonly OutboxRow[], tokens: number, now: Date): Promise<void> {
    await sql`
      update telegram_limits set tokens = ${tokens - taken.reduce((sum, { cost }) => sum + cost, 0)}, counted_at = ${now}
      where chat_id = ${overall.chat}`.execute(db.current);
    for (const { chat_id, cost } of taken) {
      if (chat_id === null) continue;
      await sql`
        insert into telegram_limits as l (chat_id, tokens, counted_at) values (${chat_id}, ${limitsOf(chat_id).most - cost}, ${now})
        on conflict (chat_id) do update set tokens = ${filledOfChat('l', now)} - ${cost}, counted_at = ${now}`.execute(
        db.current,
      );
    }
  }

  /** Time of a new message behind those that wait for another try. */
  const afterOthers = (chatId: number | null, now: Date) =>
    sql`greatest(${now}::timestamptz, (select max(due_at) from telegram_outbox
      where chat_id = ${chatId} and kind = 'chat' and state = 'pending'))`;

  return {
    async add({ kind, chat_id, ...rest }: NewCall | NewSubject, now: Date): Promise<void> {
      const call = 'call' in rest ? JSON.stringify(rest.call) : null;
      const ref = 'ref_id' in rest ? rest.ref_id : null;
      const expires = 'ref_id' in rest ? (rest.expires_at ?? null) : null;
      const cost = 'ref_id' in rest ? (rest.cost ?? 1) : 1;
      await sql`
        insert into telegram_outbox (kind, ref_id, chat_id, priority, call, created_at, due_at, expires_at, cost)
        values (${kind}, ${ref}, ${chat_id}, ${priorities[kind]}, ${call}, ${now}, ${kind === 'chat' ? afterOthers(chat_id, now) : now}, ${expires}, ${cost})`.execute(
        db.current,
      );
    },

    /** Calls whose sender vanished, and those that are too old to be of use. */
    async lost(now: Date): Promise<{ vanished: OutboxRow[]; expired: OutboxRow[] }> {
      const before = new Date(now.getTime() - claimTime);
      const vanished = await sql<OutboxRow>`
        select ${columns} from telegram_outbox o where o.state = 'claimed' and o.claimed_at <= ${before}
        for update skip locked`.execute(db.current);
      const expired = await sql<OutboxRow>`
        select ${columns} from telegram_outbox o
        where o.state = 'pending' and o.due_at <= ${now} and o.expires_at <= ${now} for update skip locked`.execute(
        db.current,
      );
      return { vanished: vanished.rows, expired: expired.rows };
    },

    /** At most one call of a chat at a time, so that messages keep their order. */
    async claim(now: Date): Promise<OutboxRow[]> {
      const { tokens, blocked_until } = await bucket(now);
      const count = Math.floor(tokens);
      if (count < 1 || (blocked_until !== null && blocked_until > now)) return [];
      const { rows } = await sql<OutboxRow>`
        update telegram_outbox o set state = 'claimed', attempts = attempts + 1, claimed_at = ${now}
        where o.id in (
          select id from (
            select distinct on (coalesce(p.chat_id, -p.id)) p.id, p.priority
            from telegram_outbox p left join telegram_limits l on l.chat_id = p.chat_id
            where p.state = 'pending' and p.due_at <= ${now}
              and (l.chat_id is null or ((l.blocked_until is null or l.blocked_until <= ${now}) and ${filledOfChat('l', now)} >= p.cost))
              and not exists (select from telegram_outbox b where b.state = 'claimed' and b.chat_id = p.chat_id)
            order by coalesce(p.chat_id, -p.id), p.priority, p.id) firsts
          order by priority, id limit ${count})
        returning ${columns}`.execute(db.current);
      if (rows.length > 0) await spend(rows, tokens, now);
      return rows;
    },

    async end({ id, kind, chat_id }: OutboxRow, change: OutboxChange, now: Date): Promise<void> {
      const { state, reason = null, due_at, counts = true, wasUnknown = false } = change;
      await sql`
        update telegram_outbox set state = ${state}, reason = ${reason}, due_at = coalesce(${due_at ?? null}, due_at),
          attempts = attempts - ${counts ? 0 : 1}, unknowns = unknowns + ${wasUnknown ? 1 : 0},
          ended_at = ${state === 'pending' ? null : now}
        where id = ${id} and state in ('claimed', 'pending')`.execute(db.current);
      // Messages of a conversation do not overtake each other.
      if (state === 'pending' && due_at !== undefined && kind === 'chat')
        await sql`
          update telegram_outbox set due_at = greatest(due_at, ${due_at})
          where chat_id = ${chat_id} and kind = 'chat' and state = 'pending' and id > ${id}`.execute(
          db.current,
        );
    },

    /** No call of the chat is sent before `until`; of no chat when three were limited within ten seconds. */
    async limited(chatId: number | null, now: Date, until: Date): Promise<void> {
      const block = (chat: number) =>
        sql`
          insert into telegram_limits as l (chat_id, tokens, counted_at, blocked_until, limited_at)
          values (${chat}, 0, ${now}, ${until}, ${now})
          on conflict (chat_id) do update set blocked_until = greatest(l.blocked_until, ${until}), limited_at = ${now}`.execute(
          db.current,
        );
      // One at a time: two that are counted at once would each miss the other.
      await bucket(now);
      if (chatId !== null) await block(chatId);
      const since = new Date(now.getTime() - 10_000);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from telegram_limits
        where chat_id <> ${overall.chat} and limited_at > ${since}`.execute(db.current);
      if (chatId === null || (rows[0]?.count ?? 0) >= 3) await block(overall.chat);
    },

    async nextDue(): Promise<Date | undefined> {
      const { rows } = await sql<{ due: Date | null }>`
        select min(case o.state when 'claimed' then o.claimed_at + interval '90 seconds'
          else greatest(o.due_at, l.blocked_until, every.blocked_until,
            case when o.chat_id < 0 then l.counted_at + make_interval(secs => (o.cost - l.tokens) / ${channel.rate}::double precision) end) end) as due
        from telegram_outbox o left join telegram_limits l on l.chat_id = o.chat_id
          left join telegram_limits every on every.chat_id = ${overall.chat}
        where o.state in ('pending', 'claimed')`.execute(db.current);
      return rows[0]?.due ?? undefined;
    },

    /** A chat is empty again: the person stopped the bot, or is unlinked. */
    async drop(chatId: number, now: Date): Promise<void> {
      await sql`
        update telegram_outbox set state = 'skipped', reason = 'unlinked', ended_at = ${now}
        where state = 'pending' and chat_id = ${chatId}`.execute(db.current);
    },
  };
}
