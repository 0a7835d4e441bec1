import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

/** The contract's response of `listEvents`. */
export type EventList = z.output<(typeof operations)['listEvents']['responses'][200]['schema']>;

/** The contract's `ChatEvent`. */
export type ChatEvent = EventList['events'][number];

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never;

/** An event as it is stored: its place is in a column of its own. */
export type StoredEvent = WithoutSeq<ChatEvent>;
