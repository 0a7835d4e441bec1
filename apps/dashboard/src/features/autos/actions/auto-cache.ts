import type { Auto, AutoList, AutoRefresh, AutoSummary } from '@karvon/api/main';
import type { QueryClient } from '@tanstack/react-query';
import { refreshRooms } from '../../../shared/chat/refresh-rooms';
import { autoQueries } from '../queries';

/** Changes of a card, which keeps properties that the full car lacks. */
function changesOf(auto: Auto): Partial<AutoSummary> {
  const { photos: _photos, core_car: _car, reasons, ...rest } = auto;
  const [first] = reasons;
  return {
    ...rest,
    // Explicit, so that `undefined` overwrites the previous value.
    reserved_until: auto.reserved_until,
    next_update_at: auto.next_update_at,
    refresh_blocked_by: auto.refresh_blocked_by,
    expires_at: auto.expires_at,
    declined_reason: first,
    declined_count: reasons.length,
  } as const;
}

function patchCards(cache: QueryClient, id: number, changes: Partial<AutoSummary>): void {
  cache.setQueriesData<AutoList>(
    {
      queryKey: autoQueries.lists[0],
      // The key of the lists is a prefix of every other key of cars.
      predicate: (query) =>
        query.queryKey[2] === undefined || typeof query.queryKey[2] === 'object',
    },
    (list) =>
      list && {
        ...list,
        results: list.results.map((card) => (card.id === id ? { ...card, ...changes } : card)),
      },
  );
}

/** Shows changes of a row before the response. @returns a rollback */
export function patchAuto(
  cache: QueryClient,
  id: number,
  changes: Partial<AutoSummary>,
): () => void {
  const before = cache.getQueriesData<AutoList>({ queryKey: autoQueries.lists[0] });
  patchCards(cache, id, changes);
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

/** Refetches the lists, counts, cars and chat rooms on screen. Others refetch when they are opened. */
export async function refetchAutos(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: autoQueries.lists[0] }),
    refreshRooms(cache),
  ]);
}

/** Shows the car of an action's response at once, then refetches lists and counts. */
export function storeAuto(cache: QueryClient, auto: Auto): void {
  cache.setQueryData(autoQueries.one(auto.id).queryKey, auto);
  patchCards(cache, auto.id, changesOf(auto));
  void refetchAutos(cache);
}

export function storeRefresh(cache: QueryClient, refresh: AutoRefresh): void {
  const { id, version, refreshed_at, next_update_at } = refresh;
  const changes = { version, next_update_at, can_refresh: false } as const;
  cache.setQueryData<Auto>(
    autoQueries.one(id).queryKey,
    (auto) => auto && { ...auto, ...changes, refreshed_at, refresh_blocked_by: 'too_early' },
  );
  patchCards(cache, id, { ...changes, refresh_blocked_by: 'too_early' });
  void refetchAutos(cache);
}

export async function freshAuto(cache: QueryClient, id: number): Promise<Auto | undefined> {
  try {
    return await cache.fetchQuery({ ...autoQueries.one(id), staleTime: 0 });
  } catch {
    return undefined;
  }
}
