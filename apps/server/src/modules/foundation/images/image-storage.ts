import { day } from '../../../platform/values/clock';
import { createHash, randomBytes } from 'node:crypto';
import type { Access } from '../../../platform/values/access';
import { type Owner, marketplaceOwner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import {
  tooLarge,
  tooMany,
  unavailable,
  unsupportedType,
  validation,
} from '../../../platform/http/problem';
import { type FileKind, fileKind } from '../../../platform/media/file-kind';
import { fullName, thumbnailName, toImage, type Image } from '../../../platform/media/image';
import {
  type ProcessedImage,
  ImageError,
  processImage,
} from '../../../platform/media/process-image';
import { shownName } from './file-name';
import {
  type ImagesRepository,
  createImagesRepository,
  type ImagePurpose,
} from './images.repository';

const megabyte = 1024 * 1024;

export const sizeLimit = (purpose: ImagePurpose) => (purpose === 'banner' ? 5 : 15) * megabyte;

/** More than any showroom photographs in a day. */
const dailyLimit = 2 * 1024 * megabyte;
export interface Upload {
  purpose: ImagePurpose;
  name: string | undefined;
  source: string | Buffer;
  kind: FileKind;
  bytes: number;
  sha256: string;
}

function rejectKind(kind: FileKind, purpose: ImagePurpose): void {
  if (kind === 'heic') throw unsupportedType('heic_not_supported');
  if (kind === 'other' || (kind === 'webp' && purpose === 'banner')) throw unsupportedType();
}

const isFull = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function imageOf(owner: Owner, source: string | Buffer): Promise<ProcessedImage> {
  try {
    return await processImage(owner, source);
  } catch (error) {
    if (error instanceof ImageError) throw validation([{ field: 'file', code: error.code }]);
    throw error;
  }
}

/** The dashboard shows a generation of the catalogue 640 px wide. */
const isTooSmall = (purpose: ImagePurpose, { width, height }: ProcessedImage) =>
  purpose === 'car_model' && (width < 640 || height < 400);

type CopiedImage = Awaited<ReturnType<ImagesRepository['stored']>>[number];

export const uploadOf = (purpose: ImagePurpose, name: string, source: Buffer): Upload => ({
  purpose,
  name,
  source,
  kind: fileKind(source),
  bytes: source.length,
  sha256: createHash('sha256').update(source).digest('hex'),
});

export function createImageStorage({
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

  /** The next sweep retries what a crash or a full disk left over. */
  async function removeFiles(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await removeOne(id);
      } catch (error) {
        log.warn({ err: error, image_id: id }, 'image.removal_failed');
      }
    }
  }

  async function store(access: Access, upload: Upload, image: ProcessedImage): Promise<Image> {
    const id = randomBytes(12).toString('base64url');
    const row = {
      id,
      purpose: upload.purpose,
      name: shownName(upload.name),
      width: image.width,
      height: image.height,
      bytes: image.full.length + image.thumbnail.length,
      sha256: upload.sha256,
      phash: image.phash,
      created_at: clock.now(),
      stored_at: null,
    };
    // The row comes first, so that the sweep finds the files whatever happens to them.
    await images.insert(access, row);
    try {
      await media.put(fullName(id), image.full);
      await media.put(thumbnailName(id), image.thumbnail);
    } catch (error) {
      await db.transaction(() => images.remove(access, id));
      await removeFiles([id]);
      if (isFull(error)) throw error;
      log.error({ err: error, image_id: id }, 'image.store_failed');
      throw unavailable(10);
    }
    await images.update(access, id, { stored_at: clock.now() });
    return toImage(row, media);
  }

  /** @throws Problem 503 when storage fails; nothing is kept then */
  async function copyOne(access: Access, row: CopiedImage, purpose: ImagePurpose): Promise<string> {
    const id = randomBytes(12).toString('base64url');
    const { name, width, height, bytes, sha256, phash } = row;
    const rest = { name, width, height, bytes, sha256, phash, created_at: clock.now() };
    await images.insert(access, { ...rest, id, purpose, stored_at: null });
    try {
      await media.copy(fullName(row.id), fullName(id));
      await media.copy(thumbnailName(row.id), thumbnailName(id));
    } catch (error) {
      await db.transaction(() => images.remove(access, id));
      await removeFiles([id]);
      if (isFull(error)) throw error;
      log.error({ err: error, image_id: id }, 'image.copy_failed');
      throw unavailable(10);
    }
    await images.update(access, id, { stored_at: clock.now() });
    return id;
  }

  return {
    /** @returns the new ids by the old ones; missing images are left out */
    async copyStored(
      access: Access,
      ids: readonly string[],
      purpose: ImagePurpose,
    ): Promise<Map<string, string>> {
      const copies = new Map<string, string>();
      for (const row of await images.stored(ids))
        copies.set(row.id, await copyOne(access, row, purpose));
      return copies;
    },

    /**
     * Re-encodes a received file and stores it.
     * @throws Problem 413 over the limit of its purpose, 415 unless JPEG, PNG or WebP, 422 `image_broken`, `image_too_many_pixels`,
     *   `image_too_small`; 429 over the daily limit; Error ENOSPC (507) on a full disk, and then nothing is kept
     */
    async keep(access: Access, upload: Upload): Promise<Image> {
      if (upload.bytes > sizeLimit(upload.purpose)) throw tooLarge();
      rejectKind(upload.kind, upload.purpose);
      const since = new Date(clock.now().getTime() - day);
      // The marketplace uploads images of all buyers and limits them itself.
      if (
        access.owner !== marketplaceOwner &&
        (await images.bytesSince(access.owner, since)) > dailyLimit
      )
        throw tooMany(3600);
      const image = await imageOf(access.owner, upload.source);
      if (isTooSmall(upload.purpose, image))
        throw validation([{ field: 'file', code: 'image_too_small' }]);
      return store(access, upload, image);
    },

    removeFiles,
  };
}

export type ImageStorage = ReturnType<typeof createImageStorage>;
