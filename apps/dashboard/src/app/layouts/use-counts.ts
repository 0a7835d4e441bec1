import { getCountAutosQueryOptions } from '@karvon/api/main/autos';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { useQuery } from '@tanstack/react-query';
import { useReadable } from '../../shared/chat/readable';
import { unreadTotal } from '../../shared/chat/unread-total';

const minute = 60_000;

/** Figures beside the places of the sidebar; undefined until known. */
export interface SidebarCounts {
  avtosalons: number | undefined;
  autos: number | undefined;
  /** Unread messages, in red. */
  chat: number | undefined;
}

/**
 * The figures of the sidebar. Unread messages come with the chat's engine, after the first page. A failure leaves a figure out and says
 * nothing, for the page itself will.
 */
export function useCounts(): SidebarCounts {
  const fresh = { query: { staleTime: minute } };
  // Asked as the list of cars asks, so that its first screen asks once.
  const autos = useQuery(getCountAutosQueryOptions({}, fresh));
  const avtosalons = useQuery(getListAvtosalonsQueryOptions({ size: 100 }, fresh));
  const chat = useReadable(unreadTotal);
  return { autos: autos.data?.total, avtosalons: avtosalons.data?.count, chat };
}
