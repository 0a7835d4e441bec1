import { Writable } from './readable';

/**
 * Unread messages over all rooms, undefined until known. The engine copies it out of its query: so the shell shows it without loading
 * the chat's calls before the first page is usable.
 */
export const unreadTotal = new Writable<number | undefined>(undefined);
