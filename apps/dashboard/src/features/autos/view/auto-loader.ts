import { ApiError } from '@karvon/api/errors';
import { getGetAutoQualityQueryOptions } from '@karvon/api/main/autos';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';
import { autoIdOf, autoQuery } from './auto-queries';

/** Sends the page's requests while its screen is still loading. An address that names no car is "not found" at once. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = autoIdOf(params['id']);
  if (id === 0) throw new ApiError({ kind: 'not_found' });
  void queryClient.prefetchQuery(autoQuery(id));
  void queryClient.prefetchQuery(getGetAutoQualityQueryOptions(id));
  return null;
}
