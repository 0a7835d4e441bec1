import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import { tooLarge, unavailable, unsupportedType, validation } from '../../http/problem';
import { type FileKind, fileKind } from '../../media/file-kind';
import { type Picture, PictureError, makePicture } from '../../media/picture';
import { shownName } from './file-name';
import { type Image, fullName, thumbnailName, toImage } from './images.mapper';
import { createImagesRepository } from './images.repository';
import type { ImagePurpose } from './images.tables';

const megabyte = 1024 * 1024;

/** Bytes of a file; specification (15 MB for a photo, 5 MB for a banner). */
export const sizeLimit = (purpose: ImagePurpose) => (purpose === 'banner' ? 5 : 15) * megabyte;

/** A file that was received: on the disk or in memory. */
export interface Upload {
  purpose: ImagePurpose;
  /** As the uploader calls it. */
  name: string | undefined;
  source: string | Buffer;
  kind: FileKind;
  bytes: number;
  sha256: string;
}

function refuseKind(kind: FileKind, purpose: ImagePurpose): void {
  if (kind === 'heic') throw unsupportedType('heic_not_supported');
  if (kind === 'other' || (kind === 'webp' && purpose === 'banner')) throw unsupportedType();
}

const isFull = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function pictureOf(source: string | Buffer): Promise<Picture> {
  try {
    return await makePicture(source);
  } catch (error) {
    if (error instanceof PictureError) throw validation([{ field: 'file', code: error.code }]);
    throw error;
  }
}

/** An upload out of bytes that are at hand, such as the demo's drawings. */
export const uploadOf = (purpose: ImagePurpose, name: string, source: Buffer): Upload => ({
  purpose,
  name,
  source,
  kind: fileKind(source),
  bytes: source.length,
  sha256: createHash('sha256').update(source).digest('hex'),
});

/** Makes pictures of files, keeps them, and removes them again. */
export function createImageKeeper({
  db,
  clock,
  log,
  media,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'media'>) {
  const images = createImagesRepository(db);

  async function removeOne(id: string): Promise<void> {
    await media.remove(fullName(id));
    await media.remove(thumbnailName(id));
    await images.removed(id);
  }

  /** What a crash or a full disk left to be removed is tried again by the next sweep. */
  async function removeFiles(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await removeOne(id);
      } catch (error) {
        log.warn({ err: error, image: id }, 'a deleted picture could not be removed');
      }
    }
  }

  async function store(owner: number, upload: Upload, picture: Picture): Promise<Image> {
    const id = randomBytes(12).toString('base64url');
    const row = {
      id,
      business_user_id: owner,
      purpose: upload.purpose,
      name: shownName(upload.name),
      width: picture.width,
      height: picture.height,
      bytes: picture.full.length + picture.thumbnail.length,
      sha256: upload.sha256,
      phash: picture.phash,
      created_at: clock.now(),
      stored_at: null,
    };
    // The row first: whatever happens to the files, the sweep finds them by it.
    await images.add(row);
    try {
      await media.put(fullName(id), picture.full);
      await media.put(thumbnailName(id), picture.thumbnail);
    } catch (error) {
      await db.transaction(() => images.delete(owner, id));
      await removeFiles([id]);
      if (isFull(error)) throw error;
      log.error({ err: error }, 'a picture could not be stored');
      throw unavailable(10);
    }
    await images.markStored(id, clock.now());
    return toImage(row, media);
  }

  return {
    /**
     * Encodes a received file anew and keeps it.
     * @throws Problem 413 over the limit of its purpose, 415 for what is no JPEG, PNG or WebP, 422 `image_broken`,
     *   `image_too_many_pixels`, `image_too_small`; Error ENOSPC (507) on a full disk, and then nothing is kept
     */
    async keep(owner: number, upload: Upload): Promise<Image> {
      if (upload.bytes > sizeLimit(upload.purpose)) throw tooLarge();
      refuseKind(upload.kind, upload.purpose);
      return store(owner, upload, await pictureOf(upload.source));
    },

    removeFiles,
  };
}
