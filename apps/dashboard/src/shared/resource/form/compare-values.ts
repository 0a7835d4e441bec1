import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Difference, Side } from '../../form/conflict';
import { fieldsOf, valueAt, withValue } from './field-values';
import type { FormFields } from './form-definition';

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * Choices after a 412, in the order of the fields.
 * @param base values as loaded. Undefined when both sides count as changed
 */
export function compareValues<Values extends FieldValues>(
  fields: FormFields<Values>,
  base: Values | undefined,
  mine: Values,
  theirs: Values,
): Difference<FieldPath<Values>>[] {
  return fieldsOf(fields).flatMap(({ name, field }) => {
    const identity = (values: Values) => {
      const value = valueAt(values, name);
      return JSON.stringify(field.identity?.(value, values) ?? trimmed(value) ?? null);
    };
    const [here, there] = [identity(mine), identity(theirs)];
    if (here === there) return [];
    const was = base && identity(base);
    return [{ field: name, isMine: was !== here, isTheirs: was !== there }];
  });
}

export function mergeValues<Values extends FieldValues>(
  fields: FormFields<Values>,
  mine: Values,
  theirs: Values,
  choices: ReadonlyMap<string, Side>,
): Values {
  let merged = mine;
  for (const { name, field } of fieldsOf(fields)) {
    if (choices.get(name) !== 'theirs') continue;
    const [here, there] = [valueAt(mine, name), valueAt(theirs, name)];
    merged = withValue(merged, name, field.merge ? field.merge(here, there) : there);
  }
  return merged;
}
