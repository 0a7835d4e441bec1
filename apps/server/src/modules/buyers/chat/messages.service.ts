import { type Access, userOf, businessAccess } from '../../../platform/values/access';
import { hour } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import { createEvent } from '../../../platform/values/event';
import type { Realtime } from '../../../platform/realtime/realtime';
import type { ImagesService } from '../../foundation/images/images.service';
import type { LeadsService } from '../leads/leads.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import { messageNotification } from './message-notification';
import { isPlainId, messageText } from './chat-text';
import type {
  BuyerMessages,
  Message,
  MessageAuthor,
  MessageCreate,
  MessageIntake,
  MessageListQuery,
  RoomMessagesQuery,
} from './chat-types';
import { type StoredMessage, createMessagesRepository } from './messages.repository';
import type { RoomReader } from './room-reader';
import { createRoomRule } from './room-rule';
import { createTelegramBuyersRepository } from './telegram-buyers.repository';
import { type RoomChanges, type StoredRoom, createRoomsRepository } from './rooms.repository';

export interface MessagesParts {
  reader: RoomReader;
  streams: Realtime['streams'];
  images: Pick<ImagesService, 'own' | 'copy'>;
  leads: Pick<LeadsService, 'firstResponse' | 'ofRooms'>;
  notifications: Pick<NotificationsService, 'notify'>;
}

interface Edit {
  author: MessageAuthor;
  client_id: string;
  text: string;
}

/** Telegram's own limit for edits. */
const editTime = 48 * hour;

interface Draft {
  client_id: string;
  text?: string | undefined;
  attachments?: string[] | undefined;
}

interface Kept {
  client_id: string;
  text: string;
  attachments: readonly string[];
}

/** @throws Problem 422 without text and images, or for an id with unprintable characters */
function accept({ client_id, text = '', attachments = [] }: Draft) {
  if (!isPlainId(client_id)) throw validation([{ field: 'client_id', code: 'invalid_format' }]);
  const cleaned = messageText(text);
  if (cleaned === '' && attachments.length === 0)
    throw validation([{ field: 'text', code: 'required' }]);
  return { client_id, text: cleaned, attachments };
}

