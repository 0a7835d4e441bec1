import { StatusBadge } from '@karvon/ui/StatusBadge';
import { CircleCheck, CircleX } from 'lucide-react';

// One table of the statuses for the whole product.
const statuses = {
  active: { icon: CircleCheck, tone: 'success', label: 'Активно' },
  declined: { icon: CircleX, tone: 'danger', label: 'Отклонено' },
} as const;

export function CarStatus() {
  const { label, ...style } = statuses.active;
  return <StatusBadge {...style}>{label}</StatusBadge>;
}
