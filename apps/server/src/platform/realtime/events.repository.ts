import { sql } from 'kysely';
import type { Db } from '../db/client';
import type { StoredEvent } from './stream-event';
import { newEpoch } from './streams';

export interface StreamPlace {
  epoch: string;
  /** Number of the newest event; 0 before the first. */
  seq: number;
  unread_total: number;
}

/** JSON as stored: it is sent as text without parsing. */
export interface EventText {
  seq: number;
  json: string;
}

/** Only reads; `streams.ts` writes. */
export function createEventsRepository(db: Db) {
  const read = (businessId: number) =>
    db.current
      .selectFrom('chat_streams')
      .select(['epoch', 'seq', 'unread_total'])
      .where('business_id', '=', businessId)
      .executeTakeFirst();

  return {
    /** Creates a missing stream. */
    async place(businessId: number): Promise<StreamPlace> {
      const known = await read(businessId);
      if (known !== undefined) return known;
      const epoch = newEpoch();
      await db.current
        .insertInto('chat_streams')
        .values({ business_id: businessId, epoch, seq: 0, unread_total: 0 })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return (await read(businessId)) ?? { epoch, seq: 0, unread_total: 0 };
    },

    /** `until` included, the oldest first. */
    async between(businessId: number, since: number, until: number, limit: number) {
      const rows = await db.current
        .selectFrom('chat_events')
        .select(['seq', 'event'])
        .where('business_id', '=', businessId)
        .where('seq', '>', since)
        .where('seq', '<=', until)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(({ seq, event }): StoredEvent & { seq: number } => ({ ...event, seq }));
    },

    /** The same events as text, for frames. */
    texts(businessId: number, since: number, limit: number): Promise<EventText[]> {
      return db.current
        .selectFrom('chat_events')
        .select(['seq', sql<string>`event::text`.as('json')])
        .where('business_id', '=', businessId)
        .where('seq', '>', since)
        .orderBy('seq')
        .limit(limit)
        .execute();
    },

    async moved(known: ReadonlyMap<number, { epoch: string; seq: number }>): Promise<number[]> {
      if (known.size === 0) return [];
      const ids = [...known.keys()];
      const rows = await db.current
        .selectFrom('chat_streams')
        .select(['business_id', 'epoch', 'seq'])
        .where('business_id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute();
      return rows
        .filter(({ business_id, epoch, seq }) => {
          const place = known.get(business_id);
          return place?.epoch !== epoch || place.seq !== seq;
        })
        .map(({ business_id }) => business_id);
    },

    async deleteBefore(time: Date, limit: number): Promise<number> {
      const { rows } = await sql`
        delete from chat_events where (business_id, seq) in (
          select business_id, seq from chat_events where created_at < ${time}
          order by created_at limit ${limit} for update skip locked
        ) returning seq`.execute(db.current);
      return rows.length;
    },
  };
}

export type EventsRepository = ReturnType<typeof createEventsRepository>;
