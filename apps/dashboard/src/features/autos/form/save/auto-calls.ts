import { idempotencyKey } from '@karvon/api/http';
import type { Auto } from '@karvon/api/main';
import { isPermanentError } from '../../../../shared/form/permanent-error';
import { autoCalls } from '../../queries';
import type { ListingSource } from '../known-car';
import { toCreate } from '../to-request';
import type { AutoForm } from '../use-auto-form';

/**
 * Creates the listing once, whatever happens on the way: key and body are in the draft until an answer has come, and a repeated
 * key gives the first answer again. What was typed since then is a change of that listing.
 *
 * @throws ApiError
 */
export async function createOnce(
  form: Pick<AutoForm, 'getValues' | 'setValue'>,
  source?: ListingSource,
): Promise<Auto> {
  const earlier = form.getValues('attempt');
  const body = earlier?.body ?? toCreate(form.getValues());
  if (body === undefined) throw new TypeError('brand and model are checked before');
  const attempt = earlier ?? { key: idempotencyKey(), body: { ...body, ...source } };
  form.setValue('attempt', attempt, { shouldDirty: true });
  try {
    const auto = await autoCalls.create(attempt.body, attempt.key);
    form.setValue('attempt', null);
    takeCopies(form, attempt.body.photos ?? [], auto.photos);
    return auto;
  } catch (error) {
    if (isPermanentError(error)) {
      form.setValue('attempt', null);
      // What is wrong with an earlier body says nothing of the fields on screen.
      if (earlier !== null) return createOnce(form, source);
    }
    throw error;
  }
}

/** Pictures of a buyer's car were copied for the listing: the form goes on with the copies. */
function takeCopies(
  form: Pick<AutoForm, 'getValues' | 'setValue'>,
  sent: readonly string[],
  kept: Auto['photos'],
): void {
  const copies = new Map(sent.map((id, at) => [id, kept[at]]));
  const photos = form.getValues('photos').map((photo) => {
    const copy = copies.get(photo.image?.id ?? '');
    return copy === undefined || copy.id === photo.image?.id ? photo : { ...photo, image: copy };
  });
  form.setValue('photos', photos);
}
