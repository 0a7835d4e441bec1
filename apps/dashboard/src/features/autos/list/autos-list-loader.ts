import { firstResponses } from '@karvon/api/first-responses';
import { registerResponses } from '@karvon/api/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';
import { hasPrefetchedResponses } from '../../../shared/session/prefetched-responses';
import { searchRecord } from '../../../shared/table/list-search';
import { isPhone } from '../../../shared/table/use-screen';
import { listQueries } from './list-queries';
import { autosSearchSchema } from './list-search';

registerResponses(firstResponses);

/** Milliseconds that the skeleton in app.html may stand alone: then the screen shows what is under way. */
const patience = 500;

/**
 * Sends the list's requests while its screen is still loading. It waits for none but on the very first screen: the rows were asked
 * for before the scripts and are mostly there, and drawing an outline of them in the place of the page's own would only take time.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const search = autosSearchSchema.parse(searchRecord(new URL(request.url).searchParams));
  const isFirstScreen = hasPrefetchedResponses();
  const rows = queryClient.prefetchQuery(listQueries.page(search));
  void queryClient.prefetchQuery(listQueries.counts(search));
  void queryClient.prefetchQuery(listQueries.avtosalons());
  // A phone has no room for it.
  if (!isPhone()) void queryClient.prefetchQuery(listQueries.rate());
  if (isFirstScreen) {
    await Promise.race([rows, new Promise((resolve) => void setTimeout(resolve, patience))]);
  }
  return null;
}
