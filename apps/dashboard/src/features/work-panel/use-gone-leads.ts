import type { Lead, LeadEvent } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { workQueries } from './queries';
import { minute } from '../../shared/time';

/** How long the row says who was first. */
const shownFor = 5_000;
/** What happened longer ago is no news to whoever looks at the panel. */
const newsFor = 5 * minute;

/** A lead that somebody else has contacted while it was on screen. */
export interface GoneLead {
  lead: Lead;
  by: string;
}

/** Who marked the lead as contacted last, when that has just happened; undefined where something else took it away. */
function contactedBy(events: readonly LeadEvent[]): string | undefined {
  const last = events.find(({ kind }) => kind === 'status_changed');
  if (last?.to !== 'contacted' || serverNow() - Date.parse(last.at) > newsFor) return undefined;
  return last.actor.name;
}

/**
 * Leads that left the panel through a colleague, each for five seconds.
 *
 * @param leads undefined while they could not be read
 * @param ownIds leads that this dealer has just contacted here
 */
export function useGoneLeads(
  leads: readonly Lead[] | undefined,
  ownIds: ReadonlySet<number>,
): GoneLead[] {
  const client = useQueryClient();
  const before = useRef(leads ?? []);
  const [gone, setGone] = useState<GoneLead[]>([]);

  // Outside system: the history of what left, asked of the server.
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
        // Without it the row is gone without a word.
        () => undefined,
      );
    }
  }, [client, leads, ownIds]);

  return gone;
}
