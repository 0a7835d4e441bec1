import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Database } from '../../../platform/db/tables';
import type { MessageAuthor } from './chat-types';

export type StoredMessage = Selectable<Database['chat_messages']> & {
  attachments: string[];
};
type NewMessage = Omit<Insertable<Database['chat_messages']>, 'id'> & {
  attachments: readonly string[];
};

const images = sql<string[]>`array(
  select image_id from chat_attachments where message_id = chat_messages.id order by place)`;

export interface MessagePage {
  page: number;
  size: number;
  isDescending: boolean;
}

/** The caller has checked the room's owner. */
export function createMessagesRepository(db: Db) {
  const all = () =>
    db.current.selectFrom('chat_messages').selectAll().select(images.as('attachments'));

  return {
    page(roomId: number, { page, size, isDescending }: MessagePage): Promise<StoredMessage[]> {
      return all()
        .where('room_id', '=', roomId)
        .orderBy('id', isDescending ? 'desc' : 'asc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
    },

    /** The oldest first. */
    after(roomId: number, id: number, most: number): Promise<StoredMessage[]> {
      return all()
        .where('room_id', '=', roomId)
        .where('id', '>', id)
        .orderBy('id')
        .limit(most)
        .execute();
    },

    /** Newest message of one side that the other has read; 0 before the first. */
    async lastRead(roomId: number, author: MessageAuthor): Promise<number> {
      const row = await db.current
        .selectFrom('chat_messages')
        .select('id')
        .where('room_id', '=', roomId)
        .where('author', '=', author)
        .where('read_at', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? 0;
    },

    async byIds(ids: readonly number[]): Promise<Map<number, StoredMessage>> {
      if (ids.length === 0) return new Map();
      const rows = await all()
        .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    byClientId(roomId: number, author: MessageAuthor, clientId: string) {
      return all()
        .where('room_id', '=', roomId)
        .where('author', '=', author)
        .where('client_id', '=', clientId)
        .executeTakeFirst();
    },

    /** Call it under the room's lock, so that ids rise in commit order. */
    async add({ attachments, ...message }: NewMessage): Promise<StoredMessage> {
      const row = await db.current
        .insertInto('chat_messages')
        .values(message)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (attachments.length > 0) {
        await db.current
          .insertInto('chat_attachments')
          .values(attachments.map((image_id, place) => ({ message_id: row.id, place, image_id })))
          .execute();
      }
      return { ...row, attachments: [...attachments] };
    },

    async edit({ attachments, id }: StoredMessage, text: string, at: Date): Promise<StoredMessage> {
      const row = await db.current
        .updateTable('chat_messages')
        .set({ text, edited_at: at })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...row, attachments };
    },

    async deliver(
      id: number,
      delivery: Pick<StoredMessage, 'delivery' | 'delivery_reason'>,
    ): Promise<StoredMessage | undefined> {
      await db.current.updateTable('chat_messages').set(delivery).where('id', '=', id).execute();
      return all().where('id', '=', id).executeTakeFirst();
    },

    /** @param author whose messages the other side read @returns how many were unread, and the newest of them */
    markRead(
      roomId: number,
      author: MessageAuthor,
      upTo: number,
      at: Date,
    ): Promise<{ count: number; newest: number }> {
      return (
        db.current
          .with('read', (query) =>
            query
              .updateTable('chat_messages')
              .set({ read_at: at })
              .where('room_id', '=', roomId)
              .where('author', '=', author)
              .where('read_at', 'is', null)
              .where('id', '<=', upTo)
              .returning('id'),
          )
          // Counted in SQL: a room may have too many unread messages to fetch.
          .selectFrom('read')
          .select((eb) => [
            eb.fn.countAll<number>().as('count'),
            eb.fn.coalesce(eb.fn.max<number>('id'), sql<number>`0`).as('newest'),
          ])
          .executeTakeFirstOrThrow()
      );
    },
  };
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;
