import { isApiError } from '@karvon/api/errors';
import type { PhotoValue } from '../photos-field';

/** Finds photos that the server deleted as unused, since a draft may outlive them. @returns ids of their images */
export function gonePhotos(error: unknown, photos: readonly PhotoValue[]): string[] {
  if (!isApiError(error, 'validation')) return [];
  const sent = photos.flatMap(({ image }) => (image === null ? [] : [image.id]));
  return error.fieldErrors.flatMap(({ field, code }) => {
    const at = /^photos\.(\d+)$/.exec(field)?.[1];
    const id = at === undefined || code !== 'unknown_reference' ? undefined : sent[Number(at)];
    return id === undefined ? [] : [id];
  });
}
