import type { ResponseOf } from '../../../platform/values/contract';
import type { WonCar } from './applications.service';

type TradeInAuto = ResponseOf<'getTradeInAuto'>;

/** Undefined when the car is not won. */
export function wonCarOf({ status, phone, client_name, car }: TradeInAuto): WonCar | undefined {
  if (status !== 'won' || phone === undefined) return undefined;
  const { title: _title, generation, modification, photos, ...rest } = car;
  return {
    client_name,
    phone,
    car: {
      ...rest,
      generation: generation?.id,
      modification: modification?.id,
      fuel_type: car.fuel_type?.id,
      transmission: car.transmission?.id,
      drive_unit: car.drive_unit?.id,
      color: car.color?.id,
      photos: photos.map(({ id }) => id),
    },
  };
}
