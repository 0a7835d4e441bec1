import { useQuery } from '@tanstack/react-query';
import { peopleQueries } from '../../shared/lookups/people-queries';
import { leadQueries } from './queries';

/** Who can take care of leads, the signed-in user first. */
export interface People {
  all: readonly { id: number; full_name: string }[];
  me: { id: number; full_name: string } | undefined;
}

export function usePeople(): People {
  const { data: profile } = useQuery(leadQueries.me());
  const { data: members } = useQuery(peopleQueries.assignable());
  const all = (members?.results ?? []).map(({ id, full_name }) => ({ id, full_name }));
  const me = all.find(({ id }) => id === profile?.member?.id);
  return { me, all: me === undefined ? all : [me, ...all.filter(({ id }) => id !== me.id)] };
}
