import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../shared/query';
import { avtosalonId } from './avtosalon-id';
import { avtosalonQueries } from './avtosalon-queries';

/** Starts what view and edit show. They do not wait for it: the page has a shape while it loads. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = avtosalonId(params['id']);
  if (id === undefined) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say "not found"
    throw new Response(null, { status: 404 });
  }
  void queryClient.prefetchQuery(avtosalonQueries.one(id));
  void queryClient.prefetchQuery(avtosalonQueries.regions());
  return null;
}
