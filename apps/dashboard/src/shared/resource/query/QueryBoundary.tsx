import { isApiError } from '@karvon/api/errors';
import { Page } from '@karvon/ui/Page';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { NotUpdated } from './NotUpdated';
import { QueryFailed } from './QueryFailed';

/** A result of `useQuery`, or of several by `allOf`. */
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
  /** Has the layout of the content, so that nothing shifts. */
  skeleton: ReactNode;
  page?: { title: string; backTo?: string };
  /** Heading level of the error: 3 inside a card or a titled window. @default 2 */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the states of a query: skeleton, error with a retry, and data. A failed refresh keeps the data. The route shows a 404, unless `level` is 3.
 *
 * @example
 * <QueryBoundary query={useQuery(leadQueries.one(id))} skeleton={<LeadSkeleton />}>{(lead) => <LeadFacts lead={lead}
 * />}</QueryBoundary>
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
    <Page title={title} phoneBar={{ back }}>
      {children}
    </Page>
  );
}
