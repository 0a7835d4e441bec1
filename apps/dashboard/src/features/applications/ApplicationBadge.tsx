import type { ApplicationStatus } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { useTranslation } from 'react-i18next';
import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { StatusStyle } from '../../shared/status/car-status';

const applicationStatus = {
  pending: { tone: 'warn', icon: Hourglass, label: 'applications:status.pending' },
  scheduled: { tone: 'info', icon: CalendarCheck, label: 'applications:status.scheduled' },
  approved: { tone: 'success', icon: CircleCheck, label: 'applications:status.approved' },
  rejected: { tone: 'danger', icon: CircleX, label: 'applications:status.rejected' },
} as const satisfies Record<
  ApplicationStatus,
  StatusStyle<`applications:status.${ApplicationStatus}`>
>;

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation(['applications', 'common']);
  const { tone, icon, label } = applicationStatus[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
