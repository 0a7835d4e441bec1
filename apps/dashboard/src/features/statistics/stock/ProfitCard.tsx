import type { ProfitList, ProfitRow } from '@karvon/api/main';
import { Box } from '@karvon/ui/Box';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { PaginationMore } from '@karvon/ui/Pagination';
import { SegmentedControl } from '@karvon/ui/SegmentedControl';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesButton } from '../../../shared/resource/list/FilesButton';
import { usePagedQuery } from '../../../shared/resource/list/use-paged-query';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { useUrlPanel } from '../../../shared/resource/use-url-panel';
import { TableCard } from '../TableCard';
import { useDates } from '../use-dates';
import { profitGroupings, type useStatisticsSearch } from '../use-statistics-search';
import { ProfitTable, SoldCar } from './ProfitTable';
import { profitFile, rowsOfPage, stockQueries } from './queries';

function NameCell({ row }: { row: ProfitRow }) {
  const { t } = useTranslation('stock');
  const dates = useDates();
  const panel = useUrlPanel('sales');
  if (row.by === 'auto') return <SoldCar row={row} />;
  const { month, seller } = row;
  const id =
    month === undefined ? `seller-${String(seller?.id ?? 'none')}` : `within-${month.slice(0, 7)}`;
  return (
    <Link variant="quiet" isStretched onPress={() => panel.open(id)}>
      {month === undefined
        ? (seller?.full_name ?? t('stats.noSeller'))
        : dates.point('month', { from: month, to: month })}
    </Link>
  );
}

const nameCell = (row: ProfitRow) => <NameCell row={row} />;

export function ProfitCard({ search }: { search: ReturnType<typeof useStatisticsSearch> }) {
  const { t } = useTranslation(['stock', 'statistics']);
  const { state, change } = search;
  const { by, from, to, avtosalon } = state;
  const dates = useDates();
  const panel = useUrlPanel('sales');
  const [shown, setShown] = useState({ by, from, to, avtosalon, page: 1 });
  const isSame =
    shown.by === by && shown.from === from && shown.to === to && shown.avtosalon === avtosalon;
  const page = isSame ? shown.page : 1;
  const query = usePagedQuery<ProfitRow, ProfitList>(
    (at) => stockQueries.profit(by, state, at),
    page,
    'append',
  );
  const { rows, count, first, isLoading, isStale, error } = query;
  return (
    <TableCard
      title={t('stats.profitOf', { period: dates.range(state) })}
      action={
        <Inline gap={2}>
          <SegmentedControl
            aria-label={t('stats.by.label')}
            value={by}
            options={profitGroupings.map((value) => ({ value, label: t(`stats.by.${value}`) }))}
            onChange={(value) => change({ by: value === 'seller' ? undefined : value })}
          />
          <FilesButton
            fileName="profit"
            count={first && count}
            period={state}
            formats={['xlsx', 'csv']}
            call={profitFile(by, state)}
          />
        </Inline>
      }
    >
      {isLoading && (
        <Box padding={[4, 5]}>
          <Skeleton height="200px" radius="md" />
        </Box>
      )}
      {first === undefined && error !== null && <QueryFailed error={error} onRetry={query.retry} />}
      {first !== undefined && (
        <Stack gap={3}>
          <ProfitTable
            label={t('stats.profitOf', { period: dates.range(state) })}
            nameHeader={t(`stats.column.${by}`)}
            rows={rows}
            totals={first.totals}
            nameCell={nameCell}
          />
          {first.totals.without_cost > 0 && (
            <Box padding={[4, 5]}>
              <Inline gap={3}>
                <Link onPress={() => panel.open('without-cost')}>
                  {t('stats.withoutCost', { count: first.totals.without_cost })}
                </Link>
                <Text size="sm" tone="subtle">
                  {t('stats.notInProfit')}
                </Text>
              </Inline>
            </Box>
          )}
          {count > rows.length && (
            <Box padding={[4, 5]}>
              <PaginationMore
                label={t('statistics:rows.more')}
                summary={t('statistics:rows.shown', { shown: rows.length, count })}
                hasMore
                isPending={isStale}
                onPress={() =>
                  setShown({
                    by,
                    from,
                    to,
                    avtosalon,
                    page: Math.ceil(rows.length / rowsOfPage) + 1,
                  })
                }
              />
            </Box>
          )}
        </Stack>
      )}
    </TableCard>
  );
}
