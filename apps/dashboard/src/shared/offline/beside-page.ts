import type { Query, QueryClient } from '@tanstack/react-query';
import { pageIsUsable } from '../routing/page-is-usable';

/**
 * `meta` of what is beside each page: figures, the bell, who is signed in. It is asked for once the page can be used: its call brings the
 * client of calls and the table of schemas, for which the first screen would wait.
 */
export const besidePage = { isBesidePage: true } as const;

/** Whether only what is beside the page waits for this. What a route asks for before it is rendered has nobody who waits yet, and is the page's. */
const isBesidePage = ({ observers }: Query): boolean =>
  observers.length > 0 && observers.every(({ options }) => options.meta?.['isBesidePage'] === true);

/** Resolves once a query may be asked for: at once, or where nothing of the page wants it, when the page can be used or wants it too. */
export async function pageIsFirst(client: QueryClient, query: Query): Promise<void> {
  if (!isBesidePage(query)) return;
  let stop: (() => void) | undefined;
  // The page is usable once it has its data: what it comes to want meanwhile must not wait for that.
  const wanted = new Promise<void>((resolve) => {
    stop = client.getQueryCache().subscribe((event) => {
      if (event.query === query && !isBesidePage(query)) resolve();
    });
  });
  await Promise.race([pageIsUsable(), wanted]);
  stop?.();
}
