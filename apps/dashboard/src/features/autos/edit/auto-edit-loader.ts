import type { Auto } from '@karvon/api/main';
import { getGetAutoQueryOptions } from '@karvon/api/main/autos';
import { ApiError } from '@karvon/api/errors';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../shared/query';

/** The car, or why it could not be had. */
export type CarResult = { auto: Auto } | { error: unknown };

/**
 * The listing as it is now: a form must not start from what a list saw minutes ago. It is asked for and not waited for, so that the page
 * has its shape meanwhile.
 */
export function loader({ params }: LoaderFunctionArgs): { asked: Promise<CarResult> } {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new ApiError({ kind: 'not_found', status: 404 });
  const asked = queryClient.fetchQuery({ ...getGetAutoQueryOptions(id), staleTime: 0 });
  return {
    asked: asked.then(
      (auto) => ({ auto }),
      (error: unknown) => ({ error }),
    ),
  };
}
