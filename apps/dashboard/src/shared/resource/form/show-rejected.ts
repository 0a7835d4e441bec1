import { isApiError } from '@karvon/api/errors';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { closestField, fieldsOf } from './field-values';
import type { Entity, FormDefinition } from './form-definition';

/** Shows errors at their fields and focuses the first one. @returns false when an error belongs to no field */
export function showRejected<Of extends Entity, Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  definition: Pick<
    FormDefinition<Of, Values, never, never, never>,
    'fields' | 'fieldOf' | 'codeOf'
  >,
  focus: (field: FieldPath<Values>) => void,
): boolean {
  if (!isApiError(error, 'validation', 'conflict') || error.fieldErrors.length === 0) return false;
  const { fields, fieldOf, codeOf } = definition;
  const codes = new Map<string, string>();
  let hasUnmatched = false;
  for (const { field: path, code } of error.fieldErrors) {
    const field = fieldOf?.(path, form.getValues()) ?? closestField(fields, path);
    if (field === undefined) hasUnmatched = true;
    else if (!codes.has(field)) codes.set(field, codeOf?.(field, code) ?? code);
  }
  const wrong = fieldsOf(fields).filter(({ name }) => codes.has(name));
  for (const { name } of wrong) {
    form.setError(name, { type: 'server', message: codes.get(name) ?? '' });
  }
  const [first] = wrong;
  if (first !== undefined) focus(first.name);
  return !hasUnmatched;
}
