import { useParams } from 'react-router-dom';
import { idParam } from './id-param';

/** The id of the address, in a route with `:id`. Throws to the route what is no id. */
export function useIdParam(): number {
  return idParam(useParams()['id']);
}
