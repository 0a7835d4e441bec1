import type { LeadStatus } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { useTranslation } from 'react-i18next';
import { leadStatus } from './lead-status';

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  const { t } = useTranslation(['common']);
  const { tone, icon, label } = leadStatus[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
