import { useParams } from 'react-router-dom';
import { idParam } from './id-param';

/** Returns the id from the URL, in a route with `:id`. Throws to the route's error boundary when it is no id. */
export function useIdParam(): number {
  return idParam(useParams()['id']);
}
