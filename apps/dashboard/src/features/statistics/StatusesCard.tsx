import type { Statistics } from '@karvon/api/main';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { StackedBar } from '@karvon/ui/StackedBar';
import { Text } from '@karvon/ui/Text';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/number';
import { useLanguage } from '../../shared/i18n/use-language';
import { carStatus } from '../../shared/status/car-status';
import { statusBarOrder } from '../../shared/status/status-bar-order';
import { HowPopover } from './HowPopover';
import { links } from './links';
import { useEquations } from './use-equations';
import type { StatisticsState } from './use-statistics-search';

export function StatusesCard({ data, state }: { data: Statistics; state: StatisticsState }) {
  const { t } = useTranslation(['statistics', 'autos']);
  const language = useLanguage();
  const equations = useEquations();
  return (
    <Card
      title={t('byStatus')}
      action={
        <Inline gap={1} isWrapping={false}>
          <Text tone="muted">{formatNumber(data.auto_count, language)}</Text>
          <HowPopover
            subject={t('byStatus')}
            text={t('how.statuses')}
            equations={equations.statuses(data)}
          />
        </Inline>
      }
    >
      <StackedBar
        aria-label={t('byStatus')}
        parts={statusBarOrder.flatMap(([status, tone]) => {
          const value = data.statuses[status];
          if (value === 0) return [];
          const href = links.cars(state, { status });
          return [{ id: status, label: t(carStatus[status].label), value, tone, href }];
        })}
        formatValue={(value) => formatNumber(value, language)}
        labels={{ empty: t('noCars') }}
      />
    </Card>
  );
}
