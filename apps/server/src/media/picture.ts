import sharp from 'sharp';
import { lookOf } from './look';
import { createTurns } from './turns';

/** More is a bomb, or of no use here. */
const maxPixels = 40_000_000;
/** Shortest side. */
const minSide = 32;
const maxSide = 2560;
const thumbnailWidth = 640;
const thumbnailHeight = 960;

// One thread a picture, two pictures at a time: requests keep a core. Nothing of a picture is kept in memory afterwards.
sharp.concurrency(1);
sharp.cache(false);
const places = 2;
const inTurn = createTurns(places);

/** Progressive files are unpacked whole, some 8 bytes a pixel; larger ones go alone, or two would take 600 MB. */
const maxProgressivePixels = 12_000_000;

export type PictureFault = 'image_broken' | 'image_too_many_pixels' | 'image_too_small';

/** A file that cannot be made a picture of. */
export class PictureError extends Error {
  readonly code: PictureFault;

  constructor(code: PictureFault, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

export interface Picture {
  /** WebP, 2560 px at most on its longest side. */
  full: Buffer;
  /** WebP, 640 px wide at most. */
  thumbnail: Buffer;
  /** Of the full one. */
  width: number;
  height: number;
  /** What it looks like, see `lookOf`. */
  phash: string | null;
}

type Source = string | Buffer;

/**
 * Judges the header alone: a bomb is refused before anything of it is unpacked.
 * @returns how many of the places its encoding takes
 */
async function judge(source: Source): Promise<number> {
  const header = await sharp(source, { limitInputPixels: false }).metadata();
  const { width, height, isProgressive } = header;
  if (width * height > maxPixels) throw new PictureError('image_too_many_pixels');
  if (Math.min(width, height) < minSide) throw new PictureError('image_too_small');
  return isProgressive && width * height > maxProgressivePixels ? places : 1;
}

async function encode(source: Source): Promise<Picture> {
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
  return { full: full.data, thumbnail, width, height, phash: await lookOf(thumbnail) };
}

/**
 * Makes a picture and its thumbnail of a file: upright, in sRGB, without EXIF and whatever else was in it. At most two at a time.
 * @param source a path or the bytes themselves, of a JPEG, PNG or WebP
 * @throws PictureError for a file that cannot be read, is too large or too small
 */
export async function makePicture(source: Source): Promise<Picture> {
  try {
    const wanted = await judge(source);
    return await inTurn(() => encode(source), wanted);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('image_broken', { cause: error });
  }
}
