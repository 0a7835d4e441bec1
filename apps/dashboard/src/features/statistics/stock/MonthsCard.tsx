import type { ProfitList } from '@karvon/api/main';
import { BarChart } from '@karvon/ui/BarChart';
import { Card } from '@karvon/ui/Card';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { formatNumber } from '../../../shared/format/number';
import { useLanguage } from '../../../shared/i18n/use-language';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { useUrlPanel } from '../../../shared/resource/use-url-panel';
import { useDates } from '../use-dates';
import type { useStatisticsSearch } from '../use-statistics-search';
import { monthsUntil, stockQueries } from './queries';

type Search = ReturnType<typeof useStatisticsSearch>;

export function MonthsCard({ search: { state } }: { search: Search }) {
  const { t } = useTranslation('stock');
  const query = useQuery(stockQueries.months(state));
  return (
    <Card
      title={t('stats.byMonths')}
      action={
        <Text size="sm" tone="muted">
          {t('stats.millions')}
        </Text>
      }
    >
      <QueryBoundary query={query} level={3} skeleton={<Skeleton height="280px" radius="md" />}>
        {(data) => <Months data={data} today={state.today} />}
      </QueryBoundary>
    </Card>
  );
}

function Months({ data, today }: { data: ProfitList; today: string }) {
  const { t } = useTranslation(['stock', 'statistics']);
  const language = useLanguage();
  const dates = useDates();
  const panel = useUrlPanel('sales');
  const months = monthsUntil(today);
  const current = months.at(-1) ?? today;
  const last = months.at(-2) ?? today;
  const found = data.results.find(({ month }) => month === last);
  const name = (month: string) => dates.point('month', { from: month, to: month });
  return (
    <Stack gap={3}>
      <BarChart
        aria-label={t('stats.byMonths')}
        height={220}
        highlightedId={last}
        valueLabel={t('money.profit')}
        bars={
          data.totals.sold === 0
            ? []
            : months.map((month) => ({
                id: month,
                label: dates.tick('month', month, today),
                fullLabel: name(month),
                value: (data.results.find((row) => row.month === month)?.profit ?? 0) / 1e6,
              }))
        }
        formatValue={(value) => formatNumber(value, language, 1)}
        labels={{
          table: t('statistics:table'),
          row: t('stats.month'),
          empty: t('statistics:noData'),
        }}
      />
      {found !== undefined && (
        <Inline justify="space-between" gap={3}>
          <Text size="sm">
            {t('stats.monthSum', {
              month: name(last),
              count: found.sold,
              money: formatMoney(found.profit, 'UZS', language),
            })}
          </Text>
          <Link onPress={() => panel.open(last.slice(0, 7))}>
            {t('stats.open', { count: found.sold })}
          </Link>
        </Inline>
      )}
      {data.totals.sold > 0 && (
        <Text size="sm" tone="subtle">
          {t('stats.notOver', { month: name(current) })}
        </Text>
      )}
    </Stack>
  );
}
