import type { Room } from '@karvon/api/chat';
import type { TFunction } from 'i18next';
import { formatDayTime } from '../../../shared/format/relative-time';
import type { Language } from '../../../shared/i18n/languages';

/** The line under a buyer's name: `в сети · печатает…`, `визит: вчера, 14:20`; empty where nothing is known. */
export function presenceText(
  room: Pick<Room, 'is_online' | 'last_seen_at' | 'is_blocked'>,
  {
    t,
    language,
    now,
    isTyping,
  }: { t: TFunction<'chat'>; language: Language; now: number; isTyping: boolean },
): string {
  const presence = room.is_online
    ? t('room.online')
    : room.last_seen_at === undefined
      ? undefined
      : t('room.seen', { when: formatDayTime(room.last_seen_at, language, now) });
  return [
    room.is_blocked ? t('room.blocked') : undefined,
    presence,
    isTyping ? t('room.typing') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
