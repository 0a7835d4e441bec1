import type { Row } from '../db/tables';
import type { ResponseOf } from '../values/contract';

export type EventList = ResponseOf<'listEvents'>;

/** The contract's `ChatEvent`. */
export type ChatEvent = EventList['events'][number];

/** A stored event. Its position has its own column. */
export type StoredEvent = Row<'chat_events'>['event'];
