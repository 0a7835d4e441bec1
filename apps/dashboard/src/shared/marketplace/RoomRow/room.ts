import type { LucideIcon } from 'lucide-react';
import { hasCount } from '@karvon/ui/internal/count';

/** The data of a chat. */
export interface Room {
  /** Unique in its list. It also sets the colour of the initials. */
  id: string | number;
  /** Name of the other user. */
  name: string;
  /** Address of the photo. */
  src?: string | null;
  /** Set if the user is online: «в сети». */
  onlineLabel?: string;
  /** Subject of the conversation. */
  subject?: string;
  /** Before the subject. */
  subjectIcon?: LucideIcon;
  /** The last message, on one line. */
  text: string;
  /** Replaces the text while something happens, in accent: «печатает…». */
  liveText?: string;
  /** Time of the last message, as shown: «14:38», «вчера». */
  time: string;
  /** The same in ISO 8601. */
  dateTime?: string;
  /** Number of unread messages. @default 0 */
  unreadCount?: number;
  /** The number as text, for screen readers: «2 непрочитанных». */
  unreadLabel?: string;
  /** Set if the chat is pinned: «закреплено». */
  pinnedLabel?: string;
}

/**
 * The whole row as one sentence. First what is seen, in the order in which it is seen, so that who speaks to the device calls the row by
 * what is in it (WCAG 2.5.3); then what a dot and a pin say.
 */
export const roomLabel = (room: Room): string =>
  [
    room.name,
    room.subject,
    room.liveText ?? room.text,
    room.time,
    hasCount(room.unreadCount) ? (room.unreadLabel ?? String(room.unreadCount)) : undefined,
    room.onlineLabel,
    room.pinnedLabel,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
