import type { Avtosalon } from '@karvon/api/main';
import { useQuery } from '@tanstack/react-query';
import type { BoundaryQuery } from '../../../shared/resource/query/QueryBoundary';
import { runtimeSettings } from '../../../shared/runtime-settings';
import { adsQueries } from '../queries';

/** The dealership's own page, to which a new campaign leads unless the dealer says otherwise. */
export interface OwnPage {
  /** Without a showroom where the last campaign led. */
  href: string | undefined;
  /** Its showrooms did not come: the link is typed, or they are asked for again. */
  isLost: boolean;
  isRetrying: boolean;
  /** @returns the page, where the showrooms came */
  retry: () => Promise<string | undefined>;
}

/** Where buyers see a showroom; undefined where the marketplace's addresses are not known. */
const pageOf = (showrooms: { results: readonly Pick<Avtosalon, 'id'>[] } | undefined) => {
  const id = showrooms?.results[0]?.id;
  return id === undefined
    ? undefined
    : runtimeSettings().showroomUrl?.replaceAll('{id}', String(id));
};

/** One that has failed is pending again while it is asked for: the form stays. */
const isAwaited = (query: { isPending: boolean; errorUpdateCount: number }) =>
  query.isPending && query.errorUpdateCount === 0;

/** `query` waits for what a form can begin with, and never fails: without it the form has only one choice less. */
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
