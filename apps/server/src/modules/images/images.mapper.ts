import type { MediaStore } from '../../media/media-store';
import type { StoredImage } from './images.repository';

export const fullName = (id: string) => `${id}.webp`;
export const thumbnailName = (id: string) => `${id}.thumb.webp`;

/** The contract's `Image`. */
export interface Image {
  id: string;
  url: string;
  thumbnail: string;
  name: string;
  width: number;
  height: number;
}

/** Row → the contract's `Image`. */
export const toImage = (
  { id, name, width, height }: Pick<StoredImage, 'id' | 'name' | 'width' | 'height'>,
  media: MediaStore,
): Image => ({
  id,
  url: media.url(fullName(id)),
  thumbnail: media.url(thumbnailName(id)),
  name,
  width,
  height,
});
