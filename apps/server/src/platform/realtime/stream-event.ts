import type { Row } from '../db/tables';
import type { ResponseOf } from '../values/contract';

export type EventList = ResponseOf<'listEvents'>;

export type ChatEvent = EventList['events'][number];

export type StoredEvent = Row<'chat_events'>['event'];
