import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';

export interface LedgerViolation {
  business_user_id: number;
  rule: string;
  detail: string;
}

/**
 * Checks all sums of all businesses: totals against the ledger, the ledger against charges and payments. Each rule is one statement over
 * the current tables; run it in a `snapshot`, or when nothing else writes.
 * @returns the violations; an empty list when all sums match
 */
export async function ledgerViolations(db: Db): Promise<LedgerViolation[]> {
  const { rows } = await sql<LedgerViolation>`
    with entries as (
      select business_user_id,
        coalesce(sum(amount) filter (where kind = 'top_up'), 0) as top_up,
        coalesce(sum(amount) filter (where kind = 'refund'), 0) as refund,
        coalesce(sum(amount) filter (where kind = 'reserve'), 0) as reserve,
        coalesce(sum(amount) filter (where kind = 'release'), 0) as release,
        coalesce(sum(amount) filter (where kind = 'spend'), 0) as spend
      from ad_ledger group by business_user_id
    ),
    campaigns as (
      select business_user_id, campaign_id,
        coalesce(sum(amount) filter (where kind = 'reserve'), 0) as reserve,
        coalesce(sum(amount) filter (where kind = 'release'), 0) as release,
        coalesce(sum(amount) filter (where kind = 'spend'), 0) as spend
      from ad_ledger where campaign_id is not null and kind in ('reserve', 'release', 'spend')
      group by business_user_id, campaign_id
    ),
    running as (
      select *, sum(case kind when 'top_up' then amount when 'release' then amount else -amount end)
        over (partition by business_user_id order by id) as free
      from ad_ledger where kind <> 'spend'
    )
    select coalesce(a.business_user_id, e.business_user_id)::bigint as business_user_id, 'account' as rule,
      concat_ws(' ', a.topped_up, a.refunded, a.free, a.reserved, a.spent, '|', e.top_up, e.refund, e.reserve, e.release, e.spend) as detail
    from ad_accounts a full join entries e using (business_user_id)
    where coalesce(a.topped_up, 0) <> coalesce(e.top_up, 0)
      or coalesce(a.refunded, 0) <> coalesce(e.refund, 0)
      or coalesce(a.free, 0) <> coalesce(e.top_up + e.release - e.reserve - e.refund, 0)
      or coalesce(a.reserved, 0) <> coalesce(e.reserve - e.release - e.spend, 0)
      or coalesce(a.spent, 0) <> coalesce(e.spend, 0)
    union all
    select coalesce(f.business_user_id, c.business_user_id)::bigint, 'campaign',
      concat_ws(' ', coalesce(f.campaign_id, c.campaign_id), f.paid, f.spent, f.released, '|', c.reserve, c.spend, c.release)
    from campaign_funds f full join campaigns c using (business_user_id, campaign_id)
    where coalesce(f.paid, 0) <> coalesce(c.reserve, 0)
      or coalesce(f.spent, 0) <> coalesce(c.spend, 0)
      or coalesce(f.released, 0) <> coalesce(c.release, 0)
      or coalesce(c.reserve - c.release - c.spend, 0) < 0
    union all
    select business_user_id, 'free balance after an entry', concat_ws(' ', id, kind, free_after, '|', free)
    from running where free <> free_after or free < 0
    union all
    select l.business_user_id, 'spend of a day', concat_ws(' ', l.campaign_id, l.day, l.amount, '|', c.amount)
    from ad_ledger l
    left join (select campaign_id, day, sum(amount) as amount from ad_charges group by 1, 2) c
      on c.campaign_id = l.campaign_id and c.day = l.day
    where l.kind = 'spend' and l.amount is distinct from c.amount
    union all
    select p.business_user_id, 'entries of a payment',
      concat_ws(' ', p.id, p.status, p.amount, p.from_balance, '|', t.amount, r.amount, b.amount)
    from payments p
    left join ad_ledger t on t.payment_id = p.id and t.kind = 'top_up'
    left join ad_ledger r on r.payment_id = p.id and r.kind = 'reserve'
    left join ad_ledger b on b.payment_id = p.id and b.kind = 'refund'
    where coalesce(t.amount, 0) <> case when p.status in ('paid', 'refunding', 'refunded') then p.amount else 0 end
      or coalesce(b.amount, 0) <> case when p.status = 'refunded' then p.amount else 0 end
      or coalesce(r.amount, 0) > p.amount + p.from_balance
      or (r.amount is not null and p.status not in ('paid', 'refunding', 'refunded'))`.execute(
    db.current,
  );
  return rows;
}
