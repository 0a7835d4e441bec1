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
import { carTone } from './car-tone';

/** How a status looks on every screen: colour, image and word, never one alone. */
export interface StatusStyle<Key extends string> extends Style {
  /** Key of its word. */
  label: Key;
}

/** Looks of a car's statuses. Their texts are in the namespace `autos`. */
export const carStatus = {
  active: { tone: carTone.active, icon: CircleCheck, label: 'autos:status.active' },
  ne_active: { tone: carTone.ne_active, icon: PencilLine, label: 'autos:status.ne_active' },
  moderation: { tone: carTone.moderation, icon: Hourglass, label: 'autos:status.moderation' },
  barakami: { tone: carTone.barakami, icon: Handshake, label: 'autos:status.barakami' },
  flagged_to_admin: {
    tone: carTone.flagged_to_admin,
    icon: Flag,
    label: 'autos:status.flagged_to_admin',
  },
  moderation_declined: {
    tone: carTone.moderation_declined,
    icon: CircleX,
    label: 'autos:status.moderation_declined',
  },
  archived: { tone: carTone.archived, icon: Archive, label: 'autos:status.archived' },
  deactivated: { tone: carTone.deactivated, icon: CirclePause, label: 'autos:status.deactivated' },
  sold_on_karvon: {
    tone: carTone.sold_on_karvon,
    icon: BadgeCheck,
    label: 'autos:status.sold_on_karvon',
  },
  expired: { tone: carTone.expired, icon: CalendarX, label: 'autos:status.expired' },
  deleted: { tone: carTone.deleted, icon: Trash2, label: 'autos:status.deleted' },
  reported_by_client: {
    tone: carTone.reported_by_client,
    icon: MessageCircleWarning,
    label: 'autos:status.reported_by_client',
  },
} as const satisfies Record<AutoStatus, StatusStyle<`autos:status.${AutoStatus}`>>;
