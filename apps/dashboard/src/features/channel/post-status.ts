import type { TelegramPostStatus } from '@karvon/api/main';
import {
  CircleCheck,
  CircleX,
  Flag,
  Hourglass,
  RefreshCw,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react';

type Tone = 'neutral' | 'success' | 'warn' | 'danger' | 'info';

export const postStatus: Readonly<Record<TelegramPostStatus, { tone: Tone; icon: LucideIcon }>> = {
  queued: { tone: 'info', icon: Hourglass },
  sending: { tone: 'info', icon: Send },
  posted: { tone: 'success', icon: CircleCheck },
  updating: { tone: 'info', icon: RefreshCw },
  sold: { tone: 'success', icon: CircleCheck },
  removed: { tone: 'neutral', icon: Trash2 },
  closed: { tone: 'neutral', icon: Trash2 },
  failed: { tone: 'danger', icon: CircleX },
  unknown: { tone: 'warn', icon: Flag },
  cancelled: { tone: 'neutral', icon: CircleX },
};
