import type { Message, Room } from '@karvon/api/chat';
import type { Room as RowRoom } from '@karvon/ui/RoomRow';
import type { TFunction } from 'i18next';
import { CarFront } from 'lucide-react';
import { formatListTime } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';

type T = TFunction<'chat'>;

/** The last message in one line: `Вы: Да, в салоне`, `Фото: 2`. */
export function lastLine(message: Message | undefined, t: T): string {
  if (message === undefined) return t('room.noMessages');
  const words = message.text.replace(/\s+/g, ' ').trim();
  const text = words === '' ? t('room.photos', { count: message.attachments.length }) : words;
  return message.author === 'business' ? t('room.mine', { text }) : text;
}

/** A room as a row of the list shows it. */
export function toRow(
  room: Room,
  { t, language, now, isTyping }: { t: T; language: Language; now: number; isTyping: boolean },
): RowRoom {
  const at = room.last_message?.created_at ?? room.updated_at;
  return {
    id: room.id,
    name: room.username,
    src: room.profile_pic?.thumbnail ?? null,
    text: lastLine(room.last_message, t),
    time: formatListTime(at, language, now),
    dateTime: at,
    unreadCount: room.unreadCount,
    unreadLabel: t('room.unread', { count: room.unreadCount }),
    ...(room.car !== undefined && { subject: room.car.title, subjectIcon: CarFront }),
    ...(room.is_online && { onlineLabel: t('room.online') }),
    ...(isTyping && { liveText: t('room.typing') }),
    ...(room.is_pinned && { pinnedLabel: t('room.pinned') }),
  };
}
