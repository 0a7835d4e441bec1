import type { Deps } from '../../deps';
import { Problem, conflict, notFound } from '../../http/problem';
import { createImageKeeper } from './image-keeper';
import { type Image, toImage } from './images.mapper';
import { createImagesRepository } from './images.repository';
import type { ImagePurpose } from './images.tables';

const hour = 3_600_000;
/** A picture that an unsaved form on some device may still be about to use is younger: people come back to a draft after a holiday. */
const unusedAfter = 30 * 24 * hour;
const sweepEvery = hour;
const batch = 500;

const isInUse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503';

/** Uploaded pictures: what a dealer uploads, what others may use of it, and the sweep of what nobody uses. */
export function createImagesService(deps: Deps) {
  const { db, clock, jobs, log, media } = deps;
  const images = createImagesRepository(db);

  const keeper = createImageKeeper(deps);

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
    db.afterCommit(() => void keeper.removeFiles(deleted));
  });

  return {
    keep: keeper.keep,

    /** @throws Problem 404 for anybody else's picture, 409 `image_in_use` while something refers to it */
    async delete(owner: number, id: string): Promise<void> {
      try {
        const isDeleted = await db.transaction(() => images.delete(owner, id));
        if (!isDeleted) throw notFound();
      } catch (error) {
        throw !(error instanceof Problem) && isInUse(error) ? conflict('image_in_use') : error;
      }
      await keeper.removeFiles([id]);
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
