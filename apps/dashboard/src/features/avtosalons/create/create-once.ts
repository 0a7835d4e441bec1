import { isApiError } from '@karvon/api/errors';
import { etagOf, idempotencyKey } from '@karvon/api/http';
import type { Avtosalon } from '@karvon/api/main';
import { createAvtosalon, getAvtosalon, updateAvtosalon } from '@karvon/api/main/avtosalons';
import type { UseFormReturn } from 'react-hook-form';
import { isRefusedForGood } from '../../../shared/form/refused-for-good';
import {
  fromAvtosalon,
  toRequest,
  toUpdate,
  type AvtosalonFormValues,
} from '../form/avtosalon-form-values';

type Form = Pick<UseFormReturn<AvtosalonFormValues>, 'getValues' | 'setValue'>;

/**
 * Creates the showroom once, whatever happens on the way: key and body stand in the draft until an answer has come, over a reload
 * too, and a repeated key gives the first answer again. What was typed since then is a change of that showroom.
 *
 * @throws ApiError
 */
export async function createOnce(form: Form): Promise<Avtosalon> {
  const earlier = form.getValues('attempt');
  const attempt = earlier ?? { key: idempotencyKey(), body: toRequest(form.getValues()) };
  if (earlier === null) form.setValue('attempt', attempt, { shouldDirty: true });
  let made: Avtosalon;
  try {
    made = await createAvtosalon(attempt.body, { 'Idempotency-Key': attempt.key });
  } catch (error) {
    if (isRefusedForGood(error)) {
      form.setValue('attempt', null);
      // What is wrong with an earlier body says nothing of the fields on screen.
      if (earlier !== null) return createOnce(form);
    }
    throw error;
  }
  return earlier === null ? made : bringUp(made.id, form);
}

/** Makes the showroom of an earlier attempt what stands on the screen now. The attempt stays until that is done. */
async function bringUp(id: number, form: Form): Promise<Avtosalon> {
  try {
    // The first answer tells how it was then.
    const now = await getAvtosalon(id);
    const changes = toUpdate(form.getValues(), fromAvtosalon(now));
    if (changes === undefined) return now;
    return await updateAvtosalon(id, changes, { 'If-Match': etagOf(now) });
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
    // Deleted since then: what stands on the screen is another one.
    form.setValue('attempt', null);
    return createOnce(form);
  }
}
