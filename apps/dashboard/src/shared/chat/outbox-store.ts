import { del, entries, set } from 'idb-keyval';
import { database, mayKeep } from '../form/draft-store';
import { removeWriteAhead, writeAhead, writeAheadEntries } from '../form/write-ahead';
import { isOutboxRecord, type OutboxRecord } from './outbox-record';

export interface OutboxStore {
  read: () => Promise<readonly OutboxRecord[]>;
  write: (record: OutboxRecord) => Promise<boolean>;
  remove: (clientId: string) => Promise<void>;
}

/** Database of one user's unsent messages: signing out deletes them, an expired session keeps them. Tabs never write the same entry. */
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
      // Files cannot be written ahead to localStorage, so a message with photos stays a draft until it is stored here.
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
        // A failed delete leaves nothing: such a message was never stored.
      }
    },
  };
}
