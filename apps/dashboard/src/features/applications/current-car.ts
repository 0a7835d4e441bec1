import type { TradeInCar, TradeInCarInput } from '@karvon/api/main';
import * as z from 'zod/mini';
import { requiredRule } from '../../shared/form/field-rules';
import { formatNumber } from '../../shared/format/number';
import { fieldOf } from '../../shared/resource/form/define-form';
import type { FormFields } from '../../shared/resource/form/form-definition';

/** Of the catalogue, or a name alone where the catalogue does not know it. */
const named = z.nullable(z.object({ id: z.nullable(z.number()), name: z.string() }));

/** What of the buyer's car is asked for: the form that writes an application down, and the one that works on it, share it. */
export const currentCarShape = {
  brand: named,
  car_model: named,
  year: z.nullable(z.number()),
  mileage: z.nullable(z.number()),
} as const;

const currentCarValues = z.object(currentCarShape);

export type CurrentCarValues = z.infer<typeof currentCarValues>;

export const emptyCurrentCar: CurrentCarValues = {
  brand: null,
  car_model: null,
  year: null,
  mileage: null,
};

export const fromCurrentCar = (car: TradeInCar): CurrentCarValues => ({
  brand: { id: car.brand_id ?? null, name: car.brand },
  car_model: { id: car.model_id ?? null, name: car.car_model },
  year: car.year,
  mileage: car.mileage ?? null,
});

/** What the contract takes of these fields. */
export function toCurrentCar({
  brand,
  car_model,
  year,
  mileage,
}: CurrentCarValues): TradeInCarInput {
  return {
    brand: brand?.name ?? '',
    car_model: car_model?.name ?? '',
    ...(brand != null && brand.id !== null && { brand_id: brand.id }),
    ...(car_model != null && car_model.id !== null && { model_id: car_model.id }),
    year: year ?? 0,
    ...(mileage !== null && { mileage }),
  };
}

/** A car is replaced as one: what the fields do not ask for stays as it was, unless it belongs to another model. */
export function changedCar(car: TradeInCar, values: CurrentCarValues): TradeInCarInput {
  const { condition, number_of_owners, changed_part, vin, description, photos } = car;
  const { generation, modification } = values.car_model?.id === car.model_id ? car : {};
  const ids = {
    generation,
    ...(generation !== undefined && { modification }),
    fuel_type: car.fuel_type,
    transmission: car.transmission,
    drive_unit: car.drive_unit,
    color: car.color,
  };
  return {
    ...toCurrentCar(values),
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([name, one]) => (one === undefined ? [] : [[name, one.id]])),
    ),
    ...(condition !== undefined && { condition }),
    ...(number_of_owners !== undefined && { number_of_owners }),
    ...(changed_part !== undefined && { changed_part }),
    ...(vin !== undefined && { vin }),
    ...(description !== undefined && { description }),
    photos: photos.map(({ id }) => id),
  };
}

export const currentCarRules = ({ brand, car_model, year }: CurrentCarValues) => ({
  brand: requiredRule(brand),
  // Nobody is asked for what cannot be chosen yet.
  car_model: brand === null ? undefined : requiredRule(car_model),
  year: requiredRule(year),
});

/** The form's field of a field of the contract. */
export function currentCarField(path: string): keyof CurrentCarValues | undefined {
  if (path.startsWith('current_car.brand')) return 'brand';
  if (path.startsWith('current_car.year')) return 'year';
  if (path.startsWith('current_car.mileage')) return 'mileage';
  return path.startsWith('current_car') ? 'car_model' : undefined;
}

const nameOf = (one: CurrentCarValues['brand']) => one?.name ?? '';

export const currentCarFields = {
  brand: { label: 'applications:form.brand', isRequired: true, format: nameOf },
  car_model: { label: 'applications:form.model', isRequired: true, format: nameOf },
  year: { label: 'applications:form.year', isRequired: true },
  mileage: {
    label: 'applications:form.mileage',
    format: (mileage, { language }) => (mileage === null ? '' : formatNumber(mileage, language, 0)),
  },
} as const satisfies FormFields<CurrentCarValues>;

/** A field of the car, in whichever form is around it. */
export const CurrentCarField = fieldOf<CurrentCarValues>(currentCarFields);
