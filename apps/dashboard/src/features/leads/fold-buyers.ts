import type { Lead, LeadList } from '@karvon/api/main';

const earliest = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** Urgency for the signed-in user. A colleague's new lead is not in `new_lead_ids` and ranks lower. */
const urgency = ({ id, status, buyer }: Lead) =>
  buyer.new_lead_ids.includes(id) ? 2 : status === 'new' ? 1 : 0;

const moreUrgent = (one: Lead, other: Lead) => (urgency(other) > urgency(one) ? other : one);

/** Folds adjacent leads of one buyer into one row: the most urgent lead, with the longest wait of them. */
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
