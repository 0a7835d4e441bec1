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
  type LucideIcon,
  MessageCircleWarning,
  PencilLine,
  Trash2,
} from 'lucide-react';
import { carTone } from './car-tone';

export interface StatusStyle<Key extends string> extends Style {
  label: Key;
}

const styleOf = <Status extends AutoStatus>(status: Status, icon: LucideIcon) => ({
  tone: carTone[status],
  icon,
  label: `autos:status.${status}` as const,
});

export const carStatus = {
  active: styleOf('active', CircleCheck),
  ne_active: styleOf('ne_active', PencilLine),
  moderation: styleOf('moderation', Hourglass),
  barakami: styleOf('barakami', Handshake),
  flagged_to_admin: styleOf('flagged_to_admin', Flag),
  moderation_declined: styleOf('moderation_declined', CircleX),
  archived: styleOf('archived', Archive),
  deactivated: styleOf('deactivated', CirclePause),
  sold_on_karvon: styleOf('sold_on_karvon', BadgeCheck),
  expired: styleOf('expired', CalendarX),
  deleted: styleOf('deleted', Trash2),
  reported_by_client: styleOf('reported_by_client', MessageCircleWarning),
} as const satisfies Record<AutoStatus, StatusStyle<`autos:status.${AutoStatus}`>>;
