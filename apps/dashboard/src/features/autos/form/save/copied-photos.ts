import type { Auto } from '@karvon/api/main';
import type { PhotoValue } from '../photos-field';

/**
 * Photos of a buyer's car were copied for the listing: the form goes on with the copies, for sent again under their old ids they would be
 * nobody's.
 *
 * @param sent ids of the images as they were sent
 * @param kept the listing's images, in the same order
 */
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
