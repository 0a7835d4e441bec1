import {
  get,
  set,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import type { FormFieldDefinition, FormFields } from './form-definition';

export interface NamedField<Values extends FieldValues> {
  name: FieldPath<Values>;
  field: FormFieldDefinition<unknown, Values>;
}

export function isField<Values extends FieldValues>(
  fields: FormFields<Values>,
  path: string,
): path is FieldPath<Values> {
  return Object.hasOwn(fields, path);
}

export function fieldsOf<Values extends FieldValues>(
  fields: FormFields<Values>,
): NamedField<Values>[];
// Records lose the types of their entries, but each function only receives the value at its own path.
export function fieldsOf(fields: object): unknown {
  return Object.entries(fields).map(([name, field]: [string, unknown]) => ({ name, field }));
}

export const valueAt = (values: FieldValues, path: string): unknown => get(values, path);

export function withValue<Values extends FieldValues>(
  values: Values,
  path: string,
  value: unknown,
): Values {
  const copy = structuredClone(values);
  set(copy, path, value);
  return copy;
}

/** The field that contains a path: `core_car.media_tools.3` belongs to the list. */
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

/** Fields with errors, in the order of the screen. A list counts once. */
export function wrongFields<Values extends FieldValues>(
  fields: FormFields<Values>,
  errors: FieldErrors<Values>,
): FieldPath<Values>[] {
  return fieldsOf(fields)
    .map(({ name }) => name)
    .filter((name) => valueAt(errors, name) !== undefined);
}

/** Values as default values, which TypeScript cannot prove. */
export function asDefaults<Values extends FieldValues>(values: Values): DefaultValues<Values>;
export function asDefaults(values: FieldValues): unknown {
  return values;
}
