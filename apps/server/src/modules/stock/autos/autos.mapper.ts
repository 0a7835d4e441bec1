import { day } from '../../../platform/values/clock';
import { generationName } from '../../catalogue/catalog/generation-name';
import { type ImageRow, toCover, toImage } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import { convert } from '../../../platform/values/money';
import type { StoredRate } from '../../foundation/rates/rates.service';
import { identityFields, optionLists, plainFields } from './auto-fields';
import { freePrices, marketPosition } from './auto-money';
import { daysInStock, marginOf } from './car-money';
import type { AutoReferencesRepository } from './auto-references.repository';
import type { AutoData, AutoStatus, AutoSummary } from './auto-types';
import type { SummaryRow } from './autos-list.repository';
import type { AutoRow } from './autos.repository';
import { allowedTransitions, canEdit, mustStayComplete, refreshBlock } from './transition-rules';

export interface Moment {
  now: Date;
  rate: StoredRate;
  media: MediaStore;
}

const text = (time: Date | null): string | undefined => time?.toISOString();
const orUndefined = <T>(value: T | null): T | undefined => value ?? undefined;

const reference = (id: number | null, name: string | null) =>
  id === null || name === null ? undefined : { id, name };

const option = (id: number | null, ru: string | null | undefined, uz: string | null | undefined) =>
  id === null || ru == null || uz == null
    ? undefined
    : { id, translations: { ru: { name: ru }, uz: { name: uz } } };

interface Lived {
  status: AutoStatus;
  is_edited: boolean;
  created_at: Date;
  closed_at: Date | null;
  expires_at: Date | null;
  next_update_at: Date | null;
}

function stateOf(auto: Lived, now: Date) {
  const block = refreshBlock(auto, now);
  const end = auto.closed_at ?? now;
  const isWaiting = auto.next_update_at !== null && auto.next_update_at.getTime() > now.getTime();
  return {
    days_in_salon: Math.max(0, Math.floor((end.getTime() - auto.created_at.getTime()) / day)),
    allowed_transitions: allowedTransitions(auto, 'dealer', now),
    can_edit: canEdit(auto.status),
    can_refresh: block === undefined,
    refresh_blocked_by: block,
    expires_at: auto.status === 'active' ? text(auto.expires_at) : undefined,
    next_update_at: isWaiting ? text(auto.next_update_at) : undefined,
  };
}

const pricesOf = ({ price, currency }: Pick<AutoRow, 'price' | 'currency'>, rate: StoredRate) =>
  price === null
    ? {}
    : {
        price,
        price_uzs: convert(price, currency, 'UZS', rate),
        price_usd: convert(price, currency, 'USD', rate),
        rate_date: rate.date,
      };

const modificationOf = (row: {
  modification_id: number | null;
  modification_name: string | null;
  volume_litres: number | null;
  horse_power: number | null;
}) =>
  row.modification_id === null || row.modification_name === null
    ? undefined
    : {
        id: row.modification_id,
        name: row.modification_name,
        volume_litres: orUndefined(row.volume_litres),
        horse_power: orUndefined(row.horse_power),
      };

function marketOf(row: SummaryRow, price: number | undefined): AutoSummary['market'] {
  const { comparables, median } = row;
  if (comparables == null) return undefined;
  const position = price === undefined ? undefined : marketPosition(price, row);
  if (price === undefined || !median || position === undefined)
    return { position: 'no_analysis', comparables };
  return {
    position,
    percent: Math.round((price / median - 1) * 100),
    median,
    comparables,
  };
}

/** What only the dealership sees; nothing for the buyers' site. */
function dealerParts(row: SummaryRow, { now, rate }: Moment): Partial<AutoSummary> {
  const { stocked_on, sold_on, cost, created_at, approved_price, approved_currency } = row;
  if (stocked_on === undefined) return {};
  const price = row.price === null ? undefined : convert(row.price, row.currency, 'UZS', rate);
  const approved = {
    approved_price: approved_price ?? null,
    approved_currency: approved_currency ?? null,
  };
  return {
    market: marketOf(row, price),
    days_in_stock: daysInStock(
      { purchased_on: stocked_on, created_at, sold_on: sold_on ?? undefined },
      now,
    ),
    figures_30d: {
      views: row.views_30d ?? 0,
      calls: row.calls_30d ?? 0,
      leads: row.leads_30d ?? 0,
    },
    money: cost == null ? undefined : { cost, ...marginOf(price, cost) },
    ...(mustStayComplete(row.status) && row.needs_moderation !== true
      ? freePrices(approved, row.currency, rate)
      : {}),
  };
}

