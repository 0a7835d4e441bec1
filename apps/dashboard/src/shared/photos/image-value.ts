import type { Image } from '@karvon/api/main';
import * as z from 'zod/mini';

/** An image of a form: on the server, or on its way there. The file of one on its way is kept beside the draft, under its key. */
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

/** An image of the server as a form holds it. */
export const toImageValue = ({ id, url, thumbnail }: Image): NonNullable<ImageValue> => ({
  state: 'ready',
  id,
  url,
  thumbnail,
});

/** Id of an image that the server has. */
export const imageId = (image: ImageValue): string | undefined =>
  image?.state === 'ready' ? image.id : undefined;

/** Address of an image that the server has. */
export const thumbnailOf = (image: ImageValue): string | undefined =>
  image?.state === 'ready' ? image.thumbnail : undefined;

/** Key of the file that is kept beside a draft, for `files` of a form. */
export const fileOf = (image: ImageValue): string[] =>
  image === null || image.state === 'ready' ? [] : [image.key];

/** An image of a draft as it is taken up: what was not sent then is tried again. */
export const resumeImage = (image: ImageValue): ImageValue =>
  image?.state === 'failed' ? { ...image, state: 'uploading' } : image;

/** What is wrong with a required image. */
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
