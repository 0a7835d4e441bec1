import { isCmyk } from './image-bytes';

/** Longest side in pixels that the server keeps (decisions §4): larger images waste bandwidth. */
export const longestSide = 2560;

/** Types and size of the files that a browser may send (contract, `uploadImage`). */
export const photoLimits = {
  accept: ['image/jpeg', 'image/png', 'image/webp', '.heic', '.heif'],
  maxBytes: 60 * 1024 * 1024,
} as const;

/** The same for a banner, a designed file that is sent unchanged. */
export const bannerLimits = {
  accept: ['image/png', 'image/jpeg'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** Width and height after shrinking; the same ones when they fit. */
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
 * Shrinks an image before upload: 8 MB of a phone's photo become half a MB. Unreadable files (HEIC, damaged) are
 * returned unchanged, and the server reports the error. So are images whose colours a canvas would change: the server
 * converts them.
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
    // A logo may have transparent parts, which JPEG does not support.
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
