import { peopleQueries } from '../../shared/lookups/people-queries';
import { defineSharedQuery } from '../../shared/resource/query/define-shared-query';
import { leadQueries } from './queries';

const useProfile = defineSharedQuery(leadQueries.me);
const useAssignable = defineSharedQuery(peopleQueries.assignable);

export interface People {
  all: readonly { id: number; full_name: string }[];
  me: { id: number; full_name: string } | undefined;
}

export function usePeople(): People {
  const profile = useProfile();
  const members = useAssignable();
  const all = (members?.results ?? []).map(({ id, full_name }) => ({ id, full_name }));
  const me = all.find(({ id }) => id === profile?.member?.id);
  return { me, all: me === undefined ? all : [me, ...all.filter(({ id }) => id !== me.id)] };
}
