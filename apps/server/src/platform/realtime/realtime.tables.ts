import type { ColumnType } from 'kysely';
import type { StoredEvent } from './stream-event';

export interface RealtimeTables {
  /** One row a business; its lock orders what is sent to the dealership's screens. */
  chat_streams: {
    business_id: number;
    epoch: string;
    /** Place of the newest event; rises by one, without gaps. */
    seq: number;
    /** Unread messages over all rooms. */
    unread_total: number;
  };
  chat_events: {
    business_id: number;
    seq: number;
    created_at: Date;
    event: ColumnType<StoredEvent, string, never>;
  };
  /** A single row: the database that the streams were written in. */
  chat_origin: { one: ColumnType<boolean, boolean | undefined, never>; database: string };
  /** One-time tickets for the socket. */
  socket_tickets: { token_hash: Buffer; session_id: number; expires_at: Date };
}
