import type { AutoStatus } from '@karvon/api/main';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { useTranslation } from 'react-i18next';
import { carStatus } from './car-status';

/** Status of a car: colour, icon and text. `isLifted` on a photo. */
export function CarStatusBadge({
  status,
  isLifted = false,
}: {
  status: AutoStatus;
  isLifted?: boolean;
}) {
  const { t } = useTranslation(['autos']);
  const { tone, icon, label } = carStatus[status];
  return (
    <StatusBadge tone={tone} icon={icon} isLifted={isLifted}>
      {t(label)}
    </StatusBadge>
  );
}
