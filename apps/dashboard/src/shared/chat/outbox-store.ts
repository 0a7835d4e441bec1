import { del, entries, set } from 'idb-keyval';
import { database, mayKeep } from '../form/draft-store';
import { removeWriteAhead, writeAhead, writeAheadEntries } from '../form/write-ahead';
import { isOutboxRecord, type OutboxRecord } from './outbox-record';

/** Storage of unsent messages, shared by the tabs of one user. */
export interface OutboxStore {
  /** Stored messages; empty when the device's storage fails. */
  read: () => Promise<readonly OutboxRecord[]>;
  /** @returns false when the device's storage fails */
  write: (record: OutboxRecord) => Promise<boolean>;
  remove: (clientId: string) => Promise<void>;
}

/**
 * The device's database of one user's unsent messages, next to the drafts: signing out asks about them and deletes
 * them; an expired session keeps them. Each message has its own entry, so two tabs never write the same one.
 */
export function createOutboxStore(owner: string): OutboxStore {
  const prefix = `${owner}:chat-out:`;
  return {
    read: async () => {
      try {
        const all = await entries<IDBValidKey, unknown>(database());
        const kept = all
          .filter(([key]) => typeof key === 'string' && key.startsWith(prefix))
          .map(([, value]) => value)
          .filter(isOutboxRecord);
        const known = new Set(kept.map(({ clientId }) => clientId));
        const pending = writeAheadEntries(prefix).filter(isOutboxRecord);
        return [...kept, ...pending.filter(({ clientId }) => !known.has(clientId))];
      } catch {
        return [];
      }
    },
    write: async (record) => {
      if (!mayKeep()) return false;
      const key = prefix + record.clientId;
      // Files cannot be written ahead, so a message with photos stays a draft until it is stored here.
      const forget = record.photos.length === 0 ? writeAhead(key, record) : undefined;
      try {
        await set(key, record, database());
        return true;
      } catch {
        return false;
      } finally {
        forget?.();
      }
    },
    remove: async (clientId) => {
      removeWriteAhead(prefix + clientId);
      try {
        await del(prefix + clientId, database());
      } catch {
        // It was never stored, so there is nothing to remove.
      }
    },
  };
}
