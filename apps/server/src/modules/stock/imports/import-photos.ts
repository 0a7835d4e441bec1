import type { ErrorCode } from '@karvon/api/error-codes';
import type { Access } from '../../../platform/values/access';
import { minute, second } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { Problem } from '../../../platform/http/problem';
import { RemoteError, type RemoteFailure } from '../../../platform/media/remote-files';
import type { Owner } from '../../../platform/values/owner';
import { uploadOf } from '../../foundation/images/image-storage';
import type { ImagesService } from '../../foundation/images/images.service';
import type { AutoLifecycle } from '../autos/auto-lifecycle.service';
import type { AutosService } from '../autos/autos.service';
import { accessOfImport, type ImportRunner } from './import-runner';
import type { ImportsRow } from './import-types';
import type { ImportsRepository } from './imports.repository';
import type { PhotosRepository } from './photos.repository';

const photoSize = 10 * 1024 * 1024;
const atOnce = 4;
const mostPhotos = 30;
const waits = [10 * second, minute, 5 * minute];
/** Another run may start after this time: the server that fetched was killed. */
const lease = 2 * minute;

const failures = {
  address: 'photo_address',
  status: 'photo_status',
  redirects: 'photo_status',
  timeout: 'photo_timeout',
  too_large: 'photo_too_large',
  unreachable: 'photo_unreachable',
} as const satisfies Record<RemoteFailure, ErrorCode>;

const codeOf = ({ code, extra }: Problem): ErrorCode => extra.errors?.[0]?.code ?? code;

/** A rejected photo or address fails again, but an unavailable site may recover. */
function failureOf(error: unknown): { failure: ErrorCode; isFinal: boolean } {
  if (error instanceof Problem) return { failure: codeOf(error), isFinal: error.status < 429 };
  if (!(error instanceof RemoteError)) return { failure: 'picture_not_fetched', isFinal: false };
  const { failure } = error;
  const isFinal = failure === 'address' || failure === 'too_large';
  return { failure: failures[failure], isFinal };
}

/** Fetches photos by address, a few at a time, outside of transactions. A killed server loses at most the photos being fetched. */
export function registerImportPhotos(
  { db, clock, jobs, log, remoteFiles }: Deps,
  {
    repository,
    photos,
    runner,
    images,
    autos,
    lifecycle,
  }: {
    repository: ImportsRepository;
    photos: PhotosRepository;
    runner: ImportRunner;
    images: Pick<ImagesService, 'keep'>;
    autos: Pick<AutosService, 'updateRow'>;
    lifecycle: Pick<AutoLifecycle, 'transition'>;
  },
): void {
  const busy = new Set<Owner>();
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function fetchOne(access: Access, { auto_id, address, attempts }: WaitingPhoto) {
    try {
      const bytes = await remoteFiles.fetch(address, photoSize);
      const { id } = await images.keep(access, uploadOf('auto', 'photo', bytes));
      await photos.done(auto_id, address, id);
    } catch (error) {
      const { failure, isFinal } = failureOf(error);
      const wait = isFinal ? undefined : waits[attempts];
      log.info({ host: new URL(address).host, attempts, failure }, 'import.photo_failed');
      const next = wait === undefined ? undefined : later(wait);
      await photos.failed(auto_id, address, { failure, next });
    }
  }

  /** Adds fetched photos behind those that the car has. */
  async function apply(row: ImportsRow, access: Access, autoId: number): Promise<void> {
    try {
      await db.transaction(async () => {
        const fetched = await photos.fetched(autoId);
        const present = await photos.present(autoId);
        const ids = [...new Set([...present, ...fetched])].slice(0, mostPhotos);
        if (ids.length > present.length)
          await autos.updateRow(
            access,
            autoId,
            undefined,
            { photos: ids },
            { alsoArchived: true, origin: { import_id: row.id } },
          );
        await photos.applied(autoId, ids);
        await photos.rejected(autoId, 'too_many_photos');
      });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      await photos.rejected(autoId, codeOf(error));
    }
    if (row.options.fresh !== 'moderation' || !(await photos.isNew(row.id, autoId))) return;
    // An incomplete car stays a draft.
    await lifecycle.transition(access, autoId, { to: 'moderation' }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
  }

  async function work(row: ImportsRow): Promise<void> {
    const access = accessOfImport(row);
    for (;;) {
      const next = await photos.due(row.id, clock.now(), atOnce);
      await Promise.all(next.map((photo) => fetchOne(access, photo)));
      for (const autoId of await photos.complete(row.id)) await apply(row, access, autoId);
      if (next.length === 0) break;
    }
    await db.transaction(async () => {
      const current = await repository.lockOfAnyOwner(row.id);
      if (current?.status !== 'photos') return;
      const next = await photos.nextTry(row.id);
      if (next !== undefined) {
        await jobs.schedule('import_photos', row.id, next);
        return;
      }
      await jobs.cancel('import_photos', row.id);
      await runner.finish(current, 'done');
    });
  }

  jobs.registerJob(
    'import_photos',
    async (id) => {
      const row = await repository.lockOfAnyOwner(id);
      if (row?.status !== 'photos') return;
      await jobs.schedule('import_photos', id, later(lease));
      db.afterCommit(() => {
        const owner = row.business_user_id;
        if (busy.has(owner)) return;
        busy.add(owner);
        work(row)
          .catch((error: unknown) =>
            log.error({ err: error, import_id: id }, 'import.photos_failed'),
          )
          .finally(() => busy.delete(owner));
      });
    },
    { lockFirst: repository.lockOfAnyOwner },
  );
}

type WaitingPhoto = Awaited<ReturnType<PhotosRepository['due']>>[number];
