import { useQuery } from '@tanstack/react-query';
import { peopleQueries } from '../../shared/lookups/people-queries';

export function usePeople(): { value: number; label: string }[] {
  const { data } = useQuery(peopleQueries.assignable());
  return (data?.results ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }));
}
