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
  /** Key on this device: the file is stored under it until it is uploaded. */
  key: z.string(),
  name: z.string(),
  /** Null while it is on the device only. */
  image: z.nullable(image),
});

/** Photos of a listing, at most; one that is being uploaded counts. */
export const photoLimit = 30;

export type PhotoValue = z.infer<typeof photo>;

/** Photos that the server has. */
export const sentPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded !== null);

/** Photos that are on this device only. */
export const waitingPhotos = (photos: readonly PhotoValue[]) =>
  photos.filter(({ image: uploaded }) => uploaded === null);

/** An image that the server has. */
export function photoOf(uploaded: Image): PhotoValue {
  return { key: uploaded.id, name: uploaded.name ?? '', image: uploaded };
}

/** The photos of a car. Those that are not uploaded yet are not sent. */
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
