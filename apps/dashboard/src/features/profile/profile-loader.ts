import { getListSessionsQueryOptions } from '@karvon/api/main/auth';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import { queryClient } from '../../shared/query';
import { sessionsPage } from './sessions-page';

/** Starts what the page shows; it has a shape while that loads. */
export function loader(): null {
  void queryClient.prefetchQuery(getGetProfileQueryOptions());
  void queryClient.prefetchQuery(getListSessionsQueryOptions(sessionsPage));
  return null;
}
