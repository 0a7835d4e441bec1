import type { AutoCounts, AutoStatus } from '@karvon/api/main';

/** The tabs over the list: each is a set of statuses, and every status is in exactly one. */
export const statusTabs = [
  { id: 'all', statuses: [] },
  { id: 'active', statuses: ['active'] },
  // With a moderator, for whatever reason: there is nothing for the dealer to do but wait.
  { id: 'moderation', statuses: ['moderation', 'flagged_to_admin', 'reported_by_client'] },
  { id: 'declined', statuses: ['moderation_declined'] },
  { id: 'reserved', statuses: ['barakami'] },
  { id: 'expired', statuses: ['expired'] },
  { id: 'drafts', statuses: ['ne_active'] },
  { id: 'sold', statuses: ['sold_on_karvon'] },
  // Put away, for a while or for good.
  { id: 'archive', statuses: ['archived', 'deactivated'] },
] as const satisfies readonly { id: string; statuses: readonly AutoStatus[] }[];

export type StatusTab = (typeof statusTabs)[number];

/** The tab of a filter by status; undefined when no tab holds just these. */
export function tabOf(status: readonly AutoStatus[] | undefined): StatusTab | undefined {
  const wanted = new Set(status);
  return statusTabs.find(
    ({ statuses }) => statuses.length === wanted.size && statuses.every((each) => wanted.has(each)),
  );
}

/** How many cars a tab holds; undefined until the counts are there. */
export function tabCount(tab: StatusTab, counts: AutoCounts | undefined): number | undefined {
  if (counts === undefined) return undefined;
  if (tab.id === 'all') return counts.total;
  return tab.statuses.reduce((sum, status) => sum + counts.statuses[status], 0);
}
