import type { CampaignStatus } from '@karvon/api/main';
import type { StatusStyle } from '@karvon/ui/StatusBadge';
import { CircleX, Flag, Hourglass, Pause, Play, Square } from 'lucide-react';

/** How a campaign's status looks: colour and image; its word is `ads:status.<status>`. */
export const campaignStatus = {
  moderation: { tone: 'info', icon: Hourglass },
  active: { tone: 'success', icon: Play },
  paused: { tone: 'warn', icon: Pause },
  stopped: { tone: 'neutral', icon: Square },
  finished: { tone: 'neutral', icon: Flag },
  declined: { tone: 'danger', icon: CircleX },
} as const satisfies Record<CampaignStatus, StatusStyle>;
