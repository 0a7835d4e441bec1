import type {
  ChatEvent,
  EventList,
  ListRoomsParams,
  Message,
  MessageList,
  Room,
  RoomList,
} from '@karvon/api/chat';
import type { Notification, NotificationList } from '@karvon/api/main';

type WithoutSeq<Event> = Event extends unknown ? Omit<Event, 'seq'> : never;

export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const names = ['Aziz', 'Bobur', 'Dilnoza', 'Malika', 'Sardor', 'Zarina'];

export class ChatModel {
  readonly rooms = new Map<number, Room>();
  readonly #messages = new Map<number, Message[]>();
  readonly #notifications: Notification[] = [];
  #events: ChatEvent[] = [];
  epoch = 'first';
  #clock = Date.parse('2025-11-20T06:00:00Z');
  #lastMessage = 1000;
  #epochs = 0;
  readonly #onEvent: (event: ChatEvent & { epoch: string }) => void;
  readonly #onPresence: (roomId: number, isOnline: boolean) => void;

  /** @param onPresence called at once; events carry the presence of their creation */
  constructor(
    onEvent: (event: ChatEvent & { epoch: string }) => void,
    onPresence: (roomId: number, isOnline: boolean) => void,
  ) {
    this.#onEvent = onEvent;
    this.#onPresence = onPresence;
  }

  get seq(): number {
    return this.#events.length;
  }

  restart(): void {
    this.#epochs += 1;
    this.epoch = `epoch-${String(this.#epochs)}`;
    this.#events = [];
  }

  tick(milliseconds: number): void {
    this.#clock += milliseconds;
  }

  addRoom(): Room {
    const id = 701 + this.rooms.size;
    const room: Room = {
      id,
      unreadCount: 0,
      room_type: id % 3 === 0 ? 'visitor' : 'buyer',
      channel: 'site',
      username: names[id % names.length] ?? 'Aziz',
      is_online: id % 5 === 0,
      viewed_autos: [],
      version: 1,
      last_read_by_client: 0,
      is_pinned: false,
      is_blocked: false,
      note: '',
      updated_at: this.#now(),
      ...(id % 4 !== 0 && {
        car: {
          id: 5000 + id,
          title: 'Cobalt',
          brand_id: 1 + (id % 2),
          model_id: 10 + (id % 3),
          status: 'active',
          allowed_transitions: [],
          currency: 'UZS',
        },
      }),
    };
    this.rooms.set(id, room);
    this.#messages.set(id, []);
    this.#emitRoom(id);
    return room;
  }

