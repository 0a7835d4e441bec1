import type { Row } from '../db/tables';
import type { ResponseOf } from '../values/contract';

export type EventList = ResponseOf<'listEvents'>;

/** The contract's `ChatEvent`. */
export type ChatEvent = EventList['events'][number];

/** An event as it is stored: its place is in a column of its own. */
export type StoredEvent = Row<'chat_events'>['event'];
