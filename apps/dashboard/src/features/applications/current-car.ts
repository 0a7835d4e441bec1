import type { TradeInCar, TradeInCarInput } from '@karvon/api/main';
import { CreateApplicationBody } from '@karvon/api/zod/main/trade-in';
import * as z from 'zod/mini';
import { formatNumber } from '../../shared/format/number';
import { fieldOf } from '../../shared/resource/form/define-form';
import {
  numberField,
  type FieldKind,
  type FieldOptions,
} from '../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../shared/resource/form/field-set';

/** The id is null when the catalogue lacks the entry. */
type Named = { id: number | null; name: string } | null;

const namedField = (
  field: FieldOptions<Named>,
): FieldKind<Named, undefined, string | undefined> => ({
  format: (one) => one?.name ?? '',
  ...field,
  shape: z.nullable(z.object({ id: z.nullable(z.number()), name: z.string() })),
  empty: null,
  from: () => null,
  to: (one) => one?.name,
});

export const currentCarKinds = {
  brand: namedField({
    label: 'applications:form.brand',
    isRequired: true,
    path: 'current_car.brand',
  }),
  car_model: namedField({
    label: 'applications:form.model',
    isRequired: true,
    path: 'current_car.car_model',
  }),
  year: numberField({
    label: 'applications:form.year',
    isRequired: true,
    path: 'current_car.year',
  }),
  mileage: numberField({
    label: 'applications:form.mileage',
    path: 'current_car.mileage',
    format: (mileage, { language }) => (mileage === null ? '' : formatNumber(mileage, language, 0)),
  }),
} as const;

const currentCar = fieldSet(CreateApplicationBody, currentCarKinds);

export type CurrentCarValues = FieldValuesOf<typeof currentCar>;

export const CurrentCarField = fieldOf<CurrentCarValues>(currentCar.fields);

export const fromCurrentCar = (car: TradeInCar): CurrentCarValues => ({
  brand: { id: car.brand_id ?? null, name: car.brand },
  car_model: { id: car.model_id ?? null, name: car.car_model },
  year: car.year,
  mileage: car.mileage ?? null,
});

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
    mileage: mileage ?? undefined,
  };
}

/** Builds the car, which is sent as a whole. Properties without a field keep their values unless the model changes. */
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

export const modelRule = ({ brand }: CurrentCarValues): { car_model?: undefined } =>
  brand === null ? { car_model: undefined } : {};

export function currentCarField(path: string): keyof CurrentCarValues | undefined {
  if (path.startsWith('current_car.brand')) return 'brand';
  if (path.startsWith('current_car.year')) return 'year';
  if (path.startsWith('current_car.mileage')) return 'mileage';
  return path.startsWith('current_car') ? 'car_model' : undefined;
}
