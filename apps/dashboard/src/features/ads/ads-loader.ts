import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../shared/query';
import { adsQueries, campaignFilters } from './queries';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('form')) {
    void queryClient.prefetchQuery(adsQueries.pockets());
    void queryClient.prefetchQuery(adsQueries.prices());
    return null;
  }
  if (searchParams.get('tab') === 'money') return null;
  void queryClient.prefetchQuery(adsQueries.balance());
  void queryClient.prefetchQuery(adsQueries.page(campaignFilters.read(searchParams)));
  return null;
}
