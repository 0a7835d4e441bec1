import type { AutoStatus } from '@karvon/api/main';
import type { StatusStyle as Style } from '@karvon/ui/StatusBadge';
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

/** How a status looks on every screen: colour, image and word, never one alone. */
export interface StatusStyle<Key extends string> extends Style {
  /** Key of its word. */
  label: Key;
}

/** Looks of a car's statuses. Their texts are in the namespace `autos`. */
export const carStatus = {
  active: { tone: 'success', icon: CircleCheck, label: 'autos:status.active' },
  ne_active: { tone: 'neutral', icon: PencilLine, label: 'autos:status.ne_active' },
  moderation: { tone: 'info', icon: Hourglass, label: 'autos:status.moderation' },
  barakami: { tone: 'deal', icon: Handshake, label: 'autos:status.barakami' },
  flagged_to_admin: { tone: 'warn', icon: Flag, label: 'autos:status.flagged_to_admin' },
  moderation_declined: {
    tone: 'danger',
    icon: CircleX,
    label: 'autos:status.moderation_declined',
  },
  archived: { tone: 'neutral', icon: Archive, label: 'autos:status.archived' },
  deactivated: { tone: 'neutral', icon: CirclePause, label: 'autos:status.deactivated' },
  // The one solid badge: a sale is the trophy of this trade.
  sold_on_karvon: { tone: 'trophy', icon: BadgeCheck, label: 'autos:status.sold_on_karvon' },
  expired: { tone: 'warn', icon: CalendarX, label: 'autos:status.expired' },
  deleted: { tone: 'neutral', icon: Trash2, label: 'autos:status.deleted' },
  reported_by_client: {
    tone: 'danger',
    icon: MessageCircleWarning,
    label: 'autos:status.reported_by_client',
  },
} as const satisfies Record<AutoStatus, StatusStyle<`autos:status.${AutoStatus}`>>;
