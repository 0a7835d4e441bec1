import type { AutoStatus } from '@karvon/api/main';
import type { StatusLook as Look } from '@karvon/ui/StatusBadge';
import {
  Archive,
  BadgeCheck,
  CalendarX,
  CircleCheck,
  CirclePause,
  CircleX,
  Flag,
  Handshake,
  Hourglass,
  MessageCircleWarning,
  PencilLine,
  Trash2,
} from 'lucide-react';

/** How a status looks on every screen: colour, picture and word, never one alone. */
export interface StatusLook<Key extends string> extends Look {
  /** Key of its word. */
  word: Key;
}

/** Looks of a car's statuses. Their words are in the namespace `autos`. */
export const carStatus = {
  active: { tone: 'success', icon: CircleCheck, word: 'autos:status.active' },
  ne_active: { tone: 'neutral', icon: PencilLine, word: 'autos:status.ne_active' },
  moderation: { tone: 'info', icon: Hourglass, word: 'autos:status.moderation' },
  barakami: { tone: 'deal', icon: Handshake, word: 'autos:status.barakami' },
  flagged_to_admin: { tone: 'warn', icon: Flag, word: 'autos:status.flagged_to_admin' },
  moderation_declined: {
    tone: 'danger',
    icon: CircleX,
    word: 'autos:status.moderation_declined',
  },
  archived: { tone: 'neutral', icon: Archive, word: 'autos:status.archived' },
  deactivated: { tone: 'neutral', icon: CirclePause, word: 'autos:status.deactivated' },
  // The one solid badge: a sale is the trophy of this trade.
  sold_on_karvon: { tone: 'trophy', icon: BadgeCheck, word: 'autos:status.sold_on_karvon' },
  expired: { tone: 'warn', icon: CalendarX, word: 'autos:status.expired' },
  deleted: { tone: 'neutral', icon: Trash2, word: 'autos:status.deleted' },
  reported_by_client: {
    tone: 'danger',
    icon: MessageCircleWarning,
    word: 'autos:status.reported_by_client',
  },
} as const satisfies Record<AutoStatus, StatusLook<`autos:status.${AutoStatus}`>>;
