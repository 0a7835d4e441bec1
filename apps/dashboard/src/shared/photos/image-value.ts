import type { Image } from '@karvon/api/main';
import * as z from 'zod/mini';

/** An uploaded or pending image. A pending file is stored next to the draft, under its key. */
export const imageShape = z.catch(
  z.nullable(
    z.union([
      z.object({
        state: z.literal('ready'),
        id: z.string(),
        url: z.string(),
        thumbnail: z.string(),
      }),
      z.object({ state: z.enum(['uploading', 'failed']), key: z.string(), name: z.string() }),
    ]),
  ),
  null,
);

export type ImageValue = z.infer<typeof imageShape>;

export const toImageValue = ({ id, url, thumbnail }: Image): NonNullable<ImageValue> => ({
  state: 'ready',
  id,
  url,
  thumbnail,
});

export const imageId = (image: ImageValue): string | undefined =>
  image?.state === 'ready' ? image.id : undefined;

export const thumbnailOf = (image: ImageValue): string | undefined =>
  image?.state === 'ready' ? image.thumbnail : undefined;

export const fileOf = (image: ImageValue): string[] =>
  image === null || image.state === 'ready' ? [] : [image.key];

/** Image of a restored draft: a failed upload is retried. */
export const resumeImage = (image: ImageValue): ImageValue =>
  image?.state === 'failed' ? { ...image, state: 'uploading' } : image;

export function imageRule(image: ImageValue): string | undefined {
  if (image === null) return 'image_required';
  switch (image.state) {
    case 'uploading':
      return 'image_uploading';
    case 'failed':
      return 'image_failed';
    case 'ready':
      return undefined;
    default:
      return image satisfies never;
  }
}
