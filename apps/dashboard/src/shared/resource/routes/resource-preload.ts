import { queryClient } from '../../query';
import type { GeneratedQuery } from '../query/generated-query';

/** Starts queries; resolves when they are there or have failed. */
export type Prefetch = <Data extends readonly unknown[]>(
  ...queries: { [Place in keyof Data]: GeneratedQuery<Data[Place]> }
) => Promise<unknown>;

/**
 * What each page of a resource asks for, made of the area's queries. It starts while the page's chunk loads. A page waits for what is
 * returned: nothing, as a rule, since it has a skeleton.
 */
export interface ResourcePreload {
  list?: (prefetch: Prefetch, search: URLSearchParams) => unknown;
  view?: (prefetch: Prefetch, id: number) => unknown;
  edit?: (prefetch: Prefetch, id: number) => unknown;
  create?: (prefetch: Prefetch) => unknown;
}

/** With what starts them: the cache of responses comes with the area's queries, and is not asked for apart. */
export interface ReadyPreload extends ResourcePreload {
  prefetch: Prefetch;
}

/**
 * Says what each page of a resource asks for; the `preload` of its `queries.ts`.
 *
 * @example export const preload = definePreload({ list: (prefetch, search) => void prefetch(leadQueries.page(leadFilters.read(search))) });
 */
export const definePreload = (preload: ResourcePreload): ReadyPreload => ({
  ...preload,
  prefetch: (...all) => Promise.all(all.map((query) => queryClient.prefetchQuery(query))),
});
