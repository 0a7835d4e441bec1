import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BaseDeps } from '../jobs/base-deps';
import type { Bus } from './bus';
import type { StoredEvent } from './stream-event';

export interface AppendOptions {
  /** Change of the unread count over all rooms. @default 0 */
  unread?: number;
}

/** Counts after the event, for events that include them. */
export interface StreamTotals {
  unread_total: number;
}

export const newEpoch = () => randomBytes(6).toString('base64url');

/**
 * Ordered events of a business. `append` raises the counter by an update that returns it, so the row lock makes the order of `seq` the
 * order of commits without gaps; a failed transaction rolls its number back.
 *
 * **Append last.** The lock is held until the commit: take all other locks (rooms, leads, cars, notifications) before. Transactions that
 * follow this order cannot deadlock with each other.
 */
export function createStreams({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>, bus: Bus) {
  /** Takes the lock. @returns the newest of the reserved numbers */
  const raise = (businessId: number, by: number, unread: number) =>
    db.current
      .insertInto('chat_streams')
      // The inserted row is validated by the check constraint even when a row exists, so its number must not be below zero.
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
    /** Takes the lock of `append` without an event, for ids that must be assigned in commit order. Take the locks that precede `append` first. */
    async lock(businessId: number): Promise<void> {
      await db.current
        .insertInto('chat_streams')
        .values({ business_id: businessId, epoch: newEpoch(), seq: 0, unread_total: 0 })
        .onConflict((oc) =>
          oc.column('business_id').doUpdateSet({ seq: sql<number>`chat_streams.seq` }),
        )
        .execute();
    },

    /** Call it in a transaction. @param event without `seq`, or a function of the counts after it @returns its `seq` */
    async append(
      businessId: number,
      event: StoredEvent | ((totals: StreamTotals) => StoredEvent),
      { unread = 0 }: AppendOptions = {},
    ): Promise<number> {
      const { seq, unread_total } = await raise(businessId, 1, unread);
      await store(businessId, seq, [typeof event === 'function' ? event({ unread_total }) : event]);
      return seq;
    },

    /** Consecutive events with as many statements as a single one needs. */
    async appendAll(businessId: number, events: readonly StoredEvent[]): Promise<void> {
      const { seq } = await raise(businessId, events.length, 0);
      await store(businessId, seq - events.length + 1, events);
    },

    /** Starts a new epoch, so that every screen of the business reloads. For changes too large for events. */
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
