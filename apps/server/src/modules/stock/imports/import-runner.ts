import { isDeepStrictEqual } from 'node:util';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { stale } from '../../../platform/http/problem';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type {
  Ask,
  CellError,
  ImportsRow,
  ImportStatus,
  PlannedRow,
  StoredRow,
  Written,
} from './import-types';
import { isImportField } from './columns';
import type { ImportsRepository } from './imports.repository';
import type { DomainEvent } from '../../../platform/values/event';
import type { Planner } from './planner';
import type { RowWriter } from './write-row';

const checkedAtOnce = 500;
const writtenAtOnce = 50;

/** A timer works for the member who started it. */
export const accessOfImport = (row: ImportsRow): Access => ({
  owner: row.business_user_id,
  by: row.created_by,
  showrooms: row.showrooms ?? undefined,
});

/** The first field of a rejected row, as a cell error. */
function errorOf(error: unknown): CellError {
  const { code, extra } = toProblem(error);
  const [first] = extra.errors ?? [];
  const field = first?.field.replace(/^core_car\./, '') ?? '';
  return {
    code: first?.code ?? code,
    ...(isImportField(field) && { field }),
    ...(first?.params && { params: first.params }),
  };
}

/**
 * Each timer runs one batch in one transaction with its own row, and schedules the next. A killed server therefore repeats an unfinished
 * batch, and no finished one.
 */
export function registerImportRunner(
  { db, clock, jobs, log }: Deps,
  {
    repository,
    planner,
    writer,
    notifications,
    moved,
  }: {
    repository: ImportsRepository;
    planner: Planner;
    writer: RowWriter;
    notifications: Pick<NotificationsService, 'notify'>;
    /** An import of a feed has another state. */
    moved: DomainEvent<[ImportsRow]>;
  },
) {
  async function finish(row: ImportsRow, status: ImportStatus): Promise<void> {
    const access = accessOfImport(row);
    const current = await repository.update(access, row.id, { status, status_at: clock.now() });
    if (row.feed_id !== null) await moved.emit(current);
    if (status === 'photos') await jobs.schedule('import_photos', row.id, clock.now());
    if (status !== 'done' || row.feed_id !== null) return;
    const counts = repository.countsIn(await repository.counts([row.id]), row.id);
    await notifications.notify(row.business_user_id, {
      type: 'import_done',
      target: { type: 'import', id: row.id },
      params: { count: counts.created + counts.updated },
    });
  }

  /** Registers a kind whose handler does one batch and returns false after the last one. */
  function register(
    kind: string,
    status: ImportStatus,
    batch: (row: ImportsRow, access: Access) => Promise<boolean>,
  ): void {
    jobs.registerJob(
      kind,
      async (id) => {
        const row = await repository.lockOfAnyOwner(id);
        if (row?.status !== status) return;
        try {
          if (await db.transaction(() => batch(row, accessOfImport(row))))
            await jobs.schedule(kind, id, clock.now());
        } catch (error) {
          log.error({ err: error, import_id: id }, 'import.failed');
          await finish(row, 'failed');
        }
      },
      { lockFirst: repository.lockOfAnyOwner },
    );
  }

  register('import_check', 'checking', async (row, access) => {
    const planned = await planner.plan(access, row, (all) =>
      all.slice(row.done, row.done + checkedAtOnce),
    );
    await repository.storePlans(row.id, planned);
    const done = row.done + planned.length;
    await repository.progress(row.id, done);
    if (done < row.total && planned.length > 0) return true;
    await finish(row, 'ready');
    return false;
  });

  /** A plan without absent fields, as the database returns it. */
  const stored = (plan: object): unknown => JSON.parse(JSON.stringify(plan));

  /** The same meaning as in the check, with the car as it is now. */
  const isSamePlan = (before: StoredRow, now: PlannedRow) =>
    now.result === before.result &&
    isDeepStrictEqual(stored({ ...before.plan, changes: 0 }), stored({ ...now.plan, changes: 0 }));

  /** A row that would write something else than it was checked for waits for a choice. */
  function waiting(now: PlannedRow & { row: number }) {
    if (now.result !== 'new' && now.result !== 'changed') return now;
    const candidates = [{ id: now.auto_id ?? 0, name: now.title }];
    const ask: Ask = { field: 'changed_car', value: String(now.row), candidates };
    return { ...now, result: 'choice' as const, asks: [ask] };
  }

  /** @returns undefined when nothing was written: the row failed, or waits for a choice */
  async function writeOne(
    row: ImportsRow,
    access: Access,
    { one, isNumberTaken }: { one: StoredRow; isNumberTaken: boolean },
  ): Promise<Written | undefined> {
    try {
      if (isNumberTaken) throw stale(undefined);
      return await db.transaction(() => writer.write(access, one));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) throw error;
      if (problem.status !== 412) {
        await repository.updateRow(row.id, one.row, { result: 'failed', errors: [errorOf(error)] });
        return undefined;
      }
    }
    for (const now of await planner.plan(access, row, () => [one.row])) {
      if (isSamePlan(one, now)) {
        const { auto_version } = now;
        return db.transaction(() => writer.write(access, { ...one, auto_version }));
      }
      await repository.storePlans(row.id, [waiting(now)]);
    }
    return undefined;
  }

  register('import_write', 'writing', async (row, access) => {
    const rows = await repository.toWrite(row.id, writtenAtOnce);
    const numbers = rows.flatMap(({ plan }) => plan?.external_id ?? []);
    const numbered = await repository.carsWithNumbers(access, numbers);
    const written: Written[] = [];
    for (const one of rows) {
      const number = one.plan?.external_id;
      const isNumberTaken = numbered.some(
        ({ id, external_id }) => external_id === number && id !== one.auto_id,
      );
      const result = await writeOne(row, access, { one, isNumberTaken });
      if (result !== undefined) written.push(result);
    }
    await repository.storeWritten(row.id, written);
    await repository.progress(row.id, row.done + rows.length);
    if (rows.length === writtenAtOnce) return true;
    const photos = repository.photosIn(await repository.photos([row.id]), row.id);
    const isLoading = photos.total > photos.done + photos.failed;
    await finish(row, isLoading ? 'photos' : 'done');
    return false;
  });

  register('import_undo', 'undoing', async (row, access) => {
    const rows = await repository.toUndo(row.id, writtenAtOnce);
    if (row.done === 0) await repository.forgetPhotos(row.id, 'waiting');
    for (const one of rows) {
      let isUndone = false;
      try {
        isUndone = await db.transaction(() => writer.undo(access, one));
      } catch (error) {
        if (toProblem(error).status >= 500) throw error;
      }
      if (isUndone && one.auto_id !== null) await repository.forgetPhotosOf(row.id, one.auto_id);
      await repository.updateRow(row.id, one.row, { outcome: isUndone ? 'undone' : 'left' });
    }
    await repository.progress(row.id, row.done + rows.length);
    if (rows.length === writtenAtOnce) return true;
    await finish(row, 'undone');
    return false;
  });

  return { finish };
}

export type ImportRunner = ReturnType<typeof registerImportRunner>;
