import type { Auto } from '@karvon/api/main';
import type { PhotoValue } from '../photos-field';

/** Replaces ids of a buyer's photos, which the server copied for the listing. The old ids are invalid. @param kept in the same order as `sent` */
export function copiedPhotos(
  photos: readonly PhotoValue[],
  sent: readonly string[],
  kept: Auto['photos'],
): PhotoValue[] {
  const copies = new Map(sent.map((id, at) => [id, kept[at]]));
  return photos.map((photo) => {
    const copy = copies.get(photo.image?.id ?? '');
    return copy === undefined || copy.id === photo.image?.id ? photo : { ...photo, image: copy };
  });
}
