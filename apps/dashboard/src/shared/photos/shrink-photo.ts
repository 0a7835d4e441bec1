import { isCmyk } from './image-bytes';

/** Longest side in pixels that the server keeps (decisions §4): more would only travel. */
export const longestSide = 2560;

/** What a browser may send (contract, `uploadImage`): kinds, and bytes of one file. */
export const photoLimits = {
  accept: ['image/jpeg', 'image/png', 'image/webp', '.heic', '.heif'],
  maxBytes: 60 * 1024 * 1024,
} as const;

/** The same of a banner, which is a file that somebody drew: it is sent as it is. */
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
 * Makes an image smaller before it is sent: a phone's photo of 8 MB becomes one of half a MB. What the browser cannot read (HEIC,
 * damaged) is handed back as it is: the server says what is wrong with it. So is what a canvas recolours: the server converts it.
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
    // A logo may have clear parts, which JPEG has not.
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
