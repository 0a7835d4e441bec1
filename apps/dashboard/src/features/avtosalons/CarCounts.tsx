import type { AutoStatus, Avtosalon } from '@karvon/api/main';
import { Link } from '@karvon/ui/Link';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { autosOf } from '../../shared/paths';
import { carStatus } from '../../shared/status/car-status';
import { avtosalonQueries } from './avtosalon-queries';
import * as css from './CarCounts.css';

/** The order of the tabs of the cars list: what sells, what waits, what needs care, the rest. */
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

/** How many cars of a showroom stand in which status; each figure opens these cars. */
export function CarCounts({
  avtosalon,
  hasWords = false,
}: {
  avtosalon: Avtosalon;
  /** The status in words beside its figure; without it only for readers and as a title. @default false */
  hasWords?: boolean;
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
  // Until the figures by status are here, the showroom's own two stand in.
  const counts: Partial<Record<AutoStatus, number>> = data?.statuses ?? {
    active: avtosalon.active_autos_count,
  };
  return (
    <ul className={css.list}>
      <li>
        <Link href={autosOf(id)}>{t('cars', { count: data?.total ?? autos_count })}</Link>
      </li>
      {order.map((status) => {
        const count = counts[status] ?? 0;
        const { icon: Icon, tone, word } = carStatus[status];
        if (count === 0) return null;
        const label = `${t(word)}: ${formatNumber(count, language)}`;
        return (
          <li key={status} title={label}>
            <Link href={autosOf(id, status)} variant="quiet" aria-label={label}>
              <span className={css.count} data-tone={tone}>
                <Icon size={14} strokeWidth={2} aria-hidden />
                {hasWords ? label : formatNumber(count, language)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
