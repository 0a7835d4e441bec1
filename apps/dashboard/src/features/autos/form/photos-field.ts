import type { Image } from '@karvon/api/main';
import * as z from 'zod/mini';
import type { TextKey } from '../../../shared/i18n/use-text';
import type { FieldKind } from '../../../shared/resource/form/field-kinds';

const image = z.object({
  id: z.string(),
  url: z.string(),
  thumbnail: z.string(),
  name: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});

const photo = z.object({
  key: z.string(),
  name: z.string(),
  image: z.nullable(image),
});

/** Maximum number of photos, including those that are uploading. */
export const photoLimit = 30;

export type PhotoValue = z.infer<typeof photo>;

export const sentPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded !== null);

export const waitingPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded === null);

export function photoOf(uploaded: Image): PhotoValue {
  return { key: uploaded.id, name: uploaded.name ?? '', image: uploaded };
}

export const photosField = (
  label: TextKey,
): FieldKind<PhotoValue[], readonly Image[], string[]> => ({
  label,
  invalid: 'too_many_photos',
  format: (photos, { t }) => t('auto-form:conflict.photos', { count: sentPhotos(photos).length }),
  identity: (photos) => sentPhotos(photos).map((one) => one.image?.id),
  merge: (mine, theirs) => [...theirs, ...waitingPhotos(mine)],
  shape: z.array(photo),
  empty: [],
  from: (photos) => photos.map(photoOf),
  to: (photos) => photos.flatMap((one) => one.image?.id ?? []),
  files: (photos) => waitingPhotos(photos).map(({ key }) => key),
});
