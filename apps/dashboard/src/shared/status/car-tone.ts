import type { AutoStatus } from '@karvon/api/main';
import type { StatusStyle } from '@karvon/ui/StatusBadge';

export const carTone = {
  active: 'success',
  ne_active: 'neutral',
  moderation: 'info',
  barakami: 'deal',
  flagged_to_admin: 'warn',
  moderation_declined: 'danger',
  archived: 'neutral',
  deactivated: 'neutral',
  // The only solid badge: a sale stands out.
  sold_on_karvon: 'trophy',
  expired: 'warn',
  deleted: 'neutral',
  reported_by_client: 'danger',
} as const satisfies Record<AutoStatus, StatusStyle['tone']>;
