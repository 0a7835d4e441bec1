import type { Lead, LeadList } from '@karvon/api/main';

const earliest = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** One row for the leads of one buyer that are next to each other; it waits as long as the one that waits longest. */
export function foldBuyers(page: LeadList): LeadList {
  const rows: Lead[] = [];
  for (const lead of page.results) {
    const last = rows.at(-1);
    if (last === undefined || lead.phone === undefined || last.phone !== lead.phone) {
      rows.push(lead);
      continue;
    }
    const waiting_since = earliest(last.waiting_since, lead.waiting_since);
    if (waiting_since === last.waiting_since) continue;
    rows[rows.length - 1] = { ...last, ...(waiting_since !== undefined && { waiting_since }) };
  }
  return rows.length === page.results.length ? page : { ...page, results: rows };
}
