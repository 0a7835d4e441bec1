import { carTitle } from '../../catalogue/catalog/car-title';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toCover } from '../../../platform/media/image';
import type { AutoServices } from '../../stock/autos/autos.module';
import { allowedTransitions, canEdit, refreshBlock } from '../../stock/autos/transition-rules';
import type { AskedListing, PricesService } from '../../stock/prices/prices.service';
import { type Judged, createAttentionRules } from './attention-rules';
import type { PeriodCar } from './period-cars.repository';
import { daysBetween } from './statistics-period';
import type { Days, WorstAuto } from './statistics-types';

export interface AttentionLower {
  prices: Pick<PricesService, 'above'>;
  autos: Pick<AutoServices, 'insights'>;
}

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

export function createAttentionService({ media }: Deps, { prices, autos }: AttentionLower) {
  async function detailsOf(
    access: Access,
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
        return { score: (await autos.insights.quality(access, row.id)).score };
      case 'few_views':
        return {};
      default:
        return reason satisfies never;
    }
  }

  async function toWorst(
    access: Access,
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
      ...(await detailsOf(access, judged, above)),
      price: row.price ?? undefined,
      currency: row.currency,
      views: row.views,
      leads: row.leads,
      days: daysBetween(row.created_at, now),
      allowed_transitions: allowedTransitions(row, 'dealer', now),
      can_edit: canEdit(row.status),
      can_refresh: refreshBlock(row, now) === undefined,
    };
  }

  return async (
    access: Access,
    listings: readonly PeriodCar[],
    period: Days,
    now: Date,
  ): Promise<WorstAuto[]> => {
    const rules = createAttentionRules(listings, period, now);
    const above = await prices.above(rules.toAsk().flatMap(askedListing));
    return Promise.all(rules.judge(above).map((judged) => toWorst(access, judged, above, now)));
  };
}

export type Attention = ReturnType<typeof createAttentionService>;
