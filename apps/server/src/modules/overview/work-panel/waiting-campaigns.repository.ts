import { sql } from 'kysely';
import { dayInTashkent } from '../../../platform/values/clock';
import type { Db } from '../../../platform/db/client';
import { createPrepared } from '../../../platform/db/statement';
import type { WorkScope } from './work-panel-types';

export interface CampaignCounts {
  low_campaigns: number;
  unpaid_campaigns: number;
}

/** Active campaigns with less than a tenth of the budget left: `budget_low` of the list of campaigns. */
const isLow = sql`c.status = 'active' and (c.paid - c.released - c.spend) * 10 < c.budget`;

const isUnpaid = ({ now }: WorkScope) =>
  sql`c.status = 'paused' and c.pause_reason in ('unpaid', 'budget') and c.end_date >= ${dayInTashkent(now)}::date`;

/** Campaigns belong to no showroom and no single member. */
export function createWaitingCampaigns(db: Db) {
  const run = createPrepared(db);

  return {
    async counts(scope: WorkScope): Promise<CampaignCounts> {
      const [row] =
        await run(sql<CampaignCounts>`select count(*) filter (where ${isLow})::int as low_campaigns,
           count(*) filter (where ${isUnpaid(scope)})::int as unpaid_campaigns
         from campaigns c where c.business_user_id = ${scope.access.owner} and c.status in ('active', 'paused')`);
      return row ?? { low_campaigns: 0, unpaid_campaigns: 0 };
    },

    /** Campaigns that are not shown at all first, then those with the least money. */
    async ids(scope: WorkScope, limit: number): Promise<number[]> {
      const rows = await run(sql<{ id: number }>`select c.id from campaigns c
         where c.business_user_id = ${scope.access.owner} and ((${isLow}) or (${isUnpaid(scope)}))
         order by c.status = 'active', (c.paid - c.released - c.spend)::float8 / c.budget, c.id limit ${limit}`);
      return rows.map(({ id }) => id);
    },
  };
}
