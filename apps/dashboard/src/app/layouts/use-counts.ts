import { useQuery } from '@tanstack/react-query';
import { useReadable } from '../../shared/chat/readable';
import { unreadTotal } from '../../shared/chat/unread-total';
import { workQueries } from '../../shared/work/work-queries';

export interface SidebarCounts {
  work: number | undefined;
  avtosalons: number | undefined;
  autos: number | undefined;
  leads: number | undefined;
  chat: number | undefined;
}

/** Counts of the sidebar in one request; unread messages come from the chat's engine. A failed count is left out, since its page shows the error. */
export function useCounts(): SidebarCounts {
  const { data } = useQuery(workQueries.counts());
  const chat = useReadable(unreadTotal);
  const { counts, failed = [] } = data ?? {};
  const hasCars = !failed.includes('declined');
  return {
    work: failed.length > 0 ? undefined : counts?.total,
    avtosalons: hasCars ? counts?.avtosalons : undefined,
    autos: hasCars ? counts?.autos : undefined,
    leads: failed.includes('leads') ? undefined : counts?.new_leads,
    chat,
  };
}
