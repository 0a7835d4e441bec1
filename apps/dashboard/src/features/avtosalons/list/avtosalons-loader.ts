import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';
import { searchRecord } from '../../../shared/table/list-search';
import { avtosalonQueries } from '../avtosalon-queries';
import { avtosalonsSearch } from './list-search';

/** Starts the list while the page's chunk loads. */
export function loader({ request }: LoaderFunctionArgs): null {
  const search = avtosalonsSearch.parse(searchRecord(new URL(request.url).searchParams));
  void queryClient.prefetchQuery(avtosalonQueries.page(search));
  return null;
}
