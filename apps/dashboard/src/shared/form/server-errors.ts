import { isApiError } from '@karvon/api/errors';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's rejections at their fields.
 *
 * @param toField name of the contract's field → name in the form, where they differ; undefined = the form has no such field
 * @returns what found no field: it belongs above the form
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  toField: (field: string) => Path<Values> | undefined,
): readonly string[] {
  if (!isApiError(error, 'validation')) return [];
  const unmatched: string[] = [];
  let isFirst = true;
  for (const { field, code } of error.fieldErrors) {
    const name = toField(field);
    if (name === undefined) {
      unmatched.push(field);
      continue;
    }
    form.setError(name, { type: 'server', message: code }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return unmatched;
}
