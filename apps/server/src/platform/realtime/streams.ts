import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BaseDeps } from '../jobs/base-deps';
import type { Bus } from './bus';
import type { StoredEvent } from './stream-event';

export interface AppendOptions {
  /** By how much the unread messages over all rooms change. @default 0 */
  unread?: number;
}

/** Counts after the event, for events that carry them. */
export interface StreamTotals {
  unread_total: number;
}

/** A name for a stream that nobody has seen before. */
export const newEpoch = () => randomBytes(6).toString('base64url');

/**
 * What happens at a business, in order. `append` raises the counter by an update that returns, so the row's lock makes the order of
 * `seq` the order of commits and leaves no gap; a transaction that fails takes its number back.
 *
 * **Append last.** The lock is held until the commit: whatever else the transaction locks (rooms, leads, cars, notifications) comes before,
 * and every transaction that keeps to this order cannot deadlock with another.
 */
export function createStreams({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>, bus: Bus) {
  /** Takes numbers, and with them the lock. @returns the newest of them */
  const raise = (businessId: number, by: number, unread: number) =>
    db.current
      .insertInto('chat_streams')
      // The row that is put in is held against the check even where another is there: it takes no number below zero.
      .values({
        business_id: businessId,
        epoch: newEpoch(),
        seq: by,
        unread_total: Math.max(0, unread),
      })
      .onConflict((oc) =>
        oc.column('business_id').doUpdateSet({
          seq: sql<number>`chat_streams.seq + ${by}`,
          unread_total: sql<number>`chat_streams.unread_total + ${unread}`,
        }),
      )
      .returning(['seq', 'unread_total'])
      .executeTakeFirstOrThrow();

  async function store(
    businessId: number,
    first: number,
    events: readonly StoredEvent[],
  ): Promise<void> {
    const created_at = clock.now();
    await db.current
      .insertInto('chat_events')
      .values(
        events.map((event, index) => ({
          business_id: businessId,
          seq: first + index,
          created_at,
          event: JSON.stringify(event),
        })),
      )
      .execute();
    await bus.wake(businessId);
  }

  return {
    /** Takes the lock of `append` without an event: for ids that must be taken in the order of commits. Locks that `append` must follow come before. */
    async lock(businessId: number): Promise<void> {
      await db.current
        .insertInto('chat_streams')
        .values({ business_id: businessId, epoch: newEpoch(), seq: 0, unread_total: 0 })
        .onConflict((oc) =>
          oc.column('business_id').doUpdateSet({ seq: sql<number>`chat_streams.seq` }),
        )
        .execute();
    },

    /**
     * Adds an event to the stream of a business and wakes its screens after the commit. Call it inside `db.transaction`.
     * @param event the contract's event without `seq`, or what makes it of the counts afterwards
     * @returns its `seq`
     */
    async append(
      businessId: number,
      event: StoredEvent | ((totals: StreamTotals) => StoredEvent),
      { unread = 0 }: AppendOptions = {},
    ): Promise<number> {
      const { seq, unread_total } = await raise(businessId, 1, unread);
      await store(businessId, seq, [typeof event === 'function' ? event({ unread_total }) : event]);
      return seq;
    },

    /** Adds events that follow each other, one at least, with as many statements as one takes. */
    async appendAll(businessId: number, events: readonly StoredEvent[]): Promise<void> {
      const { seq } = await raise(businessId, events.length, 0);
      await store(businessId, seq - events.length + 1, events);
    },

    /** Gives the stream another epoch: every screen of the business reloads. For changes of more than events should carry. */
    async beginAnew(businessId: number): Promise<void> {
      await db.current
        .updateTable('chat_streams')
        .set({ epoch: newEpoch() })
        .where('business_id', '=', businessId)
        .execute();
      await bus.wake(businessId);
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;
