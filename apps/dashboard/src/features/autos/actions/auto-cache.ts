import type { Auto, AutoList, AutoRefresh, AutoSummary } from '@karvon/api/main';
import type { QueryClient } from '@tanstack/react-query';
import { refreshRooms } from '../../../shared/chat/refresh-rooms';
import { autoQueries } from '../queries';

/** What a card takes over from a whole car after an action. Everything else of it stays as it is. */
function changesOf(auto: Auto): Partial<AutoSummary> {
  const { photos: _photos, core_car: _car, reasons, ...rest } = auto;
  const [first] = reasons;
  return {
    ...rest,
    // What is absent now must not stay from before.
    reserved_until: auto.reserved_until,
    next_update_at: auto.next_update_at,
    refresh_blocked_by: auto.refresh_blocked_by,
    expires_at: auto.expires_at,
    declined_reason: first,
    declined_count: reasons.length,
  } as const;
}

/** Changes a car's card wherever a list holds it. */
function patchCards(cache: QueryClient, id: number, changes: Partial<AutoSummary>): void {
  cache.setQueriesData<AutoList>(
    {
      queryKey: autoQueries.lists[0],
      // The key of the lists is the beginning of every other key of cars.
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

/** Asks again for every list, count and car that is on screen, and for the rooms that show one; the others when they are opened. */
export async function refetchAutos(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: autoQueries.lists[0] }),
    refreshRooms(cache),
  ]);
}

/** Takes in a car that an action answered with: on screen at once, then all lists and counts again. */
export function storeAuto(cache: QueryClient, auto: Auto): void {
  cache.setQueryData(autoQueries.one(auto.id).queryKey, auto);
  patchCards(cache, auto.id, changesOf(auto));
  void refetchAutos(cache);
}

/** Takes in a refresh: the card counts down at once. */
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

/** The car as it is on the server now; undefined when it cannot be had. */
export async function freshAuto(cache: QueryClient, id: number): Promise<Auto | undefined> {
  try {
    return await cache.fetchQuery({ ...autoQueries.one(id), staleTime: 0 });
  } catch {
    return undefined;
  }
}
