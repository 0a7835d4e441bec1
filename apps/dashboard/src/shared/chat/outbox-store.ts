import { del, entries, set } from 'idb-keyval';
import { database, mayKeep } from '../form/draft-store';
import { removeWriteAhead, writeAhead, writeAheadEntries } from '../form/write-ahead';
import { isOutboxRecord, type OutboxRecord } from './outbox-record';

/** Where messages wait, shared by the tabs of one user. */
export interface OutboxStore {
  /** What is kept; empty where the device rejects. */
  read: () => Promise<readonly OutboxRecord[]>;
  /** @returns false where the device rejects */
  write: (record: OutboxRecord) => Promise<boolean>;
  remove: (clientId: string) => Promise<void>;
}

/**
 * The device's database of unsent messages of one user. They are beside the drafts: signing out asks because of them and takes them
 * along, a session that ran out leaves them. One entry a message, so that two tabs never write the same one.
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
      // Files cannot be noted: a message with photos is a draft until it is here.
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
        // It could not be kept, so nothing is left.
      }
    },
  };
}
