import { generationName } from '../../catalogue/catalog/generation-name';
import { translationsOf } from '../../catalogue/catalog/translations';
import type { Owner } from '../../../platform/values/owner';
import type { Image } from '../../../platform/media/image';
import { convert } from '../../../platform/values/money';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import type { CarMarket } from '../../stock/prices/prices.service';
import type { CarRow, StoredCar } from './cars.repository';
import { type OffersMoment, ranksOf, toOffer } from './offers.mapper';
import { type OfferDetails, inUzs, standingOffers } from './offers.repository';
import { carStatus, closedAt, isOpen } from './trade-in-clock';
import type {
  MarketplaceTradeInAuto,
  Offer,
  TradeInAction,
  TradeInAuto,
  TradeInCar,
  TradeInStatus,
} from './trade-in-types';

export interface CarRelations {
  catalog: CatalogIndex;
  photos: readonly Image[];
  /** Offers of every dealership. */
  offers: readonly OfferDetails[];
  market: CarMarket | undefined;
  contact: { lead_id: number; room_id: number | null } | undefined;
  /** Kilometres. */
  distance: number | undefined;
}

/** `margin` is the reader's own, in percent. */
export interface CarMoment extends OffersMoment {
  owner: Owner;
  margin: number;
}

/** "Chevrolet Nexia 3, 2018". */
export const titleOf = ({
  brand,
  car_model,
  year,
}: Pick<StoredCar, 'brand' | 'car_model' | 'year'>) => `${brand} ${car_model}, ${year}`;

function carOf(row: StoredCar, { rows }: CatalogIndex, photos: readonly Image[]): TradeInCar {
  const option = (id: number | null) => {
    const found = id === null ? undefined : rows.options.get(id);
    return found === undefined ? undefined : { id: found.id, translations: translationsOf(found) };
  };
  const generation =
    row.generation_id === null ? undefined : rows.generations.get(row.generation_id);
  const modification =
    row.modification_id === null ? undefined : rows.modifications.get(row.modification_id);
  return {
    title: titleOf(row),
    brand: row.brand,
    car_model: row.car_model,
    brand_id: row.brand_id ?? undefined,
    model_id: row.model_id ?? undefined,
    generation: generation && {
      id: generation.id,
      name: generationName(generation.name, generation.year_start, generation.year_stop),
    },
    modification: modification && {
      id: modification.id,
      name: modification.name,
      volume_litres: modification.volume_litres ?? undefined,
      horse_power: modification.horse_power,
    },
    year: row.year,
    mileage: row.mileage ?? undefined,
    fuel_type: option(row.fuel_type_id),
    transmission: option(row.transmission_id),
    drive_unit: option(row.drive_unit_id),
    color: option(row.color_id),
    condition: row.condition ?? undefined,
    number_of_owners: row.number_of_owners ?? undefined,
    changed_part: row.changed_part,
    vin: row.vin ?? undefined,
    photos: [...photos],
    description: row.description ?? undefined,
  };
}

function placeOf(rows: ReadonlyMap<number, { name_ru: string; name_uz: string }>, id: number) {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`The catalogue has no region or district ${id}.`);
  return { id, translations: translationsOf(row) };
}

function marketOf(
  { market }: CarRelations,
  best: number | undefined,
  margin: number,
): Partial<TradeInAuto> {
  const scale = market?.market;
  if (scale === undefined) return {};
  return {
    market_price: scale.median,
    market_from: scale.market_from,
    market_to: scale.market_to,
    headroom: headroomOf(scale.median, best, margin),
  };
}

/** So'm between the best offer and the market price less the margin. */
export const headroomOf = (market: number, best: number | undefined, margin: number): number =>
  Math.round(market * (1 - margin / 100)) - (best ?? 0);

function actionsOf(
  status: TradeInStatus,
  mine: Offer | undefined,
  row: CarRow,
  hasRoom: boolean,
): TradeInAction[] {
  const chat = hasRoom ? (['chat'] as const) : [];
  if (status === 'open')
    return mine?.status === 'sent' ? ['change', 'withdraw', ...chat] : ['offer', ...chat];
  if (status !== 'won') return [];
  return [
    ...chat,
    ...(row.application_id === null ? (['schedule'] as const) : []),
    ...(row.listing_id === null ? (['list'] as const) : []),
  ];
}

export function toTradeInAuto(
  row: CarRow,
  relations: CarRelations,
  moment: CarMoment,
): TradeInAuto {
  const { owner, now, rate, margin } = moment;
  const { catalog, offers, market, contact } = relations;
  const status = carStatus(row, owner, now);
  const standing = standingOffers(offers, now, rate);
  const [best] = standing;
  const latest = offers.findLast((offer) => offer.business_user_id === owner);
  const mine = latest && toOffer(latest, ranksOf(offers, moment), moment);
  const bestUzs = best && inUzs(best, rate);
  const roomId = contact?.room_id ?? undefined;
  return {
    id: row.id,
    status,
    car: carOf(row, catalog, relations.photos),
    region: placeOf(catalog.rows.regions, row.region_id),
    district:
      row.district_id === null ? undefined : placeOf(catalog.rows.districts, row.district_id),
    distance: relations.distance,
    asking_price: row.asking_price ?? undefined,
    currency: row.currency,
    asking_price_uzs:
      row.asking_price === null ? undefined : convert(row.asking_price, row.currency, 'UZS', rate),
    comparables: market?.comparables ?? 0,
    ...marketOf(relations, bestUzs, margin),
    offer_count: standing.length,
    best_price: best?.price,
    best_currency: best?.currency,
    best_price_uzs: bestUzs,
    my_offer: mine,
    client_name: row.client_name,
    phone: status === 'won' ? row.phone : undefined,
    desired_car_text: row.desired_car_text ?? undefined,
    lead_id: contact?.lead_id,
    room_id: roomId,
    application_id: status === 'won' ? (row.application_id ?? undefined) : undefined,
    auto_id: status === 'won' ? (row.listing_id ?? undefined) : undefined,
    allowed_actions: actionsOf(status, mine, row, roomId !== undefined),
    rate: { rate: rate.rate, date: rate.date },
    open_until: row.open_until.toISOString(),
    created_at: row.created_at.toISOString(),
    closed_at: closedAt(row, now)?.toISOString(),
  };
}

export function toMarketplaceTradeInAuto(
  row: StoredCar,
  offers: readonly OfferDetails[],
  { now, rate }: OffersMoment,
): MarketplaceTradeInAuto {
  return {
    id: row.id,
    external_id: row.external_id,
    status: row.outcome ?? (isOpen(row, now) ? 'open' : 'expired'),
    offer_count: standingOffers(offers, now, rate).length,
    accepted_offer_id: row.accepted_offer_id ?? undefined,
    open_until: row.open_until.toISOString(),
    created_at: row.created_at.toISOString(),
    closed_at: closedAt(row, now)?.toISOString(),
  };
}