  write(roomId: number, author: Message['author'], clientId?: string): Message {
    const room = this.one(roomId);
    this.#lastMessage += 1;
    const message: Message = {
      id: this.#lastMessage,
      room_id: roomId,
      author,
      text: `message ${String(this.#lastMessage)}`,
      attachments: [],
      created_at: this.#now(),
      client_id: clientId,
    };
    this.#messages.get(roomId)?.push(message);
    const { waiting_since, ...rest } = room;
    const waiting = author === 'client' ? (waiting_since ?? message.created_at) : undefined;
    this.rooms.set(roomId, {
      ...rest,
      unreadCount: room.unreadCount + Number(author === 'client'),
      last_message: message,
      updated_at: message.created_at,
      ...(waiting !== undefined && { waiting_since: waiting }),
    });
    this.#emit({
      action: 'create',
      room_id: roomId,
      message,
      unreadCount: this.one(roomId).unreadCount,
      total_unread_messages: this.total(),
    });
    return message;
  }

  read(roomId: number, reader: Message['author'], upTo: number): void {
    const room = this.one(roomId);
    const other = reader === 'business' ? 'client' : 'business';
    let count = 0;
    const messages = this.#messages.get(roomId) ?? [];
    for (const [index, message] of messages.entries()) {
      if (message.author !== other || message.id > upTo || message.read_at !== undefined) continue;
      messages[index] = { ...message, read_at: this.#now() };
      count += 1;
    }
    const last = messages.at(-1);
    const isFirst = reader === 'business' && room.opened_at === undefined;
    this.rooms.set(roomId, {
      ...room,
      ...(last !== undefined && { last_message: last }),
      ...(reader === 'business'
        ? { unreadCount: room.unreadCount - count, opened_at: room.opened_at ?? this.#now() }
        : { last_read_by_client: Math.max(room.last_read_by_client, upTo) }),
    });
    if (count > 0 || reader === 'client') {
      this.#emit({
        action: 'read',
        room_id: roomId,
        reader,
        up_to: upTo,
        unreadCount: this.one(roomId).unreadCount,
        total_unread_messages: this.total(),
      });
    }
    if (isFirst) this.#emitRoom(roomId);
  }

  change(roomId: number, part: Partial<Room>): void {
    this.rooms.set(roomId, { ...this.one(roomId), ...part });
    this.#emitRoom(roomId);
  }

  /** Changes presence right after another change, whose event is still pending. */
  turn(roomId: number, mark: number): void {
    this.change(roomId, { note: `note ${String(mark)}` });
    const room = this.one(roomId);
    const is_online = !room.is_online;
    this.rooms.set(roomId, { ...room, is_online });
    this.#onPresence(roomId, is_online);
  }

  notify(): void {
    const id = this.#notifications.length + 1;
    if (id % 3 === 0) for (const notification of this.#notifications) notification.read = true;
    this.#notifications.push({
      id,
      type: 'lead_new',
      title: `Лид ${String(id)}`,
      text: '',
      read: id % 3 === 0,
      created_at: new Date(this.#clock).toISOString(),
    });
    this.#emit({ action: 'notification', unread_count: this.listNotifications(1, 1).unread_count });
  }

  listNotifications(page: number, size: number): NotificationList {
    const all = this.#notifications.toReversed();
    return {
      results: all.slice((page - 1) * size, page * size),
      count: all.length,
      unread_count: all.filter(({ read }) => !read).length,
    };
  }

  newest(roomId: number): number | undefined {
    return this.#messages.get(roomId)?.at(-1)?.id;
  }

  total(): number {
    return [...this.rooms.values()].reduce((sum, room) => sum + room.unreadCount, 0);
  }

  allRooms(params: ListRoomsParams): Room[] {
    const { status, brand_id, model_id, room_type, username_search } = params;
    return [...this.rooms.values()]
      .filter(
        (room) =>
          (status === undefined || (status === 'unread') === room.unreadCount > 0) &&
          (brand_id === undefined || room.car?.brand_id === brand_id) &&
          (model_id === undefined || room.car?.model_id === model_id) &&
          (room_type === undefined || room.room_type === room_type) &&
          (username_search === undefined ||
            room.username.toLowerCase().includes(username_search.toLowerCase())),
      )
      .toSorted(
        (one, other) =>
          Number(other.is_pinned) - Number(one.is_pinned) ||
          (one.updated_at < other.updated_at ? 1 : one.updated_at > other.updated_at ? -1 : 0) ||
          other.id - one.id,
      );
  }

  listRooms(params: ListRoomsParams, page: number): RoomList {
    const all = this.allRooms(params);
    const size = params.size ?? 20;
    return {
      results: all.slice((page - 1) * size, page * size),
      count: all.length,
      unread_rooms_count: [...this.rooms.values()].filter((room) => room.unreadCount > 0).length,
    };
  }

  allMessages(roomId: number): Message[] {
    return [...(this.#messages.get(roomId) ?? [])].toReversed();
  }

  listMessages(roomId: number, page: number, size: number): MessageList {
    const all = this.allMessages(roomId);
    return { total: all.length, data: { items: all.slice((page - 1) * size, page * size) } };
  }

  listEvents(epoch: string, since: number, limit: number, kept: number): EventList {
    const next = this.seq;
    if (epoch !== this.epoch || since < next - kept) {
      return { epoch: this.epoch, events: [], next, has_more: false, limited: true };
    }
    const events = this.#events.slice(since, since + limit);
    const end = since + events.length;
    return { epoch: this.epoch, events, next: end, has_more: end < next, limited: false };
  }

  #emitRoom(roomId: number): void {
    // Events have no language, so they carry the placeholder of a missing name in Russian.
    const room = this.one(roomId);
    const username = `Покупатель ${String(roomId)}`;
    this.#emit({ action: 'room', room_id: roomId, room: { ...room, username } });
  }

  #emit(stored: WithoutSeq<ChatEvent>): void {
    const event: ChatEvent = { ...structuredClone(stored), seq: this.#events.length + 1 };
    this.#events.push(event);
    this.#onEvent({ ...event, epoch: this.epoch });
  }

  one(roomId: number): Room {
    const room = this.rooms.get(roomId);
    if (room === undefined) throw new Error(`no room ${String(roomId)}`);
    return room;
  }

  #now(): string {
    return new Date(this.#clock).toISOString();
  }
}

/** Drops times of reading, which events do not carry. */
export const timeless = <Row extends { read_at?: string }>({ read_at, ...row }: Row) => ({
  ...row,
  isRead: read_at !== undefined,
});

export function roomSeen({ opened_at, last_seen_at: _seen, last_message, ...room }: Room) {
  return {
    ...room,
    isOpened: opened_at !== undefined,
    last: last_message && timeless<Message>(last_message),
  };
}
