import type { Db } from '../../../platform/db/client';
import type { CampaignReader } from '../../promotion/ads/campaign-reader';
import { type CampaignCounts, createWaitingCampaigns } from './waiting-campaigns.repository';
import type { WorkSource } from './work-panel-types';

export function createCampaignsSource(
  { db }: { db: Db },
  ads: { reader: Pick<CampaignReader, 'byIds'> },
): WorkSource<keyof CampaignCounts, 'campaigns'> {
  const waiting = createWaitingCampaigns(db);
  return {
    counts: (scope) => waiting.counts(scope),
    rows: {
      async campaigns(scope, { limit, language }) {
        const campaigns = await ads.reader.byIds(
          scope.access,
          await waiting.ids(scope, limit),
          language,
        );
        return campaigns.map((campaign) => ({
          id: campaign.id,
          version: campaign.version,
          title: campaign.title,
          shortage: campaign.is_budget_low ? ('low_budget' as const) : ('unpaid' as const),
          budget: campaign.budget,
          spend: campaign.spend,
          budget_left: campaign.budget_left,
          to_pay: campaign.to_pay,
          can_pay: campaign.can_pay,
          end_date: campaign.end_date,
          runs_out_on: campaign.runs_out_on,
          allowed_actions: campaign.allowed_actions,
        }));
      },
    },
  };
}
