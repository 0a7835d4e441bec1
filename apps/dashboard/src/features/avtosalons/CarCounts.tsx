import type { AutoStatus, Avtosalon } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { StackedBar } from '@karvon/ui/StackedBar';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { autosOf } from '../../shared/paths';
import { carStatus } from '../../shared/status/car-status';
import { statusBarOrder } from '../../shared/status/status-bar-order';
import { avtosalonQueries } from './queries';

/** Statuses that need the dealer. */
const problems = ['moderation_declined', 'expired'] as const satisfies readonly AutoStatus[];

export function CarCounts({
  avtosalon,
  isComplete = false,
}: {
  avtosalon: Avtosalon;
  /** True to list all statuses below the bar, not only the total and the problems. @default false */
  isComplete?: boolean;
}) {
  const { t } = useTranslation(['avtosalons', 'autos']);
  const language = useLanguage();
  const { id, autos_count, active_autos_count } = avtosalon;
  const { data } = useQuery(avtosalonQueries.autos(avtosalon));
  if (autos_count === 0) {
    return (
      <Text size="sm" tone="subtle">
        {t('noCars')}
      </Text>
    );
  }
  const counts: Partial<Record<AutoStatus, number>> = data?.statuses ?? {
    active: active_autos_count,
  };
  const bar = (
    <StackedBar
      hasList={isComplete}
      aria-label={t('carsTitle')}
      parts={statusBarOrder.flatMap(([status, tone]) => {
        const value = counts[status] ?? 0;
        if (value === 0) return [];
        const href = autosOf(id, status);
        return [{ id: status, label: t(carStatus[status].label), value, tone, href }];
      })}
      formatValue={(value) => formatNumber(value, language)}
      labels={{ empty: t('noCars') }}
    />
  );
  if (isComplete) return bar;
  return (
    <Box width="full">
      <Stack gap={2}>
        {bar}
        <Text as="div" size="sm">
          <Inline gap={3}>
            <Link href={autosOf(id)}>{t('cars', { count: data?.total ?? autos_count })}</Link>
            {problems.map((status) => {
              const count = counts[status] ?? 0;
              return (
                count > 0 && (
                  <Link key={status} variant="quiet" href={autosOf(id, status)}>
                    {t(carStatus[status].label)}: {formatNumber(count, language)}
                  </Link>
                )
              );
            })}
          </Inline>
        </Text>
      </Stack>
    </Box>
  );
}
