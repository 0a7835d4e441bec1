import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import {
  Problem,
  conflict,
  notFound,
  tooLarge,
  unavailable,
  unsupportedType,
  validation,
} from '../../http/problem';
import type { FileKind } from '../../media/file-kind';
import { type Picture, PictureError, makePicture } from '../../media/picture';
import { shownName } from './file-name';
import { type Image, fullName, thumbnailName, toImage } from './images.mapper';
import { createImagesRepository } from './images.repository';
import type { ImagePurpose } from './images.tables';

const megabyte = 1024 * 1024;

/** Bytes of a file; specification (15 MB for a photo, 5 MB for a banner). */
export const sizeLimit = (purpose: ImagePurpose) => (purpose === 'banner' ? 5 : 15) * megabyte;

const hour = 3_600_000;
/** A picture that a form on some screen may still be about to use is younger. */
const unusedAfter = 24 * hour;
const sweepEvery = hour;
const batch = 500;

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

const isInUse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503';

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

/** Uploaded pictures: what a dealer uploads, what others may use of it, and the sweep of what nobody uses. */
export function createImagesService({ db, clock, jobs, log, media }: Deps) {
  const images = createImagesRepository(db);

  async function removeFiles(id: string): Promise<void> {
    await media.remove(fullName(id));
    await media.remove(thumbnailName(id));
    await images.removed(id);
  }

  /** What a crash or a full disk left to be removed is tried again by the next sweep. */
  async function removeDeleted(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      try {
        await removeFiles(id);
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
      await removeDeleted([id]);
      if (isFull(error)) throw error;
      log.error({ err: error }, 'a picture could not be stored');
      throw unavailable(10);
    }
    await images.markStored(id, clock.now());
    return toImage(row, media);
  }

  jobs.registerJob('image_sweep', async () => {
    const before = new Date(clock.now().getTime() - unusedAfter);
    const count = await images.deleteUnused(before, batch);
    if (count > 0) log.info({ count }, 'unused pictures swept');
    await jobs.schedule(
      'image_sweep',
      1,
      new Date(clock.now().getTime() + (count === batch ? 1000 : sweepEvery)),
    );
    const deleted = await images.removals(2 * batch);
    db.afterCommit(() => void removeDeleted(deleted));
  });

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

    /** @throws Problem 404 for anybody else's picture, 409 `image_in_use` while something refers to it */
    async delete(owner: number, id: string): Promise<void> {
      try {
        const isDeleted = await db.transaction(() => images.delete(owner, id));
        if (!isDeleted) throw notFound();
      } catch (error) {
        throw !(error instanceof Problem) && isInUse(error) ? conflict('image_in_use') : error;
      }
      await removeDeleted([id]);
    },

    /** Those of the ids that this dealer may use for this purpose, by id; a missing one is refused by the caller. */
    async own(
      owner: number,
      ids: readonly string[],
      purpose: ImagePurpose,
    ): Promise<Map<string, Image>> {
      const rows = await images.own(owner, ids, purpose);
      return new Map(rows.map((row) => [row.id, toImage(row, media)]));
    },

    /** Pictures that entities refer to, by id, whoever uploaded them. */
    async show(ids: readonly (string | null)[]): Promise<Map<string, Image>> {
      const wanted = new Set(ids.filter((id) => id !== null));
      const rows = await images.byIds([...wanted]);
      return new Map(rows.map((row) => [row.id, toImage(row, media)]));
    },
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;

/** Starts the hourly sweep; calling it again changes nothing but the time of the next one. */
export const startImageSweep = ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): Promise<void> =>
  jobs.schedule('image_sweep', 1, new Date(clock.now().getTime() + 60_000));
