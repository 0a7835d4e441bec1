import type { AutoQualityCheck } from '@karvon/api/main';
import { valueAt } from '../../../shared/resource/form/field-values';
import { optionLists, requiredFields } from './auto-fields';
import type { AutoFormValues } from './auto-fields';
import { isWaiting } from './model-choice';

export interface CompletenessItem {
  check: AutoQualityCheck;
  gain: number;
  /** Missing fields, photos, options or characters. */
  missing: number;
}

export interface Completeness {
  /** 0..100. */
  score: number;
  items: CompletenessItem[];
}

/** Weights of `getAutoQuality` in the contract: the form computes the same score before saving. */
const weights = {
  required: 50,
  photos: 18,
  options: 9,
  description: 5,
  vin: 5,
  modification: 4,
  position: 3,
  number_of_owners: 3,
  paint_condition: 3,
} as const satisfies Record<AutoQualityCheck, number>;

const enough = { photos: 10, options: 5, description: 200 } as const;

export function completenessOf(values: AutoFormValues): Completeness {
  const car = values.core_car;
  const photos = values.photos.length;
  const empty = requiredFields.filter((field) => valueAt(values, field) === null);
  const withoutPhotos = photos === 0 ? 1 : 0;
  const missingFields = empty.length + withoutPhotos;
  // Fields that wait for the model are left out: the form shows no error for them either.
  const asked = empty.filter((field) => !isWaiting(car, field)).length + withoutPhotos;
  const options = optionLists.reduce((sum, list) => sum + car[list].length, 0);
  const length = car.description.trim().length;

  const item = (check: AutoQualityCheck, reached: number, missing: number): CompletenessItem => ({
    check,
    gain: weights[check] - reached,
    missing,
  });
  const complete = (
    check: 'vin' | 'modification' | 'position' | 'number_of_owners' | 'paint_condition',
  ) =>
    car[check] === null || car[check] === '' ? item(check, 0, 1) : item(check, weights[check], 0);
  const reach = (check: 'options' | 'description', has: number) =>
    has >= enough[check] ? item(check, weights[check], 0) : item(check, 0, enough[check] - has);

  const all = requiredFields.length + 1;
  const items = [
    item('required', Math.floor((weights.required * (all - missingFields)) / all), asked),
    item(
      'photos',
      Math.min(Math.max(photos - 1, 0), enough.photos - 1) * 2,
      Math.max(enough.photos - Math.max(photos, 1), 0),
    ),
    reach('options', options),
    reach('description', length),
    complete('vin'),
    complete('modification'),
    complete('position'),
    complete('number_of_owners'),
    complete('paint_condition'),
  ].filter(({ gain }) => gain > 0);

  const lost = items.reduce((sum, { gain }) => sum + gain, 0);
  return { score: 100 - lost, items: items.toSorted((one, other) => other.gain - one.gain) };
}
