import type { Lead, LeadList } from '@karvon/api/main';

const earliest = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** How much a lead asks to be done by whoever looks: a colleague's, which is not among the buyer's here, asks less. */
const urgency = ({ id, status, buyer }: Lead) =>
  buyer.new_lead_ids.includes(id) ? 2 : status === 'new' ? 1 : 0;

/** The lead that is new goes before one that somebody has contacted; of two alike the first. */
const moreUrgent = (one: Lead, other: Lead) => (urgency(other) > urgency(one) ? other : one);

/**
 * One row for the leads of one buyer that are next to each other: the first of them that is new, else the first. It waits as long as the one that
 * waits longest.
 */
export function foldBuyers(page: LeadList): LeadList {
  const rows: Lead[] = [];
  for (const lead of page.results) {
    const last = rows.at(-1);
    if (last === undefined || lead.phone === undefined || last.phone !== lead.phone) {
      rows.push(lead);
      continue;
    }
    const waiting_since = earliest(last.waiting_since, lead.waiting_since);
    const row = moreUrgent(last, lead);
    rows[rows.length - 1] = { ...row, ...(waiting_since !== undefined && { waiting_since }) };
  }
  return rows.length === page.results.length ? page : { ...page, results: rows };
}
