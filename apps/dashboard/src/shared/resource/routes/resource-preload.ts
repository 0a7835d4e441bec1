import { queryClient } from '../../query';
import type { GeneratedQuery } from '../query/generated-query';

export type Prefetch = <Data extends readonly unknown[]>(
  ...queries: { [Place in keyof Data]: GeneratedQuery<Data[Place]> }
) => Promise<unknown>;

/** Queries that start while a page's chunk loads. A page waits for a returned promise; most have skeletons and return none. */
export interface ResourcePreload {
  list?: (prefetch: Prefetch, search: URLSearchParams) => unknown;
  view?: (prefetch: Prefetch, id: number) => unknown;
  edit?: (prefetch: Prefetch, id: number) => unknown;
  create?: (prefetch: Prefetch) => unknown;
}

/** Includes `prefetch`, since the query cache loads in the same chunk as the area's queries. */
export interface ReadyPreload extends ResourcePreload {
  prefetch: Prefetch;
}

/**
 * Declares the queries of each page of a resource, as `preload` of its `queries.ts`.
 * @example export const preload = definePreload({ list: (prefetch, search) => void prefetch(leadQueries.page(leadFilters.read(search))) });
 */
export const definePreload = (preload: ResourcePreload): ReadyPreload => ({
  ...preload,
  prefetch: (...all) => Promise.all(all.map((query) => queryClient.prefetchQuery(query))),
});
