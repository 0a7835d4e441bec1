import { isValidPhoneNumber } from 'libphonenumber-js';
import { phoneErrors } from '../../../platform/http/phone-errors';
import { type FieldError, duplicates } from '../../../platform/http/problem';
import type { CatalogIndex } from '../../catalogue/catalog/catalog.service';
import type { AvtosalonFields } from './avtosalon-fields';

/** A blank name counts as missing. */
export const tidy = (fields: AvtosalonFields): AvtosalonFields => ({
  ...fields,
  name: fields.name.trim(),
  address: fields.address.trim(),
});

const unknown = (field: string): FieldError => ({ field, code: 'unknown_reference' });

function placeErrors({ region, district }: AvtosalonFields, { rows }: CatalogIndex): FieldError[] {
  const errors: FieldError[] = [];
  const known = rows.regions.get(region);
  if (known === undefined || known.hidden) errors.push(unknown('region'));
  if (district !== null && rows.districts.get(district)?.region_id !== region) {
    errors.push(unknown('district'));
  }
  return errors;
}

/** Errors that the contract's schemas cannot express. @param isUsable true when the dealer may use that image */
export function avtosalonErrors(
  fields: AvtosalonFields,
  catalog: CatalogIndex,
  isUsable: (image: string) => boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['name', 'address'] as const) {
    if (fields[field] === '') errors.push({ field, code: 'required' });
  }
  if (!isValidPhoneNumber(fields.phone)) errors.push({ field: 'phone', code: 'invalid_phone' });
  errors.push(...phoneErrors('additional_phones', fields.additional_phones));
  const weekdays = fields.weekday_hours.map(({ weekday }) => weekday);
  errors.push(...duplicates('weekday_hours', weekdays));
  errors.push(...placeErrors(fields, catalog));
  for (const field of ['logo', 'facade_photo'] as const) {
    if (!isUsable(fields[field])) errors.push(unknown(field));
  }
  return errors;
}
