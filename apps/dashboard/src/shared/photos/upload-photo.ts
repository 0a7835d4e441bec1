import type { Image, ImagePurpose } from '@karvon/api/main';
import { uploadImage } from '@karvon/api/main/images';
import { shrinkPhoto } from './shrink-photo';

/**
 * Shrinks an image and sends it.
 * @param options.onProgress receives the sent fraction, 0..1
 * @throws ApiError; of kind `aborted` after `signal`
 */
export async function uploadPhoto(
  file: File,
  purpose: ImagePurpose,
  options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Image> {
  const { onProgress, signal } = options;
  const smaller = await shrinkPhoto(file);
  return uploadImage(
    { file: smaller, purpose },
    { ...(onProgress && { onUploadProgress: onProgress }), ...(signal && { signal }) },
  );
}
