import type { Query, QueryClient } from '@tanstack/react-query';
import { pageIsUsable } from '../routing/page-is-usable';

/**
 * `meta` of queries that the page does not need: counts, the bell, the user. They start once the page is usable,
 * since they would delay the first screen.
 */
export const besidePage = { isBesidePage: true } as const;

/** True when only queries with `besidePage` observe it. A loader's query has no observers yet and belongs to the page. */
const isBesidePage = ({ observers }: Query): boolean =>
  observers.length > 0 && observers.every(({ options }) => options.meta?.['isBesidePage'] === true);

/** Resolves at once for the page's own queries; for others, when the page is usable or needs them too. */
export async function pageIsFirst(client: QueryClient, query: Query): Promise<void> {
  if (!isBesidePage(query)) return;
  let stop: (() => void) | undefined;
  // The page becomes usable only with its data, so data that it needs meanwhile must not wait.
  const wanted = new Promise<void>((resolve) => {
    stop = client.getQueryCache().subscribe((event) => {
      if (event.query === query && !isBesidePage(query)) resolve();
    });
  });
  await Promise.race([pageIsUsable(), wanted]);
  stop?.();
}