/** Every change locks the room first and appends to the stream last. */
export function createMessagesService(deps: Deps, parts: MessagesParts) {
  const { db, clock, log } = deps;
  const { reader, streams, images, leads, notifications } = parts;
  const rooms = createRoomsRepository(db);
  const messages = createMessagesRepository(db);
  const buyers = createTelegramBuyersRepository(db);
  /** Emitted for a message to a buyer in Telegram, and after its text changed. */
  const forTelegram = createEvent<[StoredRoom, StoredMessage]>();
  const editedForTelegram = createEvent<[StoredMessage, StoredMessage]>();

  /** @throws Problem 409 `buyer_blocked` */
  async function requireReachable({ telegram_chat_id: chat }: StoredRoom): Promise<void> {
    if (chat === null) return;
    const buyer = (await buyers.ofChats([chat])).get(chat);
    if (buyer !== undefined && buyer.blocked_at !== null) throw conflict('buyer_blocked');
  }

  async function changed(room: StoredRoom, row: StoredMessage): Promise<Message> {
    const message = await reader.message(row);
    await streams.append(room.business_user_id, { action: 'update', room_id: room.id, message });
    return message;
  }

  /** @throws Problem 404, 409 `room_blocked` */
  const open = (room: StoredRoom | undefined): StoredRoom => {
    if (room === undefined) throw notFound();
    if (room.is_blocked) throw conflict('room_blocked');
    return room;
  };

  /** @throws Problem 422 for an image that is not this dealer's, or not for chats */
  async function ownImages(access: Access, ids: readonly string[]): Promise<string[]> {
    const unique = [...new Set(ids)];
    const own = await images.own(access, unique, 'chat');
    const errors = ids.flatMap((id, index) =>
      own.has(id) ? [] : [{ field: `attachments.${index}`, code: 'unknown_reference' as const }],
    );
    if (errors.length > 0) throw validation(errors);
    return unique;
  }

  const requireOwnRoom = createRoomRule(leads);

  async function emit(room: StoredRoom, row: StoredMessage, unread: number): Promise<Message> {
    const message = await reader.message(row);
    await streams.append(
      room.business_user_id,
      ({ unread_total }) => ({
        action: 'create',
        room_id: room.id,
        message,
        unreadCount: room.unread_count,
        total_unread_messages: unread_total,
      }),
      { unread },
    );
    return message;
  }

  const after = (room: StoredRoom, row: StoredMessage): RoomChanges => ({
    message_count: room.message_count + 1,
    last_message_id: row.id,
    updated_at: row.created_at,
  });

  /** An error that is not a Problem is logged with the sender's ids. */
  async function keep<Result>(
    ids: { room_id: number; client_id: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (toProblem(error).status >= 500) log.error({ err: error, ...ids }, 'chat.delivery_failed');
      throw error;
    }
  }

  /** @throws Problem 404, 409 `room_blocked` */
  async function store(access: Access, roomId: number, draft: Kept): Promise<Message> {
    const room = open(await rooms.lock(access, roomId));
    const known = await messages.byClientId(roomId, 'client', draft.client_id);
    if (known !== undefined) return reader.message(known);
    const now = clock.now();
    const row = await messages.add({
      ...draft,
      room_id: roomId,
      author: 'client',
      author_id: null,
      created_at: now,
      read_at: null,
    });
    const changed = await rooms.update(access, roomId, {
      ...after(room, row),
      unread_count: room.unread_count + 1,
      waiting_since: room.waiting_since ?? now,
      last_seen_at: now,
    });
    await notifications.notify(
      access.owner,
      messageNotification({ ...row, room_id: roomId, username: room.username }),
    );
    return emit(changed, row, 1);
  }

  return {
    forTelegram,
    editedForTelegram,

    /** @throws Problem 404 */
    list: (access: Access, roomId: number, { page, size, sort_by }: MessageListQuery) =>
      db.snapshot(async () => {
        const room = await rooms.require(access, roomId);
        const isDescending = sort_by !== 'id';
        const rows = await messages.page(roomId, { page, size, isDescending });
        return { total: room.message_count, data: { items: await reader.messages(rows) } };
      }),

    /** The room for its buyer, after a known message. @throws Problem 404 */
    async forBuyer(
      roomId: number,
      { after: known, size }: RoomMessagesQuery,
    ): Promise<BuyerMessages> {
      if ((await rooms.findAny(roomId)) === undefined) throw notFound();
      const rows = await messages.after(roomId, known, size + 1);
      return {
        results: await reader.buyerMessages(rows.slice(0, size)),
        has_more: rows.length > size,
        last_read_by_business: await messages.lastRead(roomId, 'client'),
      };
    },

    /**
     * Stores the dealer's message once per `client_id`: concurrent repeats wait for each other at the room's lock.
     * @throws Problem 403, 404, 409 `room_blocked`, 422
     */
    async send(access: Access, roomId: number, body: MessageCreate) {
      const draft = accept(body);
      return keep({ room_id: roomId, client_id: draft.client_id }, async () => {
        const room = await rooms.lock(access, roomId);
        const user = userOf(access);
        await requireOwnRoom(access, roomId);
        const known = await messages.byClientId(roomId, 'business', draft.client_id);
        if (known !== undefined) return reader.message(known);
        open(room);
        await requireReachable(room);
        const attachments = await ownImages(access, draft.attachments);
        const now = clock.now();
        const row = await messages.add({
          ...draft,
          attachments,
          room_id: roomId,
          author: 'business',
          author_id: user,
          created_at: now,
          read_at: null,
          delivery: room.telegram_chat_id === null ? null : 'sending',
        });
        await leads.firstResponse(access, roomId, { at: now, actor_id: user });
        const changes = { ...after(room, row), waiting_since: null };
        const message = await emit(await rooms.update(access, roomId, changes), row, 0);
        // After the stream's lock, as with messages that come from Telegram.
        if (room.telegram_chat_id !== null) await forTelegram.emit(room, row);
        return message;
      });
    },

    /**
     * Changes the text of a message that its author edited in Telegram.
     * @returns false without such a message, after 48 hours, or when nothing would be left of it
     * @throws Problem 403, 404, 409 `room_blocked`
     */
    edit: (access: Access, roomId: number, { author, client_id, text }: Edit): Promise<boolean> =>
      db.transaction(async () => {
        const room = open(await rooms.lock(access, roomId));
        if (author === 'business') await requireOwnRoom(access, roomId);
        const known = await messages.byClientId(roomId, author, client_id);
        const now = clock.now();
        if (known === undefined || now.getTime() - known.created_at.getTime() > editTime)
          return false;
        const cleaned = messageText(text);
        if (cleaned === known.text) return true;
        if (cleaned === '' && known.attachments.length === 0) return false;
        const row = await messages.edit(known, cleaned, now);
        if (known.delivery !== null) await editedForTelegram.emit(row, known);
        await changed(room, row);
        return true;
      }),

    /** Stores a buyer's message from Telegram, with images that are kept already. Part of the surrounding transaction. */
    receive: (access: Access, roomId: number, draft: Kept): Promise<Message> =>
      store(access, roomId, { ...draft, text: messageText(draft.text) }),

    /** Part of the surrounding transaction. */
    async delivered(
      id: number,
      delivery: 'sent' | 'failed',
      reason: StoredMessage['delivery_reason'] = null,
    ): Promise<void> {
      const row = await messages.deliver(id, { delivery, delivery_reason: reason });
      const room = row && (await rooms.findAny(row.room_id));
      if (row !== undefined && room !== undefined) await changed(room, row);
    },

    /** @throws Problem 403, 404, 409 `room_blocked`, `buyer_blocked` */
    resend: (access: Access, roomId: number, id: number): Promise<Message> =>
      db.transaction(async () => {
        const room = await rooms.lock(access, roomId);
        await requireOwnRoom(access, roomId);
        const known = (await messages.byIds([id])).get(id);
        if (known === undefined || known.room_id !== roomId) throw notFound();
        if (known.delivery !== 'failed') return reader.message(known);
        open(room);
        await requireReachable(room);
        const row = await messages.deliver(id, { delivery: 'sending', delivery_reason: null });
        if (row === undefined) throw notFound();
        const message = await changed(room, row);
        await forTelegram.emit(room, row);
        return message;
      }),

    /**
     * Stores the buyer's message once per `client_id`. Fetching its images may take seconds and holds no connection, so call it outside a
     * transaction.
     * @returns a function that stores the message
     * @throws Problem 404, 409 `room_blocked`, 422, also when there is no text and no image could be fetched
     */
    async take(roomId: number, body: MessageIntake): Promise<() => Promise<Message>> {
      const draft = accept(body);
      const found = await rooms.findAny(roomId);
      const first = found && (await messages.byClientId(roomId, 'client', draft.client_id));
      if (first !== undefined) return () => reader.message(first);
      const access = businessAccess(open(found).business_user_id);
      const attachments = await images.copy(access, draft.attachments, 'chat');
      if (draft.text === '' && attachments.length === 0)
        throw validation([{ field: 'attachments', code: 'picture_not_fetched' }]);
      const store_ = () => store(access, roomId, { ...draft, attachments });
      return () => keep({ room_id: roomId, client_id: draft.client_id }, store_);
    },
  };
}

export type MessagesService = ReturnType<typeof createMessagesService>;
