import type { LeadStatus } from '@karvon/api/main';
import { CheckCheck, CircleDot } from 'lucide-react';
import type { StatusStyle } from './car-status';

export const leadStatus = {
  new: { tone: 'info', icon: CircleDot, label: 'common:leadStatus.new' },
  contacted: { tone: 'success', icon: CheckCheck, label: 'common:leadStatus.contacted' },
} as const satisfies Record<LeadStatus, StatusStyle<`common:leadStatus.${LeadStatus}`>>;
