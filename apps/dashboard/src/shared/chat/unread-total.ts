import { Writable } from './readable';

/** Unread messages of all rooms. The engine copies it from its query, so that the shell does not load the chat's code. */
export const unreadTotal = new Writable<number | undefined>(undefined);
