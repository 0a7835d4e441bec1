import { isApiError } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { endSession } from './session/session';

/** The one cache: loaders and components meet in it. */
export const queryClient = createQueryClient((error) => {
  // Chat queries retry on 401; here the last one arrives.
  if (isApiError(error, 'unauthorized')) endSession();
});