export function toSummary(row: SummaryRow, moment: Moment): AutoSummary {
  const { now, rate, media } = moment;
  const isDeclined = row.status === 'moderation_declined';
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    brand: { id: row.brand_id, name: row.brand_name },
    car_model: { id: row.car_model_id, name: row.car_model_name },
    generation:
      row.generation_name === null
        ? undefined
        : reference(
            row.generation_id,
            generationName(row.generation_name, row.year_start, row.year_stop),
          ),
    modification: modificationOf(row),
    position: option(row.position_id, row.position_ru, row.position_uz),
    year: orUndefined(row.year),
    mileage: orUndefined(row.mileage),
    transmission: option(row.transmission_id, row.transmission_ru, row.transmission_uz),
    fuel_type: option(row.fuel_type_id, row.fuel_type_ru, row.fuel_type_uz),
    color: option(row.color_id, row.color_ru, row.color_uz),
    condition: orUndefined(row.condition),
    used_car: row.used_car,
    vin: orUndefined(row.vin),
    external_id: orUndefined(row.external_id),
    cover: toCover(row, media),
    photo_count: row.photo_count,
    avtosalon: reference(row.avtosalon_id, row.avtosalon_name),
    region: option(row.region_id, row.region_ru, row.region_uz),
    currency: row.currency,
    ...pricesOf(row, rate),
    sale_price: orUndefined(row.sale_price),
    sale_currency: orUndefined(row.sale_currency),
    is_karvon_nasiya: row.is_karvon_nasiya,
    is_trade_in: row.is_trade_in,
    is_cheaper: row.is_cheaper,
    views: row.views,
    likes: row.likes,
    calls: row.calls,
    chats: row.chats,
    leads: row.leads,
    created_at: row.created_at.toISOString(),
    status_changed_at: row.status_changed_at.toISOString(),
    published_at: text(row.published_at),
    reserved_until: row.status === 'barakami' ? text(row.reserved_until) : undefined,
    moderation_sent_at: text(row.moderation_sent_at),
    sold_at: text(row.sold_at),
    deactivation_reason: orUndefined(row.deactivation_reason),
    declined_reason: isDeclined ? row.declined_reasons[0] : undefined,
    declined_count: isDeclined ? row.declined_reasons.length : undefined,
    ...stateOf(row, now),
    ...dealerParts(row, moment),
  };
}

/** Maps a listing for the buyers' site, without the VIN and the dealer's internal data. */
export function toMarketplaceSummary(row: SummaryRow, moment: Moment): AutoSummary {
  const {
    vin: _vin,
    external_id: _number,
    sale_price: _sale,
    sale_currency: _currency,
    refresh_blocked_by: _block,
    ...rest
  } = toSummary(row, moment);
  return { ...rest, allowed_transitions: [], can_edit: false, can_refresh: false };
}

export interface AutoParts {
  photos: readonly ImageRow[];
  names: Awaited<ReturnType<AutoReferencesRepository['names']>>;
  totals: Awaited<ReturnType<AutoReferencesRepository['totals']>>;
}

function coreCarOf(row: AutoRow, { names }: AutoParts): AutoData['core_car'] {
  const single = (id: number | null) => {
    const found = id === null ? undefined : names.options.get(id);
    return option(id, found?.name_ru, found?.name_uz);
  };
  const list = (ids: readonly number[]) => ids.flatMap((id) => single(id) ?? []);
  const [media_tools, external_body_kit, optics, salon, services] = optionLists.map((set) =>
    list(row[set]),
  );
  return {
    ...plainFields(row, 'core_car.'),
    id: row.car_id,
    brand: { id: row.brand_id, name: names.brand_name },
    car_model: { id: row.car_model_id, name: names.car_model_name },
    generation:
      names.generation_name === null
        ? undefined
        : reference(
            row.generation_id,
            generationName(names.generation_name, names.year_start, names.year_stop),
          ),
    modification: modificationOf({ ...names, modification_id: row.modification_id }),
    position: option(row.position_id, names.position_ru, names.position_uz),
    body_type: single(row.body_type_id),
    fuel_type: single(row.fuel_type_id),
    transmission: single(row.transmission_id),
    drive_unit: single(row.drive_unit_id),
    color: single(row.color_id),
    paint_condition: single(row.paint_condition_id),
    media_tools: media_tools ?? [],
    external_body_kit: external_body_kit ?? [],
    optics: optics ?? [],
    salon: salon ?? [],
    services: services ?? [],
  };
}

export function toAuto(row: AutoRow, parts: AutoParts, { now, rate, media }: Moment): AutoData {
  const { names, photos, totals } = parts;
  return {
    ...plainFields(row, ''),
    id: row.id,
    version: row.version,
    status: row.status,
    car_id: row.car_id,
    core_car: coreCarOf(row, parts),
    avtosalon: reference(row.avtosalon_id, names.avtosalon_name),
    region: option(row.region_id, names.region_ru, names.region_uz),
    district: option(row.district_id, names.district_ru, names.district_uz),
    ...pricesOf(row, rate),
    photos: photos.map((photo) => toImage(photo, media)),
    ...totals,
    created_at: row.created_at.toISOString(),
    status_changed_at: row.status_changed_at.toISOString(),
    published_at: text(row.published_at),
    reserved_until: row.status === 'barakami' ? text(row.reserved_until) : undefined,
    refreshed_at: text(row.refreshed_at),
    moderation_sent_at: text(row.moderation_sent_at),
    sold_at: text(row.sold_at),
    sale_price: orUndefined(row.sale_price),
    sale_currency: orUndefined(row.sale_currency),
    deactivation_reason: orUndefined(row.deactivation_reason),
    reasons: row.status === 'moderation_declined' ? row.declined_reasons : [],
    ...stateOf(row, now),
    remoderation:
      row.status === 'active'
        ? { fields: [...identityFields, 'photos'], ...freePrices(row, row.currency, rate) }
        : undefined,
  };
}
