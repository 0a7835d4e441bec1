import {
  type Access,
  inAllShowrooms,
  storedShowrooms,
  userOf,
} from '../../../platform/values/access';
import { day } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { type FieldError, Problem, conflict, validation } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { largestAmount } from '../../../platform/values/money';
import { textOf } from './cells';
import { isEnough } from './columns';
import { createImportSheets } from './import-sheets';
import type { Ask, Chosen, Import, ImportRowQuery, ImportsRow, ImportStatus } from './import-types';
import {
  allowedActions,
  isRunning,
  toChoices,
  toImport,
  toRow,
  toSummary,
  undoEnd,
} from './imports.mapper';
import type { ImportsRepository } from './imports.repository';
import { isEntryField } from './matching';
import { keyOfChoice, rememberedOf } from './plan-context';
import { type Planner, mayCosts } from './planner';

const twinDays = 30;

export function createImportsService(
  deps: Deps,
  { repository, planner }: { repository: ImportsRepository; planner: Planner },
) {
  const { db, clock, jobs, media } = deps;

  async function shown(access: Access, row: ImportsRow): Promise<Import> {
    const ids = [row.id];
    const twin =
      row.confirmed_at === null
        ? await repository.twin(access, row, new Date(clock.now().getTime() - twinDays * day))
        : undefined;
    return toImport(row, {
      counts: repository.countsIn(await repository.counts(ids), row.id),
      photos: repository.photosIn(await repository.photos(ids), row.id),
      by: (await repository.names([row.created_by])).get(row.created_by),
      now: clock.now(),
      twin,
      costs: mayCosts(access),
    });
  }

  const get = async (access: Access, id: number) =>
    shown(access, await repository.require(access, id));

  /** @throws Problem 404; 409 `transition_not_allowed` with what is allowed */
  async function lock(access: Access, id: number, allowed: readonly ImportStatus[]) {
    const row = await repository.lock(access, id);
    if (!allowed.includes(row.status))
      throw conflict('transition_not_allowed', allowedActions(row, clock.now()));
    return row;
  }

  /** @throws Problem 409 `import_running` with the import that runs */
  async function requireFree(access: Access, id: number): Promise<void> {
    const everywhere = inAllShowrooms(access);
    const all = await repository.all(everywhere, { status: ['checking', 'writing', 'undoing'] });
    const other = all.find((row) => row.id !== id && isRunning(row.status));
    if (other === undefined) return;
    const { columns, ...current } = await shown(access, other);
    // The other import may be of showrooms that the member does not see.
    throw new Problem(409, 'import_running', {
      current: { ...current, columns: columns.map((column) => ({ ...column, samples: [] })) },
    });
  }

  /** Starts background work under a lock of the dealership. */
  const start = (
    access: Access,
    id: number,
    from: readonly ImportStatus[],
    {
      status,
      job,
      check,
      changes,
    }: {
      status: ImportStatus;
      job: string;
      check?: (row: ImportsRow) => void | Promise<void>;
      changes?: (row: ImportsRow) => Promise<object>;
    },
  ): Promise<Import> =>
    repository.exclusive(access, async () => {
      const row = await lock(access, id, from);
      await check?.(row);
      await requireFree(access, id);
      const now = clock.now();
      const updated = await repository.update(access, id, {
        status,
        status_at: now,
        created_by: userOf(access),
        showrooms: storedShowrooms(access),
        ...(await changes?.(row)),
      });
      await jobs.schedule(job, id, now);
      return shown(access, updated);
    });

  async function leftToWrite(id: number): Promise<number> {
    const { will_create, will_change } = repository.countsIn(await repository.counts([id]), id);
    return will_create + will_change;
  }

  async function choiceErrors(
    { field, id, position_id }: Chosen,
    index: number,
    asks: readonly Ask[],
  ): Promise<FieldError[]> {
    if (id === undefined) return [];
    const matcher = await planner.matcher();
    const isKnown = isEntryField(field)
      ? matcher.has(field, id) &&
        (position_id === undefined || matcher.rows.positions.has(position_id))
      : field === 'same_car' || field === 'changed_car'
        ? id === 0 ||
          asks.some((ask) => ask.field === field && ask.candidates.some((one) => one.id === id))
        : id <= largestAmount;
    return isKnown ? [] : [{ field: `items.${index}.id`, code: 'unknown_reference' }];
  }

  const sheets = createImportSheets(deps, { repository, shown, lock });

  return {
    get,
    upload: sheets.upload,
    update: sheets.update,

    async page(access: Access, query: { page: number; size: number }) {
      const { rows, count } = await repository.page(access, query);
      const ids = rows.map(({ id }) => id);
      const counts = await repository.counts(ids);
      const photos = await repository.photos(ids);
      const names = await repository.names(rows.map(({ created_by }) => created_by));
      return {
        results: rows.map((row) =>
          toSummary(row, {
            counts: repository.countsIn(counts, row.id),
            photos: repository.photosIn(photos, row.id),
            by: names.get(row.created_by),
            now: clock.now(),
          }),
        ),
        count,
      };
    },

    /** @throws Problem 404; 409; 422 */
    check: (access: Access, id: number): Promise<Import> =>
      start(access, id, ['mapping', 'ready', 'failed'], {
        status: 'checking',
        job: 'import_check',
        async check(row) {
          if (row.confirmed_at !== null) throw conflict('transition_not_allowed', ['resume']);
          const fields = row.columns.map(
            (_, index) => row.mapping.find(({ column }) => column === index)?.field ?? null,
          );
          if (!isEnough(fields)) throw validation([{ field: 'mapping', code: 'required' }]);
          if (row.options.avtosalon === undefined && !fields.includes('avtosalon'))
            throw validation([{ field: 'options.avtosalon', code: 'required' }]);
          await sheets.requireSalon(access, row.options.avtosalon);
        },
        async changes(row) {
          await repository.rememberMapping(access, row.headers_hash, {
            mapping: row.mapping,
            options: row.options,
            used_at: clock.now(),
          });
          return { done: 0, total: row.row_count };
        },
      }),

    async rows(
      access: Access,
      id: number,
      { language, ...query }: ImportRowQuery & { language: Language },
    ) {
      await repository.require(access, id);
      const { rows, count } = await repository.rowPage(id, query);
      const covers = await repository.covers(rows);
      const failed = await repository.failedPhotos(id, rows);
      const seen = { language, costs: mayCosts(access), covers, failed, media };
      return { results: rows.map((row) => toRow(row, seen)), count };
    },

    exclude: (
      access: Access,
      id: number,
      change: { rows: number[]; excluded: boolean },
    ): Promise<Import> =>
      db.transaction(async () => {
        await lock(access, id, ['ready']);
        await repository.exclude(id, change);
        return shown(access, await repository.update(access, id, { status: 'ready' }));
      }),

    async choices(
      access: Access,
      id: number,
      { page, size, language }: { page: number; size: number; language: Language },
    ) {
      await repository.require(access, id);
      const all = toChoices(await repository.withAsks(id), {
        costs: mayCosts(access),
        language,
      });
      return { results: all.slice((page - 1) * size, page * size), count: all.length };
    },

    /** @throws Problem 404; 409; 422 */
    choose: (access: Access, id: number, items: readonly Chosen[]): Promise<Import> =>
      db.transaction(async () => {
        const row = await lock(access, id, ['ready', 'stopped', 'done']);
        const asked = await repository.withAsks(id);
        const asks = asked.flatMap((one) => one.asks);
        const errors: FieldError[] = [];
        for (const [index, item] of items.entries())
          errors.push(...(await choiceErrors(item, index, asks)));
        if (errors.length > 0) throw validation(errors);
        const isSame = (a: Chosen, b: Chosen | Ask) => keyOfChoice(a) === keyOfChoice(b);
        const kept = row.choices.filter((known) => !items.some((item) => isSame(item, known)));
        const isClosed = (item: Chosen) => item.id !== undefined || item.skip === true;
        const updated = await repository.update(access, id, {
          choices: JSON.stringify([...kept, ...items.filter(isClosed)]),
        });
        for (const item of items) {
          const { field, id: entry, position_id } = item;
          if (!isEntryField(field)) continue;
          const key = rememberedOf(item);
          if (entry !== undefined)
            await repository.rememberValue(access, {
              ...key,
              entry_id: entry,
              position_id: position_id ?? null,
              used_at: clock.now(),
            });
          else if (!isClosed(item)) await repository.forgetValue(access, key);
        }
        const open = new Set(
          asked
            .filter(({ asks }) => asks.some((ask) => items.some((item) => isSame(item, ask))))
            .map((one) => one.row),
        );
        // A choice that was answered before has no open rows.
        const texts = new Set(items.map(({ value }) => value));
        const numbers = (await repository.unwritten(id))
          .filter(
            ({ row: number, cells }) =>
              open.has(number) ||
              texts.has(String(number)) ||
              cells.some((cell) => texts.has(textOf(cell).slice(0, 200))),
          )
          .map((one) => one.row);
        await repository.storePlans(id, await planner.plan(access, updated, () => numbers));
        return shown(access, updated);
      }),

    /** @throws Problem 404; 409 */
    confirm: (access: Access, id: number): Promise<Import> =>
      start(access, id, ['ready'], {
        status: 'writing',
        job: 'import_write',
        async changes() {
          return { done: 0, total: await leftToWrite(id), confirmed_at: clock.now() };
        },
      }),

    stop: (access: Access, id: number): Promise<Import> =>
      db.transaction(async () => {
        await lock(access, id, ['writing']);
        await jobs.cancel('import_write', id);
        const now = clock.now();
        return shown(
          access,
          await repository.update(access, id, { status: 'stopped', status_at: now }),
        );
      }),

    resume: (access: Access, id: number): Promise<Import> =>
      start(access, id, ['stopped', 'failed', 'done'], {
        status: 'writing',
        job: 'import_write',
        async check(row) {
          if (row.confirmed_at === null) throw conflict('transition_not_allowed', ['check']);
          if (row.status === 'done' && (await leftToWrite(id)) === 0)
            throw conflict('transition_not_allowed', allowedActions(row, clock.now()));
        },
        changes: async (row) => ({ total: row.done + (await leftToWrite(id)) }),
      }),

    /** @throws Problem 404; 409 also `undo_late` */
    undo: (access: Access, id: number): Promise<Import> =>
      start(access, id, ['done', 'stopped', 'photos', 'failed'], {
        status: 'undoing',
        job: 'import_undo',
        check(row) {
          const end = undoEnd(row);
          if (end === undefined) throw conflict('transition_not_allowed', ['check']);
          if (clock.now().getTime() >= end.getTime()) throw conflict('undo_late');
        },
        async changes() {
          const counts = repository.countsIn(await repository.counts([id]), id);
          return { done: 0, total: counts.created + counts.updated };
        },
      }),

    /** @throws Problem 404; 409 */
    remove: (access: Access, id: number): Promise<void> =>
      db.transaction(async () => {
        const row = await lock(access, id, ['mapping', 'ready', 'failed']);
        if (row.confirmed_at !== null) throw conflict('transition_not_allowed', []);
        await repository.delete(access, id);
      }),
  };
}

export type ImportsService = ReturnType<typeof createImportsService>;
