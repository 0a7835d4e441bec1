import { dayInTashkent, hour, endOf, midnightOf } from '../../../platform/values/clock';
import { pricePerUnit } from './ad-prices';
import type { CampaignAction, CampaignField, CampaignStatus, RunState } from './campaign-types';
import type { StoredCampaign } from './campaigns.repository';

export const moderatedFields = ['href', 'banners', 'segment', 'brand'] as const;

type Money = Pick<StoredCampaign, 'paid' | 'released' | 'spend'>;

export const leftOf = ({ paid, released, spend }: Money): number => paid - released - spend;

export const dueOf = (row: Money & Pick<StoredCampaign, 'budget'>): number =>
  Math.max(0, row.budget - (row.paid - row.released));

/** True when one more view (CPM) or click (CPC) can be paid. */
export const canAfford = (row: Money & Pick<StoredCampaign, 'price_model'>): boolean =>
  leftOf(row) >= pricePerUnit(row.price_model);

export const isOver = ({ status }: Pick<StoredCampaign, 'status'>): boolean =>
  status === 'stopped' || status === 'finished';

export function allowedActions({
  status,
  pause_reason,
}: Pick<StoredCampaign, 'status' | 'pause_reason'>): CampaignAction[] {
  switch (status) {
    case 'active':
      return ['pause', 'stop'];
    case 'paused':
      return pause_reason === 'dealer' ? ['continue', 'stop'] : ['stop'];
    case 'moderation':
      return ['stop'];
    case 'declined':
    case 'stopped':
    case 'finished':
      return [];
    default:
      return status satisfies never;
  }
}

const payable: ReadonlySet<CampaignStatus> = new Set(['moderation', 'active', 'paused']);

export const canPay = ({ status }: Pick<StoredCampaign, 'status'>): boolean => payable.has(status);

/** True when buyers have seen it, so that its first day is fixed. */
export const hasStarted = (row: StoredCampaign, now: Date): boolean =>
  row.first_run_at !== null && row.start_date <= dayInTashkent(now);

export function lockedFields(row: StoredCampaign, now: Date): CampaignField[] {
  if (isOver(row)) return [];
  return [
    ...(row.spend > 0 ? (['price_model'] as const) : []),
    ...(hasStarted(row, now) ? (['start_date'] as const) : []),
  ];
}

/** True when an active campaign has less than a tenth of its budget left. */
export const isBudgetLow = (row: StoredCampaign): boolean =>
  row.status === 'active' && leftOf(row) * 10 < row.budget;

export interface RunFigures {
  running_since: Date | null;
  today_views: number;
}

export function runState(
  row: StoredCampaign,
  { running_since, today_views }: RunFigures,
  now: Date,
): RunState {
  if (row.status !== 'active' || running_since === null) return 'off';
  if (now < midnightOf(row.start_date)) return 'waiting';
  if (now >= endOf(row.end_date)) return 'off';
  if (today_views > 0) return 'running';
  const start = Math.max(running_since.getTime(), midnightOf(row.start_date).getTime());
  const today = midnightOf(dayInTashkent(now)).getTime();
  // Until its first whole day, and in the first two hours of each day, missing views mean nothing.
  return start <= today && now.getTime() >= today + 2 * hour ? 'silent' : 'running';
}
