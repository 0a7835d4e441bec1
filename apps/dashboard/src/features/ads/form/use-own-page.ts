import type { Avtosalon } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import type { BoundaryQuery } from '../../../shared/resource/query/QueryBoundary';
import { runtimeSettings } from '../../../shared/runtime-settings';
import { adsQueries } from '../queries';

export interface OwnPage {
  href: string | undefined;
  /** True when the showrooms failed to load. The dealer can type the link or retry. */
  isLost: boolean;
  isRetrying: boolean;
  retry: () => Promise<string | undefined>;
}

const pageOf = (showrooms: { results: readonly Pick<Avtosalon, 'id'>[] } | undefined) => {
  const id = showrooms?.results[0]?.id;
  return id === undefined
    ? undefined
    : runtimeSettings().showroomUrl?.replaceAll('{id}', String(id));
};

/** True only for the first load: a retry after an error must not replace the form. */
const isAwaited = (query: { isPending: boolean; errorUpdateCount: number }) =>
  query.isPending && query.errorUpdateCount === 0;

/** `query` settles even after errors, since the form works without the default link. */
export function useOwnPage(): OwnPage & { query: BoundaryQuery<true> } {
  const showrooms = useQuery(adsQueries.showroom());
  const last = useQuery(adsQueries.last());
  return {
    href: pageOf(showrooms.data) ?? last.data?.results[0]?.href,
    isLost:
      showrooms.errorUpdateCount > 0 &&
      showrooms.data === undefined &&
      runtimeSettings().showroomUrl !== undefined,
    isRetrying: showrooms.isFetching,
    retry: async () => pageOf((await showrooms.refetch()).data),
    query: {
      data: isAwaited(showrooms) || isAwaited(last) ? undefined : true,
      error: null,
      isFetching: showrooms.isFetching || last.isFetching,
      dataUpdatedAt: Math.max(showrooms.dataUpdatedAt, last.dataUpdatedAt),
      refetch: () => Promise.all([showrooms.refetch(), last.refetch()]),
    },
  };
}
