import type { Message, Room } from '@karvon/api/chat';
import type { Room as RowRoom } from '../../../shared/marketplace/RoomRow/RoomRow';
import type { TFunction } from 'i18next';
import { CarFront, Send, Store } from 'lucide-react';
import { oncePerObject } from '../../../shared/chat/once-per-object';
import { formatListTime } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';

type T = TFunction<'chat'>;

export function lastLine(message: Message | undefined, t: T): string {
  if (message === undefined) return t('room.noMessages');
  const trimmed = message.text.replace(/\s+/g, ' ').trim();
  const text = trimmed === '' ? t('room.photos', { count: message.attachments.length }) : trimmed;
  return message.author === 'business' ? t('room.mine', { text }) : text;
}

/** The icon shows rooms of buyers in Telegram; its name is in the subject for screen readers. */
function subjectOf({ car, channel }: Room, t: T) {
  const subject = car === undefined ? t('room.aboutAvtosalon') : car.title;
  if (channel === 'telegram')
    return { subject: t('room.inTelegram', { subject }), subjectIcon: Send };
  return { subject, subjectIcon: car === undefined ? Store : CarFront };
}

export interface RowTexts {
  t: T;
  language: Language;
  /** Any millisecond of the current day: rows show days and not minutes. */
  today: number;
}

/** Formats a row when it renders, so that rows scrolled past cost nothing. */
function toRow(room: Room, isTyping: boolean, { t, language, today }: RowTexts): RowRoom {
  const at = room.last_message?.created_at ?? room.updated_at;
  return {
    id: room.id,
    name: room.username,
    src: room.profile_pic?.thumbnail ?? null,
    dateTime: at,
    unreadCount: room.unreadCount,
    get text() {
      return lastLine(room.last_message, t);
    },
    get time() {
      return formatListTime(at, language, today);
    },
    get unreadLabel() {
      return t('room.unread', { count: room.unreadCount });
    },
    ...subjectOf(room, t),
    ...(room.is_online && { onlineLabel: t('room.online') }),
    ...(isTyping && { liveText: t('room.typing') }),
    ...(room.is_pinned && { pinnedLabel: t('room.pinned') }),
  };
}

/** Caches rows by room: a new page formats and renders only its own rows. */
export function rowMaker(trimmed: RowTexts): (room: Room, isTyping: boolean) => RowRoom {
  const quiet = oncePerObject((room: Room) => toRow(room, false, trimmed));
  const typing = oncePerObject((room: Room) => toRow(room, true, trimmed));
  return (room, isTyping) => (isTyping ? typing(room) : quiet(room));
}
