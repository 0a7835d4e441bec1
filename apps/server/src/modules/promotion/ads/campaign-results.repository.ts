import type { Db } from '../../../platform/db/client';
import { createStatements } from '../../../platform/db/prepared';
import type { Period } from './campaign-days';
import type { BannerLanguage, BannerPosition } from './campaign-types';
import type { Figures } from './campaigns.repository';

export interface DayFigures extends Figures {
  date: string;
}

export interface BannerFigures extends Figures {
  position: BannerPosition;
  language: BannerLanguage;
}

const leadDay = `(l.created_at at time zone 'Asia/Tashkent')::date`;
const sums = `coalesce(sum(views), 0)::bigint as views, coalesce(sum(clicks), 0)::bigint as clicks,
  coalesce(sum(spend), 0)::bigint as spend, coalesce(sum(leads), 0)::bigint as leads`;
const inPeriod = 'between $2::date and $3::date';

/** What campaigns brought, by day and by banner. */
export function createCampaignResultsRepository(db: Db) {
  const run = createStatements(db);
  return {
    /** Days on which anything happened. */
    days: (campaignId: number, { from, to }: Period): Promise<DayFigures[]> =>
      run<DayFigures>(
        `select date, ${sums} from (
           select date, views, clicks, spend, 0 as leads from campaign_days
           where campaign_id = $1 and date ${inPeriod}
           union all
           select ${leadDay}, 0, 0, 0, 1 from leads l where l.campaign_id = $1 and ${leadDay} ${inPeriod}
         ) rows group by date`,
        [campaignId, from, to],
      ),

    /** Banners that anything happened with. */
    banners: (campaignId: number, { from, to }: Period): Promise<BannerFigures[]> =>
      run<BannerFigures>(
        `select position, language, ${sums} from (
           select position, language, views, clicks, spend, 0 as leads from campaign_days
           where campaign_id = $1 and date ${inPeriod}
           union all
           select l.campaign_position, l.campaign_language, 0, 0, 0, 1 from leads l
           where l.campaign_id = $1 and ${leadDay} ${inPeriod}
             and l.campaign_position is not null and l.campaign_language is not null
         ) rows group by position, language`,
        [campaignId, from, to],
      ),
  };
}
