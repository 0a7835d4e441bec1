import { del, entries, set } from 'idb-keyval';
import { database, mayKeep } from '../form/draft-store';
import { isOutboxRecord, type OutboxRecord } from './outbox-record';

/** Where messages wait, shared by the tabs of one person. */
export interface OutboxStore {
  /** What is kept; empty where the device refuses. */
  read: () => Promise<readonly OutboxRecord[]>;
  /** @returns false where the device refuses */
  write: (record: OutboxRecord) => Promise<boolean>;
  remove: (clientId: string) => Promise<void>;
}

/**
 * The device's database of unsent messages of one person. They stand beside the drafts: signing out asks because of them and takes them
 * along, a session that ran out leaves them. One entry a message, so that two tabs never write the same one.
 */
export function createOutboxStore(owner: string): OutboxStore {
  const prefix = `${owner}:chat-out:`;
  return {
    read: async () => {
      try {
        const all = await entries<IDBValidKey, unknown>(database());
        return all
          .filter(([key]) => typeof key === 'string' && key.startsWith(prefix))
          .map(([, value]) => value)
          .filter(isOutboxRecord);
      } catch {
        return [];
      }
    },
    write: async (record) => {
      if (!mayKeep()) return false;
      try {
        await set(prefix + record.clientId, record, database());
        return true;
      } catch {
        return false;
      }
    },
    remove: async (clientId) => {
      try {
        await del(prefix + clientId, database());
      } catch {
        // It could not be kept, so nothing is left.
      }
    },
  };
}
