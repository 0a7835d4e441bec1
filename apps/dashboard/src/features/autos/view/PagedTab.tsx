import type { ApiError } from '@karvon/api/errors';
import { Button } from '@karvon/ui/Button';
import { Card } from '@karvon/ui/Card';
import { EmptyState } from '@karvon/ui/EmptyState';
import { LoadMore } from '@karvon/ui/LoadMore';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/feedback/error-text';
import { MoreFailed } from '../../../shared/feedback/MoreFailed';

interface TabPage {
  error: ApiError | null;
  /** It never came; a page that is there stays when a fresh look at it fails. */
  isLoadingError: boolean;
  isPending: boolean;
  refetch: () => unknown;
}

export interface PagedTabProps {
  /** The pages that were asked for, in their order; at least one. */
  pages: readonly TabPage[];
  /** Rows that are loaded, and rows that there are. */
  shown: number;
  count: number;
  /** Said where there is nothing. */
  emptyTitle: string;
  moreLabel: string;
  onMore: () => void;
  /** The rows. */
  children: ReactNode;
}

/** A tab of the car with rows that come page after page: loading, failed, empty, or the rows with the way to more of them. */
export function PagedTab({
  pages,
  shown,
  count,
  emptyTitle,
  moreLabel,
  onMore,
  children,
}: PagedTabProps) {
  const { t } = useTranslation(['autos', 'common']);
  const errorText = useErrorText();
  const failed = pages.find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined && failed === pages[0]) {
    return (
      <EmptyState
        tone="danger"
        title={errorText(failed.error).title}
        description={errorText(failed.error).text}
        action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
      />
    );
  }
  if (pages[0]?.isPending === true) {
    return (
      <Card>
        <div role="status" aria-busy aria-label={t('common:loading')}>
          <Stack gap={4}>
            <Skeleton width="40%" height="20px" />
            <Skeleton width="55%" height="20px" />
            <Skeleton width="35%" height="20px" />
          </Stack>
        </div>
      </Card>
    );
  }
  if (shown === 0) return <EmptyState title={emptyTitle} />;
  return (
    <Card>
      <Stack gap={4}>
        {children}
        {failed !== undefined && <MoreFailed error={failed.error} />}
        {(shown < count || pages.length > 1) && (
          // The same button asks again: it keeps the focus.
          <LoadMore
            label={failed === undefined ? moreLabel : t('common:retry')}
            summary={t('filter.shown', { shown, count })}
            hasMore={shown < count}
            isPending={pages.some(({ isPending }) => isPending)}
            onPress={failed === undefined ? onMore : () => void failed.refetch()}
          />
        )}
      </Stack>
    </Card>
  );
}
