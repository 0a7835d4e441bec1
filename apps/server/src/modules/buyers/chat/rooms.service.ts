import { type Access, businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { requireVersion } from '../../../platform/http/etag';
import { notFound, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import type { ImagesService } from '../../foundation/images/images.service';
import type { LeadsService } from '../leads/leads.service';
import { cleanText, isPlainId, messageText } from './chat-text';
import type { Room, RoomIntake, RoomListQuery, RoomUpdate } from './chat-types';
import { createRoomCarsRepository } from './room-cars.repository';
import type { RoomEvents } from './room-events';
import type { RoomReader } from './room-reader';
import { createRoomRule } from './room-rule';
import { roomSearch } from './room-search';
import { type StoredRoom, createRoomsRepository } from './rooms.repository';

/** Room of a buyer in Telegram about a car of a post. */
export interface TelegramRoom {
  chat_id: number;
  name: string;
  phone: string | null;
  auto_id: number;
  post_id: number;
}

export interface RoomsParts {
  reader: RoomReader;
  roomEvents: Pick<RoomEvents, 'roomChanged'>;
  leads: Pick<LeadsService, 'openForRoom' | 'ofRooms' | 'learnPhone'>;
  images: Pick<ImagesService, 'copy'>;
}

export function createRoomsService(
  { db, clock }: Deps,
  { reader, roomEvents, leads, images }: RoomsParts,
) {
  const rooms = createRoomsRepository(db);
  const cars = createRoomCarsRepository(db);
  const requireOwnRoom = createRoomRule(leads);

  /** @throws Problem 422 without car and showroom, or when they belong to different dealers */
  async function ownerOf({ auto_id, avtosalon }: RoomIntake): Promise<Owner> {
    if (auto_id === undefined && avtosalon === undefined)
      throw validation([{ field: 'auto_id', code: 'required' }]);
    const ofAuto = auto_id === undefined ? undefined : await cars.ownerOfAuto(auto_id);
    const ofSalon = avtosalon === undefined ? undefined : await cars.ownerOfAvtosalon(avtosalon);
    const unknown = [
      auto_id !== undefined && ofAuto === undefined ? ['auto_id'] : [],
      avtosalon !== undefined && ofSalon === undefined ? ['avtosalon'] : [],
      ofAuto !== undefined && ofSalon !== undefined && ofAuto !== ofSalon ? ['avtosalon'] : [],
    ].flat();
    const owner = ofAuto ?? ofSalon;
    if (unknown.length > 0 || owner === undefined)
      throw validation(unknown.map((field) => ({ field, code: 'unknown_reference' })));
    return owner;
  }

  /** A name without visible characters counts as missing. */
  const nameOf = ({ username = '' }: RoomIntake): string | null => {
    const name = messageText(username).replaceAll(/\s+/g, ' ');
    return name === '' ? null : name;
  };

  /** @returns the existing room when another request was first */
  async function add(
    access: Access,
    intake: RoomIntake,
    portrait: string | null,
    telegram?: Pick<TelegramRoom, 'chat_id' | 'post_id'>,
  ) {
    const { external_id, room_type, phone = null, auto_id = null, avtosalon = null } = intake;
    const username = nameOf(intake);
    const now = clock.now();
    return db.transaction(async () => {
      const viewed = intake.viewed_autos ?? [];
      const own = await cars.cars(access.owner, viewed);
      const room = await rooms.insertNew(access, {
        external_id,
        room_type,
        username,
        phone,
        profile_pic: portrait,
        telegram_chat_id: telegram?.chat_id ?? null,
        auto_id,
        avtosalon_id: avtosalon,
        viewed_autos: [...new Set(viewed)].filter((id) => own.has(id) && id !== auto_id),
        search: roomSearch(username, phone),
        created_at: now,
        updated_at: now,
      });
      if (room === undefined) return undefined;
      await leads.openForRoom(access, {
        room_id: room.id,
        client_name: username ?? '',
        phone: phone ?? undefined,
        auto_id: auto_id ?? undefined,
        avtosalon: avtosalon ?? undefined,
        telegram_post_id: telegram?.post_id,
        source:
          telegram !== undefined ? 'telegram' : auto_id === null ? 'avtosalon_page' : 'listing',
      });
      await roomEvents.roomChanged(access.owner, room.id);
      return room;
    });
  }

  return {
    /** Rows and counts come from one snapshot: a page updates its counts with later events. */
    list: (access: Access, query: RoomListQuery, language: Language) =>
      db.snapshot(async () => {
        const now = clock.now();
        const { rows, count } = await rooms.list.page(access, { ...query, now });
        return {
          results: await reader.rooms(access, rows, language),
          count,
          unread_rooms_count: await rooms.list.count(access, { status: 'unread', now }),
        };
      }),

    /** @throws Problem 404 */
    get: async (access: Access, id: number, language: Language): Promise<Room> =>
      reader.room(access, await rooms.require(access, id), language),

    unreadWithin: (access: Access): Promise<number | undefined> => rooms.unreadWithin(access),

    /** @param version that was read; without one the last change wins. @throws Problem 403; 404; 412 */
    async update(
      access: Access,
      id: number,
      patch: RoomUpdate,
      { language, version }: { language: Language; version?: number | undefined },
    ): Promise<Room> {
      return db.transaction(async () => {
        const room = await rooms.lock(access, id);
        await requireOwnRoom(access, id);
        await requireVersion(version, room.edit_version, () => reader.room(access, room, language));
        const note = patch.note === undefined ? undefined : cleanText(patch.note);
        const edit_version = room.edit_version + 1;
        const { muted, ...rest } = patch;
        const mute =
          muted === undefined || room.telegram_chat_id === null
            ? {}
            : { is_muted: muted, mute_notified: false };
        const changed = await rooms.update(access, id, { ...rest, ...mute, note, edit_version });
        await roomEvents.roomChanged(access.owner, id);
        return reader.room(access, changed, language);
      });
    },

    /**
     * Opens one room per `external_id`, also for concurrent requests. Fetching the buyer's portrait may take seconds and holds no connection,
     * so call it outside a transaction.
     * @returns a function that opens the room
     * @throws Problem 422
     */
    async open(intake: RoomIntake, language: Language): Promise<() => Promise<Room>> {
      const { external_id, profile_pic_url } = intake;
      if (!isPlainId(external_id))
        throw validation([{ field: 'external_id', code: 'invalid_format' }]);
      const known = await rooms.byExternalId(external_id);
      if (known !== undefined)
        return () => reader.room(businessAccess(known.business_user_id), known, language);
      const access = businessAccess(await ownerOf(intake));
      const portraits = profile_pic_url === undefined ? [] : [profile_pic_url];
      const [portrait = null] = await images.copy(access, portraits, 'profile');
      return async () => {
        const room =
          (await add(access, intake, portrait)) ?? (await rooms.byExternalId(external_id));
        if (room === undefined) throw new Error('A room that was there is gone.');
        return reader.room(access, room, language);
      };
    },

    /** One room per buyer and car. Part of the surrounding transaction. */
    async openTelegram(
      owner: Owner,
      room: TelegramRoom,
    ): Promise<{ room: StoredRoom; isNew: boolean }> {
      const { chat_id, name, phone, auto_id } = room;
      const external_id = `telegram-${chat_id}-${auto_id}`;
      const access = businessAccess(owner);
      const known = await rooms.byExternalId(external_id);
      if (known !== undefined) return { room: known, isNew: false };
      const intake: RoomIntake = {
        external_id,
        room_type: phone === null ? 'visitor' : 'buyer',
        username: name,
        phone: phone ?? undefined,
        auto_id,
      };
      const added = await add(access, intake, null, room);
      const found = added ?? (await rooms.byExternalId(external_id));
      if (found === undefined) throw new Error('A room that was there is gone.');
      return { room: found, isNew: added !== undefined };
    },

    /**
     * The buyer shared a number. Part of the surrounding transaction.
     * @returns the leads that have changed
     */
    async learnPhone(chatId: number, phone: string): Promise<{ owner: Owner; id: number }[]> {
      const changed: { owner: Owner; id: number }[] = [];
      for (const { id, business_user_id, username } of await rooms.ofTelegram(chatId)) {
        const access = businessAccess(business_user_id);
        await rooms.update(access, id, {
          phone,
          room_type: 'buyer',
          search: roomSearch(username, phone),
        });
        const lead = await leads.learnPhone(access, id, phone);
        if (lead !== undefined) changed.push({ owner: business_user_id, id: lead });
        await roomEvents.roomChanged(business_user_id, id);
      }
      return changed;
    },

    /** Shows that the buyer stopped the bot, or started it again. Part of the surrounding transaction. */
    async telegramChanged(chatId: number): Promise<void> {
      for (const { id, business_user_id } of await rooms.ofTelegram(chatId))
        await roomEvents.roomChanged(business_user_id, id);
    },

    /** @returns true for the first rejection since the room was muted or blocked */
    async rejectMessage({ business_user_id, id, mute_notified }: StoredRoom): Promise<boolean> {
      if (!mute_notified)
        await rooms.update(businessAccess(business_user_id), id, { mute_notified: true });
      return !mute_notified;
    },

    /** @throws Problem 404 */
    async findAny(id: number): Promise<StoredRoom> {
      const room = await rooms.findAny(id);
      if (room === undefined) throw notFound();
      return room;
    },
  };
}

export type RoomsService = ReturnType<typeof createRoomsService>;
