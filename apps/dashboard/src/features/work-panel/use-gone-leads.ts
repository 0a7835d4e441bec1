import type { Lead, LeadEvent } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { workQueries } from './queries';
import { minute } from '../../shared/time';

/** Milliseconds that the row stays. */
const shownFor = 5_000;
/** Milliseconds. Older changes are not reported. */
const newsFor = 5 * minute;

export interface GoneLead {
  lead: Lead;
  by: string;
}

/** Name of the user who has just marked the lead as contacted. Undefined when it left the panel for another reason. */
function contactedBy(events: readonly LeadEvent[]): string | undefined {
  const last = events.find(({ kind }) => kind === 'status_changed');
  if (last?.to !== 'contacted' || serverNow() - Date.parse(last.at) > newsFor) return undefined;
  return last.actor.name;
}

/**
 * Leads that left the panel because of a colleague, each for five seconds.
 *
 * @param leads undefined while loading fails
 * @param ownIds leads that this user has just contacted here
 */
export function useGoneLeads(
  leads: readonly Lead[] | undefined,
  ownIds: ReadonlySet<number>,
): GoneLead[] {
  const client = useQueryClient();
  const before = useRef(leads ?? []);
  const [gone, setGone] = useState<GoneLead[]>([]);

  // Outside system: the server, which has the history of leads that left.
  useEffect(() => {
    if (leads === undefined) return;
    const left = before.current.filter(
      ({ id }) => !ownIds.has(id) && !leads.some((lead) => lead.id === id),
    );
    before.current = leads;
    for (const lead of left) {
      client.fetchQuery(workQueries.history(lead.id)).then(
        ({ results }) => {
          const by = contactedBy(results);
          if (by === undefined) return;
          setGone((now) => [...now, { lead, by }]);
          setTimeout(() => setGone((now) => now.filter((one) => one.lead !== lead)), shownFor);
        },
        // Without the history, the row disappears without an explanation.
        () => undefined,
      );
    }
  }, [client, leads, ownIds]);

  return gone;
}
