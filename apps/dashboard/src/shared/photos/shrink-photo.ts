import { isCmyk } from './image-bytes';

/** Longest side in pixels that the server keeps. */
export const longestSide = 2560;

/** Accepted types and size of photos (contract, `uploadImage`). */
export const photoLimits = {
  accept: ['image/jpeg', 'image/png', 'image/webp', '.heic', '.heif'],
  maxBytes: 60 * 1024 * 1024,
} as const;

/** Accepted types and size of banners, which are sent unchanged. */
export const bannerLimits = {
  accept: ['image/png', 'image/jpeg'],
  maxBytes: 5 * 1024 * 1024,
} as const;

export function fitInside(
  width: number,
  height: number,
  most = longestSide,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Shrinks an image before upload: 8 MB of a phone's photo become half a MB. Files that the browser cannot decode or
 * would recolour are returned unchanged.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return file;
  }
  try {
    const { width, height } = fitInside(image.width, image.height);
    if (width === image.width || (await isCmyk(file))) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    // A logo may be transparent, which JPEG does not support.
    const kind = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, kind, 0.88);
    });
    if (smaller === null || smaller.size >= file.size) return file;
    return new File([smaller], file.name, { type: smaller.type });
  } finally {
    image.close();
  }
}
