import { useParams } from 'react-router-dom';
import { idParam } from './id-param';

/** @throws to the route's error boundary for an invalid id */
export function useIdParam(): number {
  return idParam(useParams()['id']);
}
