import { getGetAutoQueryOptions } from '@karvon/api/main/autos';
import { ApiError } from '@karvon/api/errors';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';

/** The listing as it is now: a form must not start from what a list saw minutes ago. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiError({ kind: 'not_found', status: 404 });
  await queryClient.fetchQuery({ ...getGetAutoQueryOptions(id), staleTime: 0 });
  return null;
}
