import sharp from 'sharp';
import { perceptualHash } from './perceptual-hash';
import { createFairSemaphore } from './fair-semaphore';

/** Images with more pixels are decompression bombs or useless here. */
const maxPixels = 40_000_000;
/** Minimum of the shortest side. */
const minSide = 32;
const maxSide = 2560;
const thumbnailWidth = 640;
const thumbnailHeight = 960;

/** Maximum bytes of unpacked pixels. An interlaced file is held in memory entirely while it is read, and takes twice that. */
const maxUnpacked = 120_000_000;
const maxInterlaced = maxUnpacked / 2;
/** From this size an interlaced file is read alone. */
const largeInterlaced = 30_000_000;

// One thread per image and two images at a time leave a core for requests. No image is cached.
sharp.concurrency(1);
sharp.cache(false);
const places = 2;
/** Grants places in rotation by owner. */
const limited = createFairSemaphore(places);

export type ImageErrorCode = 'image_broken' | 'image_too_many_pixels' | 'image_too_small';

export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImageError';
    this.code = code;
  }
}

export interface ProcessedImage {
  /** WebP, 2560 px at most on its longest side. */
  full: Buffer;
  /** WebP, 640 px wide at most. */
  thumbnail: Buffer;
  width: number;
  height: number;
  phash: string | null;
}

type Source = string | Buffer;

/** Bytes per channel of a pixel; formats that are not listed have more. */
const bytesOf: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/** Reads only the header, so that a bomb is never unpacked. @returns how many of the places its encoding takes */
async function judge(source: Source): Promise<number> {
  const header = await sharp(source, { limitInputPixels: false }).metadata();
  const { width, height, channels, isProgressive, depth } = header;
  const unpacked = width * height * channels * (bytesOf[depth] ?? 8);
  const limit = isProgressive ? maxInterlaced : maxUnpacked;
  if (width * height > maxPixels || unpacked > limit) throw new ImageError('image_too_many_pixels');
  if (Math.min(width, height) < minSide) throw new ImageError('image_too_small');
  return isProgressive && unpacked > largeInterlaced ? places : 1;
}

async function encode(source: Source): Promise<ProcessedImage> {
  const full = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(full.data)
    .resize({
      width: thumbnailWidth,
      height: thumbnailHeight,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 75 })
    .toBuffer();
  const { width, height } = full.info;
  return { full: full.data, thumbnail, width, height, phash: await perceptualHash(thumbnail) };
}

/**
 * Converts a file to an image and its thumbnail: upright, in sRGB, without EXIF and other metadata. At most two run at a time.
 * @param owner owner for fair queueing: nobody waits behind the many images of another
 * @param source a path or the bytes themselves, of a JPEG, PNG or WebP
 * @throws ImageError for a file that cannot be read, is too large or too small
 */
export async function processImage(owner: number, source: Source): Promise<ProcessedImage> {
  try {
    const wanted = await limited(owner, () => judge(source));
    return await limited(owner, () => encode(source), wanted);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    throw new ImageError('image_broken', { cause: error });
  }
}

/** Converts a stored image, for systems that take no WebP. Images of all owners share one place in the queue. */
export const toJpeg = (source: Buffer): Promise<Buffer> =>
  limited(0, () => sharp(source).jpeg({ quality: 85 }).toBuffer());
