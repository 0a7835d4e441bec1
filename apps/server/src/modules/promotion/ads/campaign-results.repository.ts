import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { createStatements } from '../../../platform/db/statement';
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

const leadDay = sql`(l.created_at at time zone 'Asia/Tashkent')::date`;
const sums = sql`coalesce(sum(views), 0)::bigint as views, coalesce(sum(clicks), 0)::bigint as clicks,
  coalesce(sum(spend), 0)::bigint as spend, coalesce(sum(leads), 0)::bigint as leads`;
const within = ({ from, to }: Period) => sql`between ${from}::date and ${to}::date`;

export function createCampaignResultsRepository(db: Db) {
  const run = createStatements(db);
  return {
    /** Only days with events. */
    days: (campaignId: number, period: Period): Promise<DayFigures[]> =>
      run(sql<DayFigures>`select date, ${sums} from (
           select date, views, clicks, spend, 0 as leads from campaign_days
           where campaign_id = ${campaignId} and date ${within(period)}
           union all
           select ${leadDay}, 0, 0, 0, 1 from leads l where l.campaign_id = ${campaignId} and ${leadDay} ${within(period)}
         ) rows group by date`),

    /** Only banners with events. */
    banners: (campaignId: number, period: Period): Promise<BannerFigures[]> =>
      run(sql<BannerFigures>`select position, language, ${sums} from (
           select position, language, views, clicks, spend, 0 as leads from campaign_days
           where campaign_id = ${campaignId} and date ${within(period)}
           union all
           select l.campaign_position, l.campaign_language, 0, 0, 0, 1 from leads l
           where l.campaign_id = ${campaignId} and ${leadDay} ${within(period)}
             and l.campaign_position is not null and l.campaign_language is not null
         ) rows group by position, language`),
  };
}
