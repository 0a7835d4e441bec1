import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Deps } from '../src/platform/deps';
import { fullName, thumbnailName } from '../src/platform/media/image';
import type { Owner } from '../src/platform/values/owner';
import type { ImagePurpose } from '../src/modules/foundation/images/images.repository';
import { insertRows } from './insert-rows';

/** Relative to the sources and to `dist` alike. */
export const imageFolder = path.join(import.meta.dirname, '../demo/images');

export interface ImageFile {
  full: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** @param name file of `images`, which has its thumbnail beside it */
export async function readImage(name: string): Promise<ImageFile> {
  const read = (file: string) => readFile(path.join(imageFolder, file));
  const [full, thumbnail] = await Promise.all([read(fullName(name)), read(thumbnailName(name))]);
  const { width, height } = await sharp(full).metadata();
  return { full, thumbnail, width, height };
}

export interface NewImage {
  owner: Owner;
  purpose: ImagePurpose;
  name: string;
  file: ImageFile;
}

/**
 * Stores rows first and outside any transaction, so that the sweep finds files of an interrupted start.
 * @returns ids of the images, in the same order
 */
export async function storeImages(
  { db, clock, media }: Deps,
  images: readonly NewImage[],
): Promise<string[]> {
  const now = clock.now();
  const numbered = images.map((one) => ({ ...one, id: randomBytes(12).toString('base64url') }));
  await db.detached(() =>
    insertRows(
      db,
      'images',
      numbered.map(({ id, owner, purpose, name, file: { full, thumbnail, width, height } }) => ({
        id,
        business_user_id: owner,
        purpose,
        name: `${name}.webp`,
        width,
        height,
        bytes: full.length + thumbnail.length,
        sha256: createHash('sha256').update(full).digest('hex'),
        phash: null,
        created_at: now,
        stored_at: now,
      })),
    ),
  );
  await Promise.all(
    numbered.flatMap(({ id, file: { full, thumbnail } }) => [
      media.put(fullName(id), full),
      media.put(thumbnailName(id), thumbnail),
    ]),
  );
  return numbered.map(({ id }) => id);
}
