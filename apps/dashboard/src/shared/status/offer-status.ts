import type { OfferStatus } from '@karvon/api/main';
import { CalendarX, CircleCheck, CircleX, Send, Undo2 } from 'lucide-react';
import type { StatusStyle } from './car-status';

export const offerStatus = {
  sent: { tone: 'info', icon: Send, label: 'trade-in:offerStatus.sent' },
  accepted: { tone: 'success', icon: CircleCheck, label: 'trade-in:offerStatus.accepted' },
  declined: { tone: 'danger', icon: CircleX, label: 'trade-in:offerStatus.declined' },
  withdrawn: { tone: 'neutral', icon: Undo2, label: 'trade-in:offerStatus.withdrawn' },
  expired: { tone: 'warn', icon: CalendarX, label: 'trade-in:offerStatus.expired' },
} as const satisfies Record<OfferStatus, StatusStyle<`trade-in:offerStatus.${OfferStatus}`>>;
