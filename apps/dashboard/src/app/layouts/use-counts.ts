import { getCountAutosQueryOptions } from '@karvon/api/main/autos';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { useQuery } from '@tanstack/react-query';
import type { SidebarCounts } from './sidebar-items';

const minute = 60_000;

/**
 * The figures of the sidebar. Only what a running operation counts: unread messages join with the chat. A failure leaves a figure
 * out and says nothing, for the page itself will.
 */
export function useCounts(): SidebarCounts {
  const fresh = { query: { staleTime: minute } };
  const autos = useQuery(getCountAutosQueryOptions(undefined, fresh));
  const avtosalons = useQuery(getListAvtosalonsQueryOptions({ size: 1 }, fresh));
  return { autos: autos.data?.total, avtosalons: avtosalons.data?.count };
}
