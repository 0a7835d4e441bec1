import { addDays } from '../../src/platform/values/clock';
import { pricePerUnit } from '../../src/modules/promotion/ads/ad-prices';
import type {
  BannerLanguage,
  BannerPosition,
} from '../../src/modules/promotion/ads/campaign-types';
import type { Random } from '../random';
import type { CampaignPlan } from './campaign-plans';

export interface PlannedDay {
  date: string;
  position: BannerPosition;
  language: BannerLanguage;
  views: number;
  clicks: number;
  spend: number;
}

/** Whole numbers that add up to the total. */
function partsOf(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let weight = 0;
  return weights.map((own) => {
    weight += own;
    const until = Math.round((total * weight) / all);
    const part = until - before;
    before = until;
    return part;
  });
}

/** Minimum share of today that counts as over: the first buyers come soon after midnight. */
const leastOfToday = 0.05;

/** Daily rows of a campaign, which add up to its views and clicks. @param dayShare share of today that is over, 0 to 1 */
export function figuresOf(
  plan: CampaignPlan,
  { today, dayShare, random }: { today: string; dayShare: number; random: Random },
): PlannedDay[] {
  const { start, since, status, banners, price_model } = plan;
  if (plan.views === 0) return [];
  const last = Math.min(status === 'active' ? 0 : since, plan.end);
  const dates = Array.from({ length: last - start + 1 }, (_, index) => start + index);
  const cells = dates.flatMap((day) => {
    const weight = random.between(0.75, 1.3) * (day === 0 ? Math.max(leastOfToday, dayShare) : 1);
    return banners.map(({ position, language, share }) => ({
      date: addDays(today, day),
      position,
      language,
      weight: weight * share,
    }));
  });
  const views = partsOf(
    plan.views,
    cells.map(({ weight }) => weight),
  );
  const clicks = partsOf(
    plan.clicks,
    cells.map(({ weight }) => weight * random.between(0.8, 1.2)),
  );
  const price = pricePerUnit(price_model);
  return cells.map(({ date, position, language }, index) => {
    const [seen, pressed] = [views[index] ?? 0, clicks[index] ?? 0];
    const spend = (price_model === 'CPM' ? seen : pressed) * price;
    return { date, position, language, views: seen, clicks: pressed, spend };
  });
}
