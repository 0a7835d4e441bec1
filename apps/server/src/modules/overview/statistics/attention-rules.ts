import { day, midnightOf, endOf } from '../../../platform/values/clock';
import type { PeriodCar } from './period-cars.repository';
import { middleOf } from './statistics-period';
import type { Days, WorstAuto } from './statistics-types';

/** Contract of `transitionAuto`. */
const renewable = 3 * day;

const fewestPhotos = 4;
/** Views below this share of the other cars' views are low, once the car has been on sale for `fewViewsAfter` days. */
const fewViews = 1 / 3;
const fewViewsAfter = 3;
/** Days of lost views assumed for a listing that expires unnoticed. */
const missedFor = 7;
const perReason = 2;
const most = 10;
const mostAsked = 30;

type Reason = WorstAuto['reason'];

export interface Judged {
  row: PeriodCar;
  reason: Reason;
  /** Lost views per day, times days. */
  cost: number;
}

function daysOnSale(
  { activated_at, created_at }: PeriodCar,
  { from, to }: Days,
  now: Date,
): number {
  const midnight = midnightOf(from).getTime();
  const start = Math.max(midnight, (activated_at ?? created_at).getTime());
  const end = Math.min(now.getTime(), endOf(to).getTime());
  return Math.max(0, (end - start) / day);
}

export function createAttentionRules(rows: readonly PeriodCar[], period: Days, now: Date) {
  const active = rows.filter(({ status }) => status === 'active');
  const onSale = new Map(active.map((row) => [row.id, daysOnSale(row, period, now)]));
  const perDay = (row: PeriodCar) => row.views / Math.max(1, onSale.get(row.id) ?? 0);
  const usual =
    middleOf(active.map((row) => Math.round(perDay(row) * 100)).toSorted((a, b) => a - b)) / 100;
  const lostOnSale = (row: PeriodCar) =>
    Math.max(0, usual - perDay(row)) * (onSale.get(row.id) ?? 0);
  const longest = (Date.parse(period.to) - Date.parse(period.from)) / day + 1;
  const lostOffSale = (since: Date) =>
    usual * Math.min(longest, Math.max(0, (now.getTime() - since.getTime()) / day));

  function ofActive(row: PeriodCar, above: number | undefined): Judged | undefined {
    const isEnding =
      row.expires_at !== null && row.expires_at.getTime() - now.getTime() <= renewable;
    if (isEnding) return { row, reason: 'expires_soon', cost: perDay(row) * missedFor };
    const cost = lostOnSale(row);
    if (above !== undefined) return { row, reason: 'price_above_market', cost };
    if (row.photo_count < fewestPhotos) return { row, reason: 'too_few_photos', cost };
    const isKnown = (onSale.get(row.id) ?? 0) >= fewViewsAfter;
    return isKnown && perDay(row) < usual * fewViews
      ? { row, reason: 'few_views', cost }
      : undefined;
  }

  return {
    toAsk: (): PeriodCar[] =>
      active
        .filter((row) => row.price !== null && row.price > 0 && row.year !== null)
        .toSorted((a, b) => lostOnSale(b) - lostOnSale(a) || a.id - b.id)
        .slice(0, mostAsked),

    /** @param above per cent above the market, by listing */
    judge(above: ReadonlyMap<number, number>): Judged[] {
      const all = rows.flatMap((row): Judged[] => {
        if (row.status === 'moderation_declined')
          return [{ row, reason: 'moderation_declined', cost: lostOffSale(row.status_changed_at) }];
        if (row.status === 'ne_active')
          return [{ row, reason: 'incomplete', cost: lostOffSale(row.created_at) }];
        const judged = ofActive(row, above.get(row.id));
        return judged === undefined ? [] : [judged];
      });
      all.sort((a, b) => b.cost - a.cost || a.row.id - b.row.id);
      const seen = new Map<Reason, number>();
      return all
        .filter(({ reason }) => {
          const count = (seen.get(reason) ?? 0) + 1;
          seen.set(reason, count);
          return count <= perReason;
        })
        .slice(0, most);
    },
  };
}
