import type { AutoStatus, Avtosalon } from '@karvon/api/main';
import { CountLinks } from '../../shared/marketplace/CountLinks/CountLinks';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { autosOf } from '../../shared/paths';
import { carStatus } from '../../shared/status/car-status';
import { avtosalonQueries } from './queries';

const order = [
  'active',
  'moderation',
  'moderation_declined',
  'barakami',
  'expired',
  'reported_by_client',
  'flagged_to_admin',
  'ne_active',
  'deactivated',
  'sold_on_karvon',
  'archived',
] as const satisfies readonly AutoStatus[];

/** Statuses for sale, in moderation or in need of attention: a card has space for these labels. */
const main: readonly AutoStatus[] = [
  'active',
  'moderation',
  'moderation_declined',
  'expired',
  'reported_by_client',
];

export function CarCounts({
  avtosalon,
  isComplete = false,
}: {
  avtosalon: Avtosalon;
  isComplete?: boolean;
}) {
  const { t } = useTranslation(['avtosalons', 'autos']);
  const language = useLanguage();
  const { id, autos_count } = avtosalon;
  const { data } = useQuery(avtosalonQueries.autos(avtosalon));
  if (autos_count === 0) {
    return (
      <Text size="sm" tone="subtle">
        {t('noCars')}
      </Text>
    );
  }
  const counts: Partial<Record<AutoStatus, number>> = data?.statuses ?? {
    active: avtosalon.active_autos_count,
  };
  return (
    <CountLinks
      total={{ label: t('cars', { count: data?.total ?? autos_count }), href: autosOf(id) }}
      hasLabels
      items={order.flatMap((status) => {
        const count = counts[status] ?? 0;
        const { icon, tone, label } = carStatus[status];
        if (count === 0 || (!isComplete && !main.includes(status))) return [];
        return [
          {
            id: status,
            icon,
            tone,
            title: t(label),
            count: formatNumber(count, language),
            href: autosOf(id, status),
          },
        ];
      })}
    />
  );
}
