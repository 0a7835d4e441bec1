import { carTitle } from '../../catalogue/catalog/car-title';
import type { Language } from '../../../platform/values/language';
import type { Image } from '../../../platform/media/image';
import { allowedTransitions } from '../../stock/autos/transition-rules';
import type { MemberRef } from '../../identity/members/members.service';
import type { LeadOfRoom } from '../leads/leads.service';
import type { AutoRef, Message, Room, RoomAuto } from './chat-types';
import type { StoredRoomCar } from './room-cars.repository';
import { isOnline, roomName } from './room-name';
import type { StoredRoom } from './rooms.repository';
import type { StoredBuyer } from './telegram-buyers.repository';

export interface RoomParts {
  now: Date;
  language: Language;
  images: ReadonlyMap<string, Image>;
  cars: ReadonlyMap<number, StoredRoomCar>;
  leads: ReadonlyMap<number, LeadOfRoom>;
  buyers: ReadonlyMap<number, StoredBuyer>;
  members: ReadonlyMap<number, MemberRef>;
  messages: ReadonlyMap<number, Message>;
}

const translations = (ru: string | null, uz: string | null) =>
  ru === null || uz === null ? undefined : { ru: { name: ru }, uz: { name: uz } };

const coverOf = ({ cover_id }: StoredRoomCar, { images }: RoomParts) =>
  cover_id === null ? undefined : images.get(cover_id);

const toAutoRef = (car: StoredRoomCar, parts: RoomParts): AutoRef => ({
  id: car.id,
  title: carTitle(car),
  photo: coverOf(car, parts),
});

const toRoomAuto = (car: StoredRoomCar, parts: RoomParts): RoomAuto => ({
  ...toAutoRef(car, parts),
  brand_id: car.brand_id,
  model_id: car.car_model_id,
  status: car.status,
  allowed_transitions: allowedTransitions(car, 'dealer', parts.now),
  price: car.price ?? undefined,
  currency: car.currency,
  mileage: car.mileage ?? undefined,
  transmission: translations(car.transmission_ru, car.transmission_uz),
  district: translations(car.district_ru, car.district_uz),
  reserved_until: car.status === 'barakami' ? car.reserved_until?.toISOString() : undefined,
});

export function toRoom(row: StoredRoom, parts: RoomParts): Room {
  const car = parts.cars.get(row.auto_id ?? 0);
  const lead = parts.leads.get(row.id);
  const buyer = parts.buyers.get(row.telegram_chat_id ?? 0);
  return {
    id: row.id,
    unreadCount: row.unread_count,
    room_type: row.room_type,
    channel: row.telegram_chat_id === null ? 'site' : 'telegram',
    telegram: buyer && {
      username: buyer.username ?? undefined,
      blocked: buyer.blocked_at !== null,
      muted: row.is_muted,
    },
    username: roomName(row, parts.language),
    profile_pic: row.profile_pic === null ? undefined : parts.images.get(row.profile_pic),
    phone: row.phone ?? undefined,
    is_online: isOnline(row, parts.now),
    last_seen_at: row.last_seen_at?.toISOString(),
    opened_at: row.opened_at?.toISOString(),
    waiting_since: row.waiting_since?.toISOString(),
    car: car && toRoomAuto(car, parts),
    viewed_autos: row.viewed_autos.flatMap((id) => {
      const viewed = parts.cars.get(id);
      return viewed === undefined ? [] : [toAutoRef(viewed, parts)];
    }),
    lead: lead && {
      id: lead.id,
      status: lead.status,
      source: lead.source,
      responsible: parts.members.get(lead.responsible_id ?? 0),
    },
    last_message: parts.messages.get(row.last_message_id ?? 0),
    version: row.edit_version,
    last_read_by_client: row.last_read_by_client,
    is_pinned: row.is_pinned,
    is_blocked: row.is_blocked,
    note: row.note,
    updated_at: row.updated_at.toISOString(),
  };
}
