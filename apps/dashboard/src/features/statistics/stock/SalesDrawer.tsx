import type { ProfitList, ProfitRow } from '@karvon/api/main';
import { Dialog } from '@karvon/ui/Dialog';
import { PaginationMore } from '@karvon/ui/Pagination';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesButton } from '../../../shared/resource/list/FilesButton';
import { usePagedQuery } from '../../../shared/resource/list/use-paged-query';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';
import { useDates } from '../use-dates';
import { ProfitTable, SoldCar } from './ProfitTable';
import { profitFile, type Sales, stockQueries } from './queries';

function useTitle({ seller, has_cost, ...sales }: Sales): string {
  const { t } = useTranslation('stock');
  const isMember = seller !== undefined && seller !== 'none';
  const { data } = useQuery(stockQueries.profit('seller', { ...sales, seller }, 1, isMember));
  if (seller === undefined) return t(has_cost === false ? 'stats.costless' : 'stats.sales');
  return seller === 'none'
    ? t('stats.noSeller')
    : (data?.results[0]?.seller?.full_name ?? t('stats.sales'));
}

const carCell = (row: ProfitRow) => <SoldCar row={row} />;

/** Sold cars behind a figure. */
export function SalesDrawer({ sales, onClose }: { sales: Sales; onClose: () => void }) {
  const { t } = useTranslation(['stock', 'statistics', 'common']);
  const dates = useDates();
  const [page, setPage] = useState(1);
  const title = useTitle(sales);
  const query = usePagedQuery<ProfitRow, ProfitList>(
    (at) => stockQueries.profit('auto', sales, at),
    page,
    'append',
  );
  const { rows, count, first, isLoading, isStale, error } = query;
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      description={dates.range(sales)}
      closeLabel={t('common:close')}
      onOpenChange={onClose}
      footer={
        count > 0 && (
          <FilesButton
            fileName="profit"
            count={count}
            period={sales}
            formats={['xlsx', 'csv']}
            call={profitFile('auto', sales)}
          />
        )
      }
    >
      {isLoading && <Skeleton height="320px" radius="md" />}
      {first === undefined && error !== null && <QueryFailed error={error} onRetry={query.retry} />}
      {first !== undefined && (
        <Stack gap={4}>
          <ProfitTable
            label={title}
            nameHeader={t('stats.column.auto')}
            rows={rows}
            totals={first.totals}
            hasSold={false}
            nameCell={carCell}
          />
          {count > rows.length && (
            <PaginationMore
              label={t('statistics:rows.more')}
              summary={t('statistics:rows.shown', { shown: rows.length, count })}
              hasMore
              isPending={isStale}
              onPress={() => setPage(page + 1)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
