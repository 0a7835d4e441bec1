import type { Auto } from '@karvon/api/main';
import type { PhotoValue } from '../photos-field';

/**
 * Replaces the photos of a buyer's car with the copies that the server made for the listing. The old ids would not be valid in the next
 * request.
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
