import { translationsOf } from '../../catalogue/catalog/translations';
import { dayInTashkent, addDays } from '../../../platform/values/clock';
import type { Language } from '../../../platform/values/language';
import { toImage } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import { unitOf, unitsFor } from './ad-prices';
import {
  allowedActions,
  canPay,
  dueOf,
  isBudgetLow,
  isOver,
  leftOf,
  lockedFields,
  moderatedFields,
  runState,
} from './campaign-rules';
import { titleOf } from './campaign-title';
import type { Campaign } from './campaign-types';
import type {
  BannerRow,
  CampaignRow,
  Figures,
  Pocket,
  StoredCampaign,
} from './campaigns.repository';

/** Clicks per 100 views, one decimal; undefined without views. */
export const clickRate = ({ views, clicks }: Pick<Figures, 'views' | 'clicks'>) =>
  views === 0 ? undefined : Math.round((clicks * 1000) / views) / 10;

/** So'm per item, rounded down; undefined when the count is 0. */
export const costPer = (spend: number, count: number) =>
  count === 0 ? undefined : Math.floor(spend / count);

export interface Pace {
  today_views: number;
  today_spend: number;
  /** Mean daily spend of up to seven days before today; undefined without any. */
  daily_spend: number | undefined;
}

/** @param days days with views, the newest first */
export function paceOf(
  days: readonly { date: string; views: number; spend: number }[],
  today: string,
): Pace {
  const current = days.find(({ date }) => date === today);
  const complete = days.filter(({ date }) => date < today).slice(0, 7);
  return {
    today_views: current?.views ?? 0,
    today_spend: current?.spend ?? 0,
    daily_spend: costPer(
      complete.reduce((sum, { spend }) => sum + spend, 0),
      complete.length,
    ),
  };
}

/** Day on which the budget runs out at `daily` spend; undefined unless the campaign is active and the day precedes its end. */
function runsOutOn(row: StoredCampaign, daily: number | undefined, today: string) {
  if (row.status !== 'active' || daily === undefined || daily === 0) return undefined;
  const days = Math.ceil(leftOf(row) / daily);
  if (days > 400) return undefined;
  const date = addDays(today, days);
  return date < row.end_date ? date : undefined;
}

export const toBanner = (
  { position, language, title, text, ...image }: BannerRow,
  media: MediaStore,
) => ({ position, language, title, text, image: toImage(image, media) });

export const toPocket = ({
  id,
  name_ru,
  name_uz,
  price_model,
  budget,
  days,
  positions,
}: Pocket) => ({
  id,
  translations: translationsOf({ name_ru, name_uz }),
  price_model,
  budget,
  days,
  positions,
  budget_buys: unitsFor(budget, price_model),
});

export interface CampaignParts {
  banners: readonly BannerRow[];
  pace: Pace;
  brands: ReadonlyMap<number, { id: number; name: string }>;
  media: MediaStore;
  language: Language;
  now: Date;
}

export function toCampaign(row: CampaignRow, parts: CampaignParts): Campaign {
  const { pace, now } = parts;
  const today = dayInTashkent(now);
  const brand = row.brand_id === null ? undefined : parts.brands.get(row.brand_id);
  const isShown = row.status === 'active' || row.status === 'paused';
  const daily_spend = row.status === 'active' ? pace.daily_spend : undefined;
  return {
    id: row.id,
    version: row.version,
    title: titleOf(row, parts.language),
    status: row.status,
    status_since: row.status_since.toISOString(),
    ...(row.status_by_id === null
      ? {}
      : { status_by: { id: row.status_by_id, full_name: row.status_by_name ?? '' } }),
    pause_reason: row.pause_reason ?? undefined,
    run_state: runState(row, { ...pace, running_since: row.running_since }, now),
    allowed_actions: allowedActions(row),
    can_edit: !isOver(row),
    can_pay: canPay(row),
    ...(isShown ? { remoderation: { fields: [...moderatedFields] } } : {}),
    locked_fields: lockedFields(row, now),
    reasons: row.status === 'declined' ? row.reasons : [],
    company_owner: row.company_owner,
    company_name: row.company_name,
    segment: row.segment,
    brand: brand && { id: brand.id, name: brand.name },
    start_date: row.start_date,
    end_date: row.end_date,
    ...(row.pocket_id === null
      ? {}
      : {
          pocket: {
            id: row.pocket_id,
            translations: translationsOf({
              name_ru: row.pocket_ru ?? '',
              name_uz: row.pocket_uz ?? '',
            }),
          },
        }),
    budget: row.budget,
    price_model: row.price_model,
    ...unitOf(row.price_model),
    budget_buys: unitsFor(row.budget, row.price_model),
    paid: row.paid,
    released: row.released,
    spend: row.spend,
    budget_left: leftOf(row),
    to_pay: isOver(row) ? 0 : dueOf(row),
    href: row.href,
    banners: parts.banners.map((banner) => toBanner(banner, parts.media)),
    views: row.views,
    clicks: row.clicks,
    click_rate: clickRate(row),
    leads: row.leads,
    cost_per_lead: costPer(row.spend, row.leads),
    is_budget_low: isBudgetLow(row),
    runs_out_on: runsOutOn(row, daily_spend, today),
    daily_spend,
    created_at: row.created_at.toISOString(),
  };
}
