import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { leadFilters, leadQueries } from './queries';

export interface Neighbours {
  before: number | undefined;
  after: number | undefined;
}

/**
 * The leads before and after an open one, on the page of the list behind it. One that leaves the list while it is open (answered, under «Новые»)
 * keeps its place: after it comes who has come there. Undefined where the list does not have the lead at all.
 */
export function useNeighbours(id: number): Neighbours | undefined {
  const { state } = useListState(leadFilters);
  const { data } = useQuery(leadQueries.shownPage(state));
  const ids = data?.results.map((lead) => lead.id) ?? [];
  const now = ids.indexOf(id);
  const [place, setPlace] = useState(-1);
  if (now !== -1 && now !== place) setPlace(now);
  const at = now === -1 ? place : now;
  if (at === -1) return undefined;
  return { before: ids[at - 1], after: ids[now === -1 ? at : at + 1] };
}
