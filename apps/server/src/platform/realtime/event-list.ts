import type { Access } from '../values/access';
import type { Db } from '../db/client';
import { createEventsRepository } from './events.repository';
import type { EventList } from './stream-event';

export interface EventQuery {
  since?: number | undefined;
  epoch?: string | undefined;
  limit: number;
}

/** Events after the newest `seq` that the client has. */
export function createEventList(db: Db) {
  const events = createEventsRepository(db);
  return {
    place: (businessId: number) => events.place(businessId),

    async list(
      { owner, showrooms }: Access,
      { since, epoch, limit }: EventQuery,
    ): Promise<EventList> {
      // The place is read first: later events come with the next request.
      const place = await events.place(owner);
      const limited: EventList = {
        epoch: place.epoch,
        events: [],
        next: place.seq,
        has_more: false,
        limited: true,
      };
      // Events concern the whole business: a member limited to some showrooms reloads instead.
      if (showrooms !== undefined) return limited;
      if (epoch !== undefined && epoch !== place.epoch) return limited;
      // Ahead of the stream: the database was restored from a backup.
      if (since !== undefined && since > place.seq) return limited;
      const found = await events.between(owner, since ?? 0, place.seq, limit);
      const first = found[0]?.seq ?? place.seq + 1;
      if (since !== undefined && first !== since + 1) return limited;
      const next = found.at(-1)?.seq ?? place.seq;
      return {
        epoch: place.epoch,
        events: found,
        next,
        has_more: next < place.seq,
        limited: false,
      };
    },
  };
}

export type EventListService = ReturnType<typeof createEventList>;
