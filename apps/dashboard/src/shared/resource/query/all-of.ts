import type { BoundaryQuery } from './QueryBoundary';

type DataOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends BoundaryQuery<infer Data> ? Data : never;
};

/**
 * Combines queries: loaded when all are, failed when one is. A retry refetches the failed ones.
 * @example allOf({ auto: useQuery(autoQueries.one(id)), regions: useQuery(catalogQueries.regions()) })
 */
export function allOf<Queries extends Readonly<Record<string, BoundaryQuery<unknown>>>>(
  queries: Queries,
): BoundaryQuery<DataOf<Queries>>;
export function allOf(queries: Readonly<Record<string, BoundaryQuery<unknown>>>): unknown {
  const all = Object.entries(queries);
  const hasAll = all.every(([, { data }]) => data !== undefined);
  const failed = all.filter(([, { error }]) => error !== null);
  return {
    data: hasAll ? Object.fromEntries(all.map(([name, { data }]) => [name, data])) : undefined,
    error: failed[0]?.[1].error ?? null,
    isFetching: all.some(([, { isFetching }]) => isFetching),
    dataUpdatedAt: Math.min(...all.map(([, { dataUpdatedAt }]) => dataUpdatedAt)),
    refetch: () => Promise.all(failed.map(([, { refetch }]) => refetch())),
  } satisfies BoundaryQuery<unknown>;
}
