import { firstAnswers } from '@karvon/api/first-answers';
import { knowAnswers } from '@karvon/api/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';
import { searchRecord } from '../../../shared/table/list-search';
import { listQueries } from './list-queries';
import { autosSearchSchema } from './list-search';

knowAnswers(firstAnswers);

/** Sends the list's requests while its screen is still loading, and waits for none: the screen shows what is under way. */
export function loader({ request }: LoaderFunctionArgs): null {
  const search = autosSearchSchema.parse(searchRecord(new URL(request.url).searchParams));
  void queryClient.prefetchQuery(listQueries.page(search));
  void queryClient.prefetchQuery(listQueries.counts(search));
  void queryClient.prefetchQuery(listQueries.avtosalons());
  void queryClient.prefetchQuery(listQueries.rate());
  return null;
}
