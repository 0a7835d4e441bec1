import { hour, minute } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { Problem, conflict, tooMany } from '../../../platform/http/problem';
import { fullName, toImage, type Image } from '../../../platform/media/image';
import { toJpeg } from '../../../platform/media/process-image';
import { type Upload, createImageStorage } from './image-storage';
import { createImagesRepository, type ImagePurpose } from './images.repository';
import { createRemoteImages } from './remote-images';

/** An unsaved draft may still use younger images. */
const unusedAfter = 30 * 24 * hour;
const sweepEvery = hour;
const batch = 500;

/** Concurrent and waiting uploads per dealer; a page sends three. */
const uploadsAtOnce = 6;
/** Seconds until a retry after too many uploads. */
const patience = 5;

const isInUse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503';

export function createImagesService(deps: Deps) {
  const { db, clock, jobs, log, media } = deps;
  const images = createImagesRepository(db);

  const storage = createImageStorage(deps);

  jobs.registerJob('image_sweep', async () => {
    const before = new Date(clock.now().getTime() - unusedAfter);
    const count = await images.deleteUnused(before, batch);
    if (count > 0) log.info({ count }, 'image.swept');
    await jobs.schedule(
      'image_sweep',
      1,
      new Date(clock.now().getTime() + (count === batch ? 1000 : sweepEvery)),
    );
    const deleted = await images.removals(2 * batch);
    db.afterCommit(() => void storage.removeFiles(deleted));
  });

  const uploading = new Map<Owner, number>();

  return {
    /** See `ImageStorage.keep`. @throws Problem 429 also for too many concurrent uploads */
    async keep(access: Access, upload: Upload): Promise<Image> {
      const count = uploading.get(access.owner) ?? 0;
      if (count >= uploadsAtOnce) throw tooMany(patience);
      uploading.set(access.owner, count + 1);
      try {
        return await storage.keep(access, upload);
      } finally {
        const left = (uploading.get(access.owner) ?? 1) - 1;
        if (left === 0) uploading.delete(access.owner);
        else uploading.set(access.owner, left);
      }
    },

    copyStored: storage.copyStored,
    ...createRemoteImages(deps, storage),

    /** @throws Problem 404 for another dealer's image, 409 `image_in_use` while something refers to it */
    async delete(access: Access, id: string): Promise<void> {
      try {
        await db.transaction(() => images.remove(access, id));
      } catch (error) {
        throw !(error instanceof Problem) && isInUse(error) ? conflict('image_in_use') : error;
      }
      await storage.removeFiles([id]);
    },

    /** Returns the images that this dealer may use for this purpose, by id. The caller rejects missing ones. */
    async own(
      access: Access,
      ids: readonly string[],
      purpose: ImagePurpose,
    ): Promise<Map<string, Image>> {
      const rows = ids.length === 0 ? [] : await images.all(access, { id: ids, purpose });
      const safe = rows.filter(({ stored_at }) => stored_at !== null);
      return new Map(safe.map((row) => [row.id, toImage(row, media)]));
    },

    /** The picture as JPEG. @throws Error when its file is missing */
    jpeg: async (id: string): Promise<Buffer> => toJpeg(await media.get(fullName(id))),

    /** False while the picture is being made. */
    isStored: (id: string): Promise<boolean> =>
      media.get(fullName(id)).then(
        () => true,
        () => false,
      ),

    /** Returns images by id, from any uploader. */
    async show(ids: readonly (string | null)[]): Promise<Map<string, Image>> {
      const wanted = new Set(ids.filter((id) => id !== null));
      const rows = await images.byIds([...wanted]);
      return new Map(rows.map((row) => [row.id, toImage(row, media)]));
    },
  };
}

export type ImagesService = ReturnType<typeof createImagesService>;

/** Hourly. A second call changes only the time of the next sweep. */
export const startImageSweep = ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): Promise<void> =>
  jobs.schedule('image_sweep', 1, new Date(clock.now().getTime() + minute));
