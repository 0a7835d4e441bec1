import { carTitle } from '../../catalogue/catalog/car-title';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { toCover } from '../../../platform/media/image';
import type { AutoStatus } from '../../stock/autos/auto-types';
import type { AskedListing } from '../../stock/prices/prices.service';
import { type Judged, createAttentionRules } from './attention-rules';
import type { PeriodCar } from './period-cars.repository';
import { daysBetween } from './statistics-period';
import type { Days, WorstAuto } from './statistics-types';

/** What the autos module says of a listing. */
export interface CarRules {
  allowed: (row: PeriodCar, now: Date) => AutoStatus[];
  canEdit: (status: AutoStatus) => boolean;
  canRefresh: (row: PeriodCar, now: Date) => boolean;
  /** How complete it is, 0 to 100. */
  score: (owner: Owner, id: number) => Promise<number>;
}

/** How many per cent above the market listings ask; the prices module's. */
export type AboveMarket = (listings: readonly AskedListing[]) => Promise<Map<number, number>>;

function askedListing(row: PeriodCar): AskedListing[] {
  if (row.price === null || row.year === null) return [];
  return [
    {
      auto_id: row.id,
      model_id: row.car_model_id,
      generation_id: row.generation_id ?? undefined,
      year: row.year,
      mileage: row.mileage ?? undefined,
      transmission: row.transmission_id ?? undefined,
      price: row.price,
      currency: row.currency,
    },
  ];
}

/** Cars that need care, with what the action of each needs. */
export function createAttentionService(
  { media }: Deps,
  { aboveMarket, cars }: { aboveMarket: AboveMarket; cars: CarRules },
) {
  /** What only this reason says. */
  async function detailsOf(
    owner: Owner,
    { row, reason }: Judged,
    above: ReadonlyMap<number, number>,
  ): Promise<Partial<WorstAuto>> {
    switch (reason) {
      case 'price_above_market':
        return { above_market: above.get(row.id) };
      case 'moderation_declined':
        return { declined_reason: row.declined_reasons[0] };
      case 'too_few_photos':
        return { photo_count: row.photo_count };
      case 'expires_soon':
        return { expires_at: row.expires_at?.toISOString() };
      case 'incomplete':
        return { score: await cars.score(owner, row.id) };
      case 'few_views':
        return {};
      default:
        return reason satisfies never;
    }
  }

  async function toWorst(
    owner: Owner,
    judged: Judged,
    above: ReadonlyMap<number, number>,
    now: Date,
  ): Promise<WorstAuto> {
    const { row, reason } = judged;
    return {
      car: { id: row.id, title: carTitle(row), photo: toCover(row, media) },
      version: row.version,
      status: row.status,
      reason,
      ...(await detailsOf(owner, judged, above)),
      price: row.price ?? undefined,
      currency: row.currency,
      views: row.views,
      leads: row.leads,
      days: daysBetween(row.created_at, now),
      allowed_transitions: cars.allowed(row, now),
      can_edit: cars.canEdit(row.status),
      can_refresh: cars.canRefresh(row, now),
    };
  }

  return async (
    owner: Owner,
    listings: readonly PeriodCar[],
    period: Days,
    now: Date,
  ): Promise<WorstAuto[]> => {
    const rules = createAttentionRules(listings, period, now);
    const above = await aboveMarket(rules.toAsk().flatMap(askedListing));
    return Promise.all(rules.judge(above).map((judged) => toWorst(owner, judged, above, now)));
  };
}

export type Attention = ReturnType<typeof createAttentionService>;
