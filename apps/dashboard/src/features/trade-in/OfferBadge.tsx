import type { Offer } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { useTranslation } from 'react-i18next';
import { offerStatus } from '../../shared/status/offer-status';

export function OfferBadge({ status }: Pick<Offer, 'status'>) {
  const { t } = useTranslation(['trade-in', 'common']);
  const { tone, icon, label } = offerStatus[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  );
}
