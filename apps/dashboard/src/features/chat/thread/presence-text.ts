import type { Room } from '@karvon/api/chat';
import type { TFunction } from 'i18next';
import { formatDayTime } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';

/** Presence: `в сети · печатает…`, `был(а) в сети вчера, 14:20`, or empty. @param isShort fits on a phone: `в сети вчера, 14:20` */
export function presenceText(
  room: Pick<Room, 'is_online' | 'last_seen_at' | 'is_blocked'>,
  {
    t,
    language,
    now,
    isTyping,
    isShort,
  }: {
    t: TFunction<'chat'>;
    language: Language;
    now: number;
    isTyping: boolean;
    isShort: boolean;
  },
): string {
  const presence = room.is_online
    ? t('room.online')
    : room.last_seen_at === undefined
      ? undefined
      : t(isShort ? 'room.seenShort' : 'room.seen', {
          when: formatDayTime(room.last_seen_at, language, now),
        });
  return [
    room.is_blocked ? t('room.blocked') : undefined,
    presence,
    isTyping ? t('room.typing') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
