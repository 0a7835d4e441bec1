import type { ApplicationStatus } from '@karvon/api/main';
import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { StatusStyle } from '../../shared/status/car-status';

/** Looks of an application's statuses (design §4). Their texts are in the namespace `applications`. */
export const applicationStatus = {
  pending: { tone: 'warn', icon: Hourglass, label: 'applications:status.pending' },
  scheduled: { tone: 'info', icon: CalendarCheck, label: 'applications:status.scheduled' },
  approved: { tone: 'success', icon: CircleCheck, label: 'applications:status.approved' },
  rejected: { tone: 'danger', icon: CircleX, label: 'applications:status.rejected' },
} as const satisfies Record<
  ApplicationStatus,
  StatusStyle<`applications:status.${ApplicationStatus}`>
>;
