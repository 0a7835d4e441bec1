import { tashkentYear } from '../../../shared/format/date';
import { phoneProblem } from '../../../shared/form/phone-problem';
import type { AutoFormValues } from './auto-form-values';
import { requiredFields, valueAt, type AutoField } from './auto-fields';

/** One thing that is wrong: a path of the form and a code of the namespace `errors`. */
export interface FieldProblem {
  field: AutoField | `additional_phones.${number}`;
  code: string;
}

/** From when on a photo counts as there: one that is still being uploaded does. */
export const photoLimit = 30;

const vin = /^[A-HJ-NPR-Z0-9]{17}$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const amounts = [
  'price',
  'price_from',
  'price_to',
  'vat_price',
  'cip_price',
  'cip_certificate_price',
] as const;

/** What contradicts itself or cannot be sent: a draft must be free of it too. */
export function draftProblems(values: AutoFormValues, now = new Date()): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const addError = (field: FieldProblem['field'], code: string) => problems.push({ field, code });
  const { core_car: car, price, price_from, price_to, time_from, time_to } = values;

  if (car.brand === null) addError('core_car.brand', 'required');
  if (car.car_model === null) addError('core_car.car_model', 'required');
  if (car.year !== null && car.year > tashkentYear(now) + 1)
    addError('core_car.year', 'year_in_future');
  if (car.vin !== '' && !vin.test(car.vin.toUpperCase())) addError('core_car.vin', 'vin_invalid');
  if (car.mileage !== null && car.mileage < 0) addError('core_car.mileage', 'mileage_minimum');
  if (car.mileage !== null && car.mileage > 2_000_000) addError('core_car.mileage', 'max:2000000');
  if (car.description.length > 5000) addError('core_car.description', 'max_length:5000');
  if (values.terms_of_rent.length > 1000) addError('terms_of_rent', 'max_length:1000');

  for (const name of amounts) {
    if ((values[name] ?? 0) > 1e12) addError(name, 'too_large');
  }
  if (price_from !== null && price !== null && price_from > price)
    addError('price_from', 'price_order');
  if (price_to !== null && price !== null && price_to < price) addError('price_to', 'price_order');
  else if (price_to !== null && price_from !== null && price_to < price_from)
    addError('price_to', 'price_order');

  if (time_from !== '' && !time.test(time_from)) addError('time_from', 'time_invalid');
  if (time_to !== '' && !time.test(time_to)) addError('time_to', 'time_invalid');
  if (time_from !== '' && time_to === '') addError('time_to', 'required');
  if (time_from === '' && time_to !== '') addError('time_from', 'required');
  if (time.test(time_from) && time.test(time_to) && time_from >= time_to)
    addError('time_to', 'time_order');

  values.additional_phones.forEach((phone, index, all) => {
    if (phone === '') return;
    const problem = phoneProblem(phone, 'any');
    if (problem !== undefined) addError(`additional_phones.${index}`, problem);
    else if (all.indexOf(phone) !== index) addError(`additional_phones.${index}`, 'duplicate');
  });
  if (values.photos.length > photoLimit) addError('photos', 'too_many_photos');
  return problems;
}

/** What is missing before a moderator may see the listing (specification §5; the server's rules are the same). */
export function missingProblems(values: AutoFormValues): FieldProblem[] {
  const problems: FieldProblem[] = requiredFields
    .filter((field) => valueAt(values, field) === null)
    .map((field) => ({ field, code: 'required' }));
  if (values.price === 0) problems.push({ field: 'price', code: 'price_positive' });
  if (values.photos.length === 0) problems.push({ field: 'photos', code: 'photos_min' });
  return problems;
}

/** Everything that is between the form and moderation, each field once. */
export function allProblems(values: AutoFormValues): FieldProblem[] {
  const seen = new Set<string>();
  return [...missingProblems(values), ...draftProblems(values)].filter(
    ({ field }) => !seen.has(field) && seen.add(field),
  );
}
