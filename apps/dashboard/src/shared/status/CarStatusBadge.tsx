import type { AutoStatus } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { useTranslation } from 'react-i18next';
import { carStatus } from './car-status';

/** The status of a car as colour, picture and word. `isLifted` where it stands on a photo. */
export function CarStatusBadge({
  status,
  isLifted = false,
}: {
  status: AutoStatus;
  isLifted?: boolean;
}) {
  const { t } = useTranslation(['autos']);
  const { tone, icon, word } = carStatus[status];
  return (
    <Badge tone={tone} icon={icon} isLifted={isLifted}>
      {t(word)}
    </Badge>
  );
}
