import { isApiError } from '@karvon/api/errors';
import type { UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from '../../../shared/form/server-errors';
import { avtosalonShape, type AvtosalonFormValues } from './avtosalon-form-values';

const isField = (name: string): name is keyof AvtosalonFormValues =>
  Object.hasOwn(avtosalonShape.shape, name);

/**
 * Puts the server's refusals at their fields.
 *
 * @returns false when something found no field and has to be said above the form
 */
export function placeServerErrors(
  error: unknown,
  form: UseFormReturn<AvtosalonFormValues>,
): boolean {
  if (!isApiError(error, 'validation') || error.fieldErrors.length === 0) return false;
  const homeless = applyServerErrors<AvtosalonFormValues>(error, form, (name) =>
    isField(name) ? name : undefined,
  );
  for (const name of ['logo', 'facade_photo'] as const) {
    // A picture that nothing uses is swept in the end: a draft may outlive it.
    if (form.getFieldState(name).error?.message !== 'unknown_reference') continue;
    form.setError(name, { type: 'server', message: 'picture_gone' });
  }
  return homeless.length === 0;
}
