import type { Query, QueryClient } from '@tanstack/react-query';
import { pageIsUsable } from '../routing/page-is-usable';

/**
 * `meta` of queries beside the page: counts, the bell, the signed-in user. They start once the page is usable, since
 * their call loads the API client and the table of schemas, which would delay the first screen.
 */
export const besidePage = { isBesidePage: true } as const;

/** True when only queries beside the page observe this one. A loader's query has no observers yet and belongs to the page. */
const isBesidePage = ({ observers }: Query): boolean =>
  observers.length > 0 && observers.every(({ options }) => options.meta?.['isBesidePage'] === true);

/** Resolves immediately, or for a query beside the page, once the page is usable or observes it too. */
export async function pageIsFirst(client: QueryClient, query: Query): Promise<void> {
  if (!isBesidePage(query)) return;
  let stop: (() => void) | undefined;
  // The page becomes usable once it has its data, so data that it needs meanwhile must not wait.
  const wanted = new Promise<void>((resolve) => {
    stop = client.getQueryCache().subscribe((event) => {
      if (event.query === query && !isBesidePage(query)) resolve();
    });
  });
  await Promise.race([pageIsUsable(), wanted]);
  stop?.();
}
