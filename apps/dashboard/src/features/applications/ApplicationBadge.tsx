import type { ApplicationStatus } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { useTranslation } from 'react-i18next';
import { applicationStatus } from './application-status';

/** How far an application has come, as colour, image and word. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation(['applications', 'common']);
  const { tone, icon, label } = applicationStatus[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
