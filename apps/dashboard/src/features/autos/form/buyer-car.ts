import type { TradeInCar } from '@karvon/api/main';
import type { AutoFormValues } from './auto-fields';
import { photoOf } from './photos-field';
import type { KnownCar } from './known-car';

/** What a buyer's car says of the listing that it becomes: everything but the price and the text, which are the dealer's. */
export function fromBuyerCar(
  car: TradeInCar,
  avtosalon: AutoFormValues['avtosalon'] | undefined,
): KnownCar {
  const { brand_id, model_id, brand, car_model, photos, condition, changed_part } = car;
  return {
    core_car: {
      ...(brand_id !== undefined && { brand: { id: brand_id, name: brand } }),
      ...(model_id !== undefined && { car_model: { id: model_id, name: car_model } }),
      year: car.year,
      generation: car.generation?.id ?? null,
      modification: car.modification?.id ?? null,
      fuel_type: car.fuel_type?.id ?? null,
      transmission: car.transmission?.id ?? null,
      drive_unit: car.drive_unit?.id ?? null,
      color: car.color?.id ?? null,
      mileage: car.mileage ?? null,
      number_of_owners: car.number_of_owners ?? null,
      vin: car.vin ?? '',
    },
    listing: {
      photos: photos.map(photoOf),
      condition: condition ?? null,
      changed_part: (changed_part ?? []).map(({ part, change }) => ({ part, change })),
      ...(avtosalon !== undefined && { avtosalon }),
    },
  };
}
