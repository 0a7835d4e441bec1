import { carTitle, shortCarTitle } from '../../catalogue/catalog/car-title';
import { generationName } from '../../catalogue/catalog/generation-name';
import { translationsOf } from '../../catalogue/catalog/translations';
import { type Image, toCover } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import { convert } from '../../../platform/values/money';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import type { MemberRef } from '../../identity/members/members.service';
import { applicationFields } from './application-fields';
import type { Application, ApplicationStatus, StoredCar } from './application-types';
import type { ApplicationRow, StoredApplication } from './applications.repository';

export interface Relations {
  catalog: CatalogIndex;
  photos: readonly Image[];
  responsible: MemberRef | undefined;
}

export interface Moment {
  now: Date;
  rate: { rate: number; date: string };
  media: MediaStore;
}

/** Includes undo of scheduling while it is possible. */
export function allowedTransitions(
  { status, restorable_until }: Pick<StoredApplication, 'status' | 'restorable_until'>,
  now: Date,
): ApplicationStatus[] {
  if (status === 'pending') return ['scheduled', 'rejected'];
  if (status !== 'scheduled') return [];
  const isRestorable = restorable_until !== null && restorable_until >= now;
  return ['scheduled', 'approved', 'rejected', ...(isRestorable ? (['pending'] as const) : [])];
}

/** "Chevrolet Spark, 2019". */
export const carName = ({ brand, car_model, year }: StoredCar): string =>
  `${brand} ${car_model}, ${year}`;

function toCar(car: StoredCar, { rows }: CatalogIndex, photos: readonly Image[]) {
  const option = (id: number | undefined) => {
    const found = id === undefined ? undefined : rows.options.get(id);
    return found === undefined ? undefined : { id: found.id, translations: translationsOf(found) };
  };
  const generation = rows.generations.get(car.generation ?? 0);
  const modification = rows.modifications.get(car.modification ?? 0);
  return {
    ...car,
    title: carName(car),
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
    fuel_type: option(car.fuel_type),
    transmission: option(car.transmission),
    drive_unit: option(car.drive_unit),
    color: option(car.color),
    photos: [...photos],
  };
}

/** The rate of the approval, else of the day. */
export const rateOf = (row: StoredApplication, { rate }: Pick<Moment, 'rate'>) =>
  row.rate === null || row.rate_date === null ? rate : { rate: row.rate, date: row.rate_date };

/** In the application's currency. */
export function desiredPrice(
  row: ApplicationRow,
  moment: Pick<Moment, 'rate'>,
): number | undefined {
  if (row.frozen_desired_price !== null) return row.frozen_desired_price;
  if (row.asked_price === null || row.asked_currency === null) return undefined;
  return convert(row.asked_price, row.asked_currency, row.currency, rateOf(row, moment));
}

/** Amount that the buyer adds; negative when the dealership adds. */
export function surchargeOf(row: ApplicationRow, moment: Pick<Moment, 'rate'>): number | undefined {
  const base = row.price ?? row.market_price;
  const asked = desiredPrice(row, moment);
  return base === null || asked === undefined ? undefined : asked - base;
}

export function toApplication(
  row: ApplicationRow,
  { catalog, photos, responsible }: Relations,
  moment: Moment,
): Application {
  const { now, media } = moment;
  const title = carTitle(row);
  const { rate, date } = rateOf(row, moment);
  const isRestorable = row.restorable_until !== null && row.restorable_until >= now;
  return {
    ...applicationFields.shown(row),
    id: row.id,
    version: row.version,
    source: row.source,
    current_car: toCar(row.car, catalog, photos),
    ...(row.desired_car_id === null || title === undefined
      ? {}
      : {
          desired_car: {
            id: row.desired_car_id,
            title,
            short_title: shortCarTitle(row),
            photo: toCover(row, media),
          },
          desired_status: row.desired_status ?? undefined,
          desired_price: desiredPrice(row, moment),
          desired_currency:
            desiredPrice(row, moment) === undefined ? undefined : (row.asked_currency ?? undefined),
        }),
    surcharge: surchargeOf(row, moment),
    rate: { rate: Math.round(rate), date },
    status: row.status,
    allowed_transitions: allowedTransitions(row, now),
    restorable_until:
      row.status === 'scheduled' && isRestorable ? row.restorable_until?.toISOString() : undefined,
    scheduled_at: row.scheduled_at?.toISOString(),
    is_overdue: row.status === 'scheduled' && row.scheduled_at !== null && row.scheduled_at < now,
    reject_reason: row.reject_reason ?? undefined,
    responsible,
    avtosalon:
      row.avtosalon_id === null || row.avtosalon_name === null
        ? undefined
        : { id: row.avtosalon_id, name: row.avtosalon_name },
    auto_id: row.listing_id ?? undefined,
    contact_count: row.contact_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    decided_at: row.decided_at?.toISOString(),
  };
}
