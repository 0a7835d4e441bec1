import type { CarModelStatus } from '@karvon/api/main';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { StatusStyle } from '../../shared/status/car-status';

/** Looks of a proposal's statuses. */
export const proposalStatus = {
  pending: { tone: 'warn', icon: Hourglass, label: 'car-control:status.pending' },
  approved: { tone: 'success', icon: CircleCheck, label: 'car-control:status.approved' },
  declined: { tone: 'danger', icon: CircleX, label: 'car-control:status.declined' },
} as const satisfies Record<CarModelStatus, StatusStyle<`car-control:status.${CarModelStatus}`>>;
