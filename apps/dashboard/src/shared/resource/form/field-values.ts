import {
  get,
  set,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import type { FormFieldDefinition, FormFields } from './form-definition';

/** A field with its path; which type its value has is known where it is declared. */
export interface NamedField<Values extends FieldValues> {
  name: FieldPath<Values>;
  field: FormFieldDefinition<unknown, Values>;
}

/** Whether a path is one of the form's fields. */
export function isField<Values extends FieldValues>(
  fields: FormFields<Values>,
  path: string,
): path is FieldPath<Values> {
  return Object.hasOwn(fields, path);
}

/** The fields in the order of the screen. */
export function fieldsOf<Values extends FieldValues>(
  fields: FormFields<Values>,
): NamedField<Values>[];
// Entries of a record lose which name has which type; a field's own functions get the value at its own path only.
export function fieldsOf(fields: object): unknown {
  return Object.entries(fields).map(([name, field]: [string, unknown]) => ({ name, field }));
}

/** The value at a path. */
export const valueAt = (values: FieldValues, path: string): unknown => get(values, path);

/** A copy with another value at a path. */
export function withValue<Values extends FieldValues>(
  values: Values,
  path: string,
  value: unknown,
): Values {
  const copy = structuredClone(values);
  set(copy, path, value);
  return copy;
}

/** The form's field of a path of the contract: `core_car.media_tools.3` is the list that it is in. */
export function closestField<Values extends FieldValues>(
  fields: FormFields<Values>,
  path: string,
): FieldPath<Values> | undefined {
  let rest = path;
  while (rest !== '') {
    if (isField(fields, rest)) return rest;
    rest = rest.slice(0, Math.max(0, rest.lastIndexOf('.')));
  }
  return undefined;
}

/** The fields that are wrong, in the order of the screen; a list counts once, whatever is wrong in it. */
export function wrongFields<Values extends FieldValues>(
  fields: FormFields<Values>,
  errors: FieldErrors<Values>,
): FieldPath<Values>[] {
  return fieldsOf(fields)
    .map(({ name }) => name)
    .filter((name) => valueAt(errors, name) !== undefined);
}

/** Values are default values too, which TypeScript cannot see of a type parameter. */
export function asDefaults<Values extends FieldValues>(values: Values): DefaultValues<Values>;
export function asDefaults(values: FieldValues): unknown {
  return values;
}
