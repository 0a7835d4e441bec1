import { useParams } from 'react-router-dom';
import { idParam } from './id-param';

export function useIdParam(): number {
  return idParam(useParams()['id']);
}
