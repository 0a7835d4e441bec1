import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { PaginationMore } from '@karvon/ui/Pagination';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreFailed } from '../../../shared/feedback/MoreFailed';
import { usePagedQuery, type ResourcePage } from '../../../shared/resource/list/use-paged-query';
import type { GeneratedQuery } from '../../../shared/resource/query/generated-query';
import { QueryFailed } from '../../../shared/resource/query/QueryFailed';

export interface PagedTabProps<Page extends ResourcePage<unknown>> {
  page: (page: number) => GeneratedQuery<Page>;
  emptyTitle: string;
  moreLabel: string;
  children: (rows: readonly Page['results'][number][]) => ReactNode;
}

export function PagedTab<Page extends ResourcePage<unknown>>(props: PagedTabProps<Page>) {
  const { page, emptyTitle, moreLabel, children } = props;
  const { t } = useTranslation('common');
  const [pages, setPages] = useState(1);
  const { rows, count, isLoading, isStale, error, retry } = usePagedQuery<
    Page['results'][number],
    Page
  >(page, pages, 'append');
  if (isLoading) {
    return (
      <Card>
        <div role="status" aria-busy aria-label={t('loading')}>
          <Stack gap={4}>
            <Skeleton width="40%" height="20px" />
            <Skeleton width="55%" height="20px" />
            <Skeleton width="35%" height="20px" />
          </Stack>
        </div>
      </Card>
    );
  }
  if (error !== null && rows.length === 0) return <QueryFailed error={error} onRetry={retry} />;
  if (rows.length === 0) return <EmptyState title={emptyTitle} />;
  return (
    <Card>
      <Stack gap={4}>
        {children(rows)}
        {error !== null && <MoreFailed error={error} />}
        {(rows.length < count || pages > 1) && (
          // The same button retries, so that it keeps the focus.
          <PaginationMore
            label={error === null ? moreLabel : t('retry')}
            summary={t('filter.shown', { shown: rows.length, count })}
            hasMore={rows.length < count}
            isPending={isStale}
            onPress={error === null ? () => setPages(pages + 1) : retry}
          />
        )}
      </Stack>
    </Card>
  );
}
