import { isApiError } from '@karvon/api/errors';
import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Page } from '@karvon/ui/Page';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { NotUpdated } from './NotUpdated';
import { QueryFailed } from './QueryFailed';

/** What a boundary needs of a query: the result of `useQuery`, or of several by `allOf`. */
export interface BoundaryQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Milliseconds. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

export interface QueryBoundaryProps<Data> {
  query: BoundaryQuery<Data>;
  /** What is loading, in its shape: nothing jumps when it comes. */
  skeleton: ReactNode;
  /** Around skeleton and error, where the query is that of a page: its title, and where the arrow of a phone's title bar leads. */
  page?: { title: string; backTo?: string };
  /** Of the error's heading: 3 inside a card or a window with a title, which the rest of the page stands without. @default 2 */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * A query with what it brings, in one place: skeleton, failure with a retry, and the data. A failed refresh leaves the data and says how old
 * they are. What does not exist is shown by the route; a card or a window (`level` 3) says so itself, and the page behind it stays.
 *
 * @example <QueryBoundary query={useQuery(leadQueries.one(id))} skeleton={<LeadSkeleton />}>{(lead) => <LeadFacts lead={lead} />}</QueryBoundary>
 */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, skeleton, page, level = 2, children } = props;
  const { t } = useTranslation();
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  if (isApiError(error, 'not_found')) {
    if (level === 2) throw error;
    return <QueryFailed error={error} level={level} onRetry={refetch} />;
  }
  if (data !== undefined) {
    return (
      <>
        {error !== null && <NotUpdated updatedAt={dataUpdatedAt} onRetry={refetch} />}
        {children(data)}
      </>
    );
  }
  const content =
    error === null ? (
      <div role="status" aria-busy aria-label={t('loading')}>
        {skeleton}
      </div>
    ) : (
      <QueryFailed error={error} level={level} isRetrying={isFetching} onRetry={refetch} />
    );
  return page === undefined ? content : <Frame {...page}>{content}</Frame>;
}

function Frame({
  title,
  backTo,
  children,
}: {
  title: string;
  backTo?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (backTo === undefined) return <Page title={title}>{children}</Page>;
  const back = { label: t('back'), onPress: () => void navigate(backTo) };
  return (
    <Page title={title} phoneBar={<MobileTitleBar title={title} back={back} />}>
      {children}
    </Page>
  );
}
