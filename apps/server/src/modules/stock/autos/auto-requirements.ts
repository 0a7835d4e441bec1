import { phoneErrors } from '../../../platform/http/phone-errors';
import { type FieldError, duplicates } from '../../../platform/http/problem';
import {
  type FieldPath,
  columnOf,
  optionLists,
  requiredFields,
  type AutoFields,
} from './auto-fields';

/** `null` when the entry does not exist. */
export interface KnownReferences {
  brand: { hidden: boolean } | null;
  car_model: { brand_id: number; hidden: boolean } | null;
  generation: {
    car_model_id: number;
    year_start: number;
    year_stop: number | null;
    hidden: boolean;
  } | null;
  modification: { generation_id: number; hidden: boolean } | null;
  position: { car_model_id: number; hidden: boolean } | null;
  avtosalon: { hidden: boolean } | null;
  region: { hidden: boolean } | null;
  district: { region_id: number; hidden: boolean } | null;
  options: ReadonlyMap<number, { set: string; hidden: boolean }>;
}

type Known = { hidden: boolean } | null;

const optionFields = [
  'body_type',
  'fuel_type',
  'transmission',
  'drive_unit',
  'color',
  'paint_condition',
] as const;

/**
 * Errors of references that do not exist, do not belong to their parent, or left the catalogue. `mayBeHidden` returns true for unchanged
 * fields, which may keep hidden entries.
 */
export function referenceErrors(
  fields: AutoFields,
  known: KnownReferences,
  mayBeHidden: (path: FieldPath) => boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  const addError = (field: string) => errors.push({ field, code: 'unknown_reference' });
  const check = (path: FieldPath, entry: Known | undefined, fitsParent = true) => {
    if (fields[columnOf(path)] === null) return;
    const isGone = entry?.hidden === true && !mayBeHidden(path);
    if (entry === null || entry === undefined || isGone || !fitsParent) addError(path);
  };
  const { car_model, generation, modification, position, district } = known;
  check('core_car.brand', known.brand);
  check('core_car.car_model', car_model, car_model?.brand_id === fields.brand_id);
  check('core_car.generation', generation, generation?.car_model_id === fields.car_model_id);
  check(
    'core_car.modification',
    modification,
    modification?.generation_id === fields.generation_id,
  );
  check('core_car.position', position, position?.car_model_id === fields.car_model_id);
  check('avtosalon', known.avtosalon);
  check('region', known.region);
  check('district', district, district?.region_id === fields.region_id);
  for (const set of optionFields) {
    const id = fields[`${set}_id`];
    const entry = id === null ? null : known.options.get(id);
    check(`core_car.${set}`, entry, entry?.set === set);
  }
  for (const set of optionLists) {
    const keepsHidden = mayBeHidden(`core_car.${set}`);
    fields[set].forEach((id, index) => {
      const entry = known.options.get(id);
      if (entry?.set !== set || (entry.hidden && !keepsHidden))
        addError(`core_car.${set}.${index}`);
    });
  }
  return errors;
}

const isOrdered = (low: number | null, high: number | null) =>
  low === null || high === null || low <= high;

/** Errors of contradicting fields, which apply to drafts too. `now` determines which years are in the future. */
export function consistencyErrors(
  fields: AutoFields,
  photos: readonly string[],
  { generation }: Pick<KnownReferences, 'generation'>,
  now: Date,
): FieldError[] {
  const errors: FieldError[] = [];
  const { year, price, price_from, price_to, time_from, time_to } = fields;
  if (year !== null && year > now.getUTCFullYear() + 1) {
    errors.push({ field: 'core_car.year', code: 'year_in_future' });
  } else if (year !== null && generation !== null) {
    const { year_start, year_stop } = generation;
    if (year < year_start || year > (year_stop ?? 9999)) {
      errors.push({
        field: 'core_car.year',
        code: 'year_out_of_generation',
        params: year_stop === null ? { from: year_start } : { from: year_start, to: year_stop },
      });
    }
  }
  if (!isOrdered(price_from, price)) errors.push({ field: 'price_from', code: 'price_order' });
  if (!isOrdered(price, price_to) || !isOrdered(price_from, price_to))
    errors.push({ field: 'price_to', code: 'price_order' });
  if (time_from !== null && time_to === null) errors.push({ field: 'time_to', code: 'required' });
  if (time_from === null && time_to !== null) errors.push({ field: 'time_from', code: 'required' });

  errors.push(...duplicates('photos', photos));
  errors.push(...phoneErrors('additional_phones', fields.additional_phones));
  errors.push(
    ...duplicates(
      'changed_part',
      fields.changed_part.map(({ part }) => part),
    ),
  );
  for (const set of optionLists) errors.push(...duplicates(`core_car.${set}`, fields[set]));
  return errors;
}

export function missingErrors(fields: AutoFields, photoCount: number): FieldError[] {
  const errors: FieldError[] = requiredFields
    .filter((path) => fields[columnOf(path)] === null)
    .map((field) => ({ field, code: 'required' }));
  if (fields.price === 0) errors.push({ field: 'price', code: 'price_positive' });
  if (photoCount === 0) errors.push({ field: 'photos', code: 'photos_min' });
  return errors;
}
