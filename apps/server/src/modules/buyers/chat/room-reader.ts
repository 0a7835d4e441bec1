import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import type { Language } from '../../../platform/values/language';
import type { ImagesService } from '../../foundation/images/images.service';
import type { MembersService } from '../../identity/members/members.service';
import type { LeadsService } from '../leads/leads.service';
import type { BuyerMessage, Message, Room } from './chat-types';
import { toBuyerMessage, toMessage } from './messages.mapper';
import { type StoredMessage, createMessagesRepository } from './messages.repository';
import { createRoomCarsRepository } from './room-cars.repository';
import { toRoom } from './rooms.mapper';
import { type StoredRoom, createRoomsRepository } from './rooms.repository';
import { createTelegramBuyersRepository } from './telegram-buyers.repository';

export interface ReaderParts {
  images: Pick<ImagesService, 'show'>;
  leads: Pick<LeadsService, 'ofRooms'>;
  members: Pick<MembersService, 'refs'>;
}

/** Rooms and messages with their related data, in a fixed number of queries. */
export function createRoomReader({ db, clock }: Deps, { images, leads, members }: ReaderParts) {
  const rooms = createRoomsRepository(db);
  const messages = createMessagesRepository(db);
  const carsOf = createRoomCarsRepository(db);
  const buyers = createTelegramBuyersRepository(db);

  async function readMessages(rows: readonly StoredMessage[]): Promise<Message[]> {
    const shown = await images.show(rows.flatMap((row) => row.attachments));
    return rows.map((row) => toMessage(row, shown));
  }

  /** Runs one query after the other, because a transaction has only one connection. */
  async function readRooms(
    access: Access,
    rows: readonly StoredRoom[],
    language: Language,
  ): Promise<Room[]> {
    const last = await messages.byIds(rows.flatMap((row) => row.last_message_id ?? []));
    const cars = await carsOf.cars(
      access.owner,
      rows.flatMap((row) => [row.auto_id ?? [], row.viewed_autos].flat()),
    );
    const leadsOfRooms = await leads.ofRooms(
      access,
      rows.map(({ id }) => id),
    );
    const responsible = await members.refs(
      access,
      [...leadsOfRooms.values()].map((lead) => lead.responsible_id),
    );
    const shown = await images.show([
      ...rows.map((row) => row.profile_pic),
      ...[...cars.values()].map((car) => car.cover_id),
      ...[...last.values()].flatMap((message) => message.attachments),
    ]);
    const parts = {
      now: clock.now(),
      language,
      images: shown,
      cars,
      leads: leadsOfRooms,
      buyers: await buyers.ofChats(rows.flatMap((row) => row.telegram_chat_id ?? [])),
      members: responsible,
      messages: new Map([...last].map(([id, row]) => [id, toMessage(row, shown)])),
    };
    return rows.map((row) => toRoom(row, parts));
  }

  async function readRoom(access: Access, row: StoredRoom, language?: Language): Promise<Room> {
    const [room] = await readRooms(
      access,
      [row],
      language ?? (await rooms.languageOf(access.owner)),
    );
    if (room === undefined) throw new Error(`Room ${row.id} cannot be read.`);
    return room;
  }

  return {
    messages: readMessages,
    async buyerMessages(rows: readonly StoredMessage[]): Promise<BuyerMessage[]> {
      const shown = await images.show(rows.flatMap((row) => row.attachments));
      return rows.map((row) => toBuyerMessage(row, shown));
    },
    async message(row: StoredMessage): Promise<Message> {
      const [message] = await readMessages([row]);
      if (message === undefined) throw new Error(`Message ${row.id} cannot be read.`);
      return message;
    },
    rooms: readRooms,
    /** Uses the dealer's language by default: streams have none. */
    room: readRoom,
  };
}

export type RoomReader = ReturnType<typeof createRoomReader>;
