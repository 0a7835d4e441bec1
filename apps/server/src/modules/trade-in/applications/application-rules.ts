import { nameSpellings } from '../../../platform/values/name-spellings';
import { norm, normCompact } from '../../../platform/values/text-norm';
import { searchText } from '../../../platform/db/text-search';
import { type FieldError, missing } from '../../../platform/http/problem';
import { phoneTerms } from '../../../platform/values/phone';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import type { ApplicationUpdate, CarInput, StoredCar } from './application-types';
import type { StoredApplication } from './applications.repository';

/** One phone and one car, regardless of case, script and spaces of its names. */
export const samenessOf = (phone: string, { brand, car_model, year }: StoredCar): string =>
  [phone, normCompact(brand), normCompact(car_model), year].join('|');

export function applicationSearch(
  { client_name, phone }: Pick<StoredApplication, 'client_name' | 'phone'>,
  { brand, car_model }: StoredCar,
): string {
  return searchText([
    ...nameSpellings(client_name),
    ...phoneTerms(phone),
    ...[brand, car_model].map(norm),
    ...[brand, car_model].map(normCompact),
  ]);
}

/** Errors of a car's entries that are not in the catalogue, do not belong to their parent, or are in the future. */
export function carErrors(
  car: Omit<CarInput, 'photos'>,
  { rows }: CatalogIndex,
  thisYear: number,
): FieldError[] {
  const { brand_id, model_id, generation, modification } = car;
  const errors: FieldError[] = [
    ...(car.brand.trim() === '' ? [missing('current_car.brand')] : []),
    ...(car.car_model.trim() === '' ? [missing('current_car.car_model')] : []),
  ];
  const check = (field: string, id: number | undefined, isKnown: boolean) => {
    if (id !== undefined && !isKnown)
      errors.push({ field: `current_car.${field}`, code: 'unknown_reference' });
  };
  check('brand_id', brand_id, rows.brands.has(brand_id ?? 0));
  check('model_id', model_id, rows.models.get(model_id ?? 0)?.brand_id === brand_id);
  check('generation', generation, rows.generations.get(generation ?? 0)?.car_model_id === model_id);
  check(
    'modification',
    modification,
    rows.modifications.get(modification ?? 0)?.generation_id === generation,
  );
  for (const set of ['fuel_type', 'transmission', 'drive_unit', 'color'] as const)
    check(set, car[set], rows.options.get(car[set] ?? 0)?.set === set);
  if (car.year > thisYear + 1)
    errors.push({
      field: 'current_car.year',
      code: 'year_in_future',
      params: { max: thisYear + 1 },
    });
  return errors;
}

export function statusErrors(
  body: ApplicationUpdate,
  row: Pick<StoredApplication, 'scheduled_at'>,
  now: Date,
): FieldError[] {
  const { status, scheduled_at, reject_reason } = body;
  const errors: FieldError[] = [];
  if (status === 'scheduled' && scheduled_at === undefined) errors.push(missing('scheduled_at'));
  if (scheduled_at !== undefined) {
    const time = Date.parse(scheduled_at);
    const isPresent = time === row.scheduled_at?.getTime();
    if (!isPresent && time <= now.getTime())
      errors.push({ field: 'scheduled_at', code: 'time_in_past' });
  }
  if (status === 'approved' && body.price == null) errors.push(missing('price'));
  if (status === 'approved' && body.currency === undefined) errors.push(missing('currency'));
  if (status === 'rejected' && reject_reason === undefined) errors.push(missing('reject_reason'));
  if (status !== 'rejected' && reject_reason !== undefined)
    errors.push({ field: 'reject_reason', code: 'invalid_value' });
  if (reject_reason === 'other' && (body.manager_comment ?? '').trim() === '')
    errors.push(missing('manager_comment'));
  return errors;
}
