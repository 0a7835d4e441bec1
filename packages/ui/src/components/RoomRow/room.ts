import type { LucideIcon } from 'lucide-react';
import { hasCount } from '../../private/count';

/** What a row says of a room. */
export interface Room {
  /** Unique in its list, and the tone of the initials. */
  id: string | number;
  /** Whom one writes with. */
  name: string;
  /** Address of the photo. */
  src?: string | null;
  /** With it the user is online: «в сети». */
  onlineLabel?: string;
  /** What they write about. */
  subject?: string;
  /** Before the subject. */
  subjectIcon?: LucideIcon;
  /** The last message, in one line. */
  text: string;
  /** In the text's place, in accent, while something goes on: «печатает…». */
  liveText?: string;
  /** Of the last message, as shown: «14:38», «вчера». */
  time: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string;
  /** Unread messages; none is 0. @default 0 */
  unreadCount?: number;
  /** The count in words, for screen readers: «2 непрочитанных». */
  unreadLabel?: string;
  /** With it the room is pinned: «закреплено». */
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
