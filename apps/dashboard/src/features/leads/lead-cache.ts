import type { Lead, LeadList } from '@karvon/api/main';
import type { QueryClient } from '@tanstack/react-query';
import { leadQueries } from './queries';

const isList = (data: unknown): data is LeadList =>
  typeof data === 'object' && data !== null && 'buyer_count' in data && 'results' in data;

const isLead = (data: unknown): data is Lead =>
  typeof data === 'object' && data !== null && 'client_name' in data && 'contacts' in data;

export function patchLeads(
  client: QueryClient,
  ids: readonly number[],
  patch: (lead: Lead) => Lead,
): () => void {
  const [queryKey] = leadQueries.lists;
  void client.cancelQueries({ queryKey });
  const before = client.getQueriesData({ queryKey });
  const change = (lead: Lead) => (ids.includes(lead.id) ? patch(lead) : lead);
  for (const [key, data] of before) {
    if (isList(data)) client.setQueryData(key, { ...data, results: data.results.map(change) });
    else if (isLead(data)) client.setQueryData(key, change(data));
  }
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

export function findLead(client: QueryClient, id: number): Lead | undefined {
  const [queryKey] = leadQueries.lists;
  return client
    .getQueriesData({ queryKey })
    .flatMap(([, data]) => (isList(data) ? data.results : isLead(data) ? [data] : []))
    .find((lead) => lead.id === id);
}
