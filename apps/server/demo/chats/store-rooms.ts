import { minute } from '../../src/platform/values/clock';
import { sql } from 'kysely';
import type { Deps } from '../../src/platform/deps';
import type { Database } from '../../src/platform/db/tables';
import { roomSearch } from '../../src/modules/buyers/chat/room-search';
import { newEpoch } from '../../src/platform/realtime/streams';
import type { Owner } from '../../src/platform/values/owner';
import { insertRows, takeIds } from '../insert-rows';
import type { Random } from '../random';
import type { Conversation } from './conversation';
import { type SeenCar, fillIn } from './demo-cars';
import { type TimedLine, timeLines } from './message-times';

export interface TimedRoom {
  conversation: Conversation;
  car: SeenCar;
  lines: TimedLine[];
}

export interface StoredRoom extends TimedRoom {
  id: number;
}

/** Assigns each conversation the newest car on sale of its models, and each car at most one conversation. */
export function timeRooms(
  conversations: readonly Conversation[],
  cars: readonly SeenCar[],
  { now, random }: { now: Date; random: Random },
): TimedRoom[] {
  const free = cars.filter(({ status }) => status === 'active');
  return conversations.flatMap((conversation) => {
    const lines = timeLines(conversation, now, random);
    const begin = lines[0]?.at.getTime() ?? 0;
    const old = free.filter(({ from }) => from.getTime() < begin);
    const fitting = conversation.models.flatMap((model) =>
      old.filter((car) => car.model === model),
    );
    const car = fitting[0] ?? old[0] ?? free.at(-1);
    if (car === undefined) return [];
    free.splice(free.indexOf(car), 1);
    return [{ conversation, car, lines }];
  });
}

const isAboutCar = ({ conversation }: TimedRoom) => conversation.models.length > 0;

export const autoOf = (room: TimedRoom) => (isAboutCar(room) ? room.car.id : null);

export const phoneOf = ({ phone }: Conversation) => (phone === undefined ? null : `+998${phone}`);

function roomRow(owner: Owner, room: StoredRoom, viewed: readonly SeenCar[]) {
  const { id, conversation, car, lines } = room;
  const first = lines[0]?.at ?? new Date(0);
  const last = lines.at(-1)?.at ?? first;
  const fromBuyer = lines.filter(({ author }) => author === 'client');
  const isNew = conversation.unread === fromBuyer.length;
  const seen = fromBuyer.at(-1)?.at ?? first;
  return {
    id,
    business_user_id: owner,
    external_id: `demo-chat-${id}`,
    room_type: conversation.name === null ? ('visitor' as const) : ('buyer' as const),
    username: conversation.name,
    phone: phoneOf(conversation),
    profile_pic: null,
    telegram_chat_id: null,
    is_muted: false,
    mute_notified: false,
    auto_id: autoOf(room),
    avtosalon_id: car.avtosalon_id,
    viewed_autos: viewed.map((one) => one.id),
    search: roomSearch(conversation.name, phoneOf(conversation)),
    unread_count: 0,
    message_count: 0,
    last_message_id: null,
    last_read_by_client: 0,
    opened_at: isNew ? null : new Date(first.getTime() + minute),
    waiting_since: null,
    online_until: null,
    last_seen_at: new Date(seen.getTime() + minute),
    is_pinned: conversation.isPinned ?? false,
    is_blocked: false,
    note: conversation.note ?? '',
    created_at: first,
    updated_at: last,
  };
}

type MessageRow = Omit<Database['chat_messages'], 'id'>;

/** Answered messages are read. The conversation says how many of the buyer's last messages are unread. */
function messageRows(owner: Owner, { id, conversation, car, lines }: StoredRoom, now: Date) {
  const fromBuyer = lines.filter(({ author }) => author === 'client');
  const unread = new Set(fromBuyer.slice(fromBuyer.length - (conversation.unread ?? 0)));
  return lines.map((line, index) => {
    const reply = lines.slice(index).find(({ author }) => author !== line.author);
    const soon = new Date(line.at.getTime() + 3 * minute);
    const readAt = reply?.at ?? (soon < now ? soon : null);
    const row: MessageRow = {
      room_id: id,
      author: line.author,
      author_id: line.author === 'business' ? owner : null,
      client_id: `demo-message-${id}-${index}`,
      text: fillIn(line.text, car, conversation.language),
      created_at: line.at,
      read_at: unread.has(line) ? null : readAt,
      edited_at: null,
      delivery: null,
      delivery_reason: null,
    };
    return { row, hasPhotos: line.hasPhotos };
  });
}

async function countRooms({ db }: Pick<Deps, 'db'>, owner: Owner): Promise<void> {
  await sql`
    update chat_rooms r set
      message_count = c.messages, unread_count = c.unread, last_message_id = c.last_id,
      last_read_by_client = c.read_by_client,
      waiting_since = (
        select min(w.created_at) from chat_messages w
        where w.room_id = r.id and w.author = 'client' and w.id > c.last_answer)
    from (
      select room_id, count(*)::int as messages, max(id) as last_id,
        count(*) filter (where author = 'client' and read_at is null)::int as unread,
        coalesce(max(id) filter (where author = 'business'), 0) as last_answer,
        coalesce(max(id) filter (where author = 'business' and read_at is not null), 0) as read_by_client
      from chat_messages group by room_id
    ) c
    where c.room_id = r.id and r.business_user_id = ${owner}
  `.execute(db.current);
  await sql`
    insert into chat_streams (business_id, epoch, seq, unread_total)
    select business_user_id, ${newEpoch()}, 0, sum(unread_count)::int
    from chat_rooms where business_user_id = ${owner} group by business_user_id
  `.execute(db.current);
}

/**
 * Stores rooms with their messages; ids grow with time.
 * @param photos ids of images for the lines that have some, the oldest first
 */
export async function storeRooms(
  { db, clock }: Deps,
  rooms: readonly TimedRoom[],
  { owner, photos, random }: { owner: Owner; photos: readonly string[][]; random: Random },
): Promise<StoredRoom[]> {
  const now = clock.now();
  const byStart = rooms.toSorted(
    (a, b) => (a.lines[0]?.at.getTime() ?? 0) - (b.lines[0]?.at.getTime() ?? 0),
  );
  const roomIds = await takeIds(db, 'chat_rooms', rooms.length);
  const idOf = new Map(byStart.map((room, index) => [room, roomIds[index] ?? 0]));
  const stored = rooms.map((room) => ({ ...room, id: idOf.get(room) ?? 0 }));
  const cars = rooms.map(({ car }) => car);
  await insertRows(
    db,
    'chat_rooms',
    stored.map((room) => {
      const others = cars.filter(({ id }) => id !== room.car.id);
      return roomRow(owner, room, random.some(others, random.pick([0, 0, 1, 2, 3])));
    }),
  );

  const messages = stored
    .flatMap((room) => messageRows(owner, room, now))
    .toSorted((a, b) => a.row.created_at.getTime() - b.row.created_at.getTime());
  const messageIds = await takeIds(db, 'chat_messages', messages.length);
  const numbered = messages.map((message, index) => ({ ...message, id: messageIds[index] ?? 0 }));
  await insertRows(
    db,
    'chat_messages',
    numbered.map(({ id, row }) => ({ id, ...row })),
  );
  const withPhotos = numbered.filter(({ hasPhotos }) => hasPhotos);
  await insertRows(
    db,
    'chat_attachments',
    withPhotos.flatMap(({ id }, index) =>
      (photos[index] ?? []).map((image_id, place) => ({ message_id: id, place, image_id })),
    ),
  );
  await countRooms({ db }, owner);
  return stored;
}
