import { isApiError } from '@karvon/api/errors';
import { createQueryClient } from '@karvon/api/query-client';
import { forgetKept } from './offline/kept-responses';
import { keptPersister } from './offline/kept-persister';
import { shownKept } from './offline/shown-kept';
import { endSession, registerCache } from './session/session';

/** The query cache of loaders and components. Loads with the first page that needs data. */
export const queryClient = createQueryClient({
  persister: keptPersister,
  onError: (error) => {
    // Chat queries retry on 401, so their last failure ends here.
    if (isApiError(error, 'unauthorized')) endSession(error);
  },
});

registerCache(() => {
  queryClient.clear();
  shownKept.clear();
  return forgetKept();
});
