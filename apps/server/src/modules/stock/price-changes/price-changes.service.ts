import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import type { Access } from '../../../platform/values/access';
import { hour, minute } from '../../../platform/values/clock';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';
import { convert } from '../../../platform/values/money';
import { carTitle } from '../../catalogue/catalog/car-title';
import type { AutoServices } from '../autos/autos.module';
import type { AutoRow } from '../autos/auto-reader';
import type { PriceMove } from '../autos/car-events';
import { changeErrors, planRow } from './price-plan';
import { type PlannedRow, createPriceChangesRepository } from './price-changes.repository';

type Preview = ResponseOf<'previewPrices'>;
type Filters = QueryOf<'previewPrices'>;
type Result = ResponseOf<'applyPrices'>;
type ResultRow = Result['results'][number];
type PriceChange = ResponseOf<'listPriceChanges'>['results'][number];
type Paging = QueryOf<'listPriceChanges'>;

/** The contract's maximum. */
const mostRows = 500;

const previewLife = 15 * minute;
const undoTime = 24 * hour;
const pause = 14 * 24 * hour;

const offsetOf = ({ page, size }: Paging) => ({ size, offset: (page - 1) * size });

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

const stateOf = (row: AutoRow): NonNullable<PlannedRow['before']> => ({
  status: row.status,
  status_changed_at: row.status_changed_at.toISOString(),
  is_edited: row.is_edited,
  needs_moderation: row.needs_moderation,
  moderation_sent_at: row.moderation_sent_at?.toISOString() ?? null,
});

/** Changes the prices of many listings by a plan, and undoes it. Its operations require `autos.manage`. */
export function createPriceChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    reader,
    autos,
    list,
    priceChanged,
  }: Pick<AutoServices, 'reader' | 'autos' | 'list' | 'priceChanged'>,
) {
  const changes = createPriceChangesRepository(db);

  /** Adds the price of a single car, or of a row of an import, to the history. */
  async function record(access: Access, { before, after, origin, isAlone }: PriceMove) {
    const { id: auto_id, price: from_price, currency: from_currency } = before;
    const { price: to_price, currency } = after;
    if (from_price === null || to_price === null) return;
    const now = clock.now();
    const last = await changes.latestRow(
      auto_id,
      origin === 'car' ? { since: later(now, -minute) } : origin,
    );
    const isReturn =
      last?.from_price === to_price &&
      (last.from_currency ?? last.currency) === currency &&
      last.to_price === from_price &&
      last.currency === from_currency;
    if (isReturn && last.undone_at === null) return changes.setRow(last, { undone_at: now });
    const known = origin === 'car' ? undefined : await changes.ofImport(origin.import_id);
    const change_id =
      known?.id ??
      (
        await changes.insert(access, {
          member_id: access.dealer?.member.id ?? (await changes.memberOf(access)) ?? null,
          change: null,
          source: known?.source ?? 'car',
          import_id: origin === 'car' ? null : origin.import_id,
          created_at: now,
          applied_at: now,
        })
      ).id;
    const row = { change_id, auto_id };
    await changes.removeRow(row);
    const prices = { from_price, to_price, currency };
    await changes.addRows(change_id, [
      {
        ...row,
        ...prices,
        version: before.version,
        from_currency: from_currency === currency ? null : from_currency,
      },
    ]);
    // A listing in which something else changed returns by the rules of an edit.
    await changes.setRow(row, {
      version_after: isAlone ? after.version : 0,
      before: stateOf(before),
    });
  }

  priceChanged.on(record);

  async function listingsOf(access: Access, filters: Filters, ids: number[] | undefined) {
    if (ids === undefined) {
      const found = await list.first(access, filters, mostRows + 1);
      if (found.length > mostRows)
        throw validation([{ field: 'ids', code: 'too_many_items', params: { max: mostRows } }]);
      return found;
    }
    const found = await list.byIds(access, ids);
    const unknown = ids.flatMap((id, at) =>
      found.has(id) ? [] : [{ field: `ids.${at}`, code: 'unknown_reference' as const }],
    );
    if (unknown.length > 0) throw validation(unknown);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Each in a savepoint, so that a refused listing leaves the others. */
  async function attempt(
    rows: readonly PlannedRow[],
    work: (row: PlannedRow) => Promise<ResultRow['status']>,
  ): Promise<Pick<Result, 'done' | 'refused' | 'results'>> {
    const results: ResultRow[] = [];
    for (const row of rows)
      try {
        const status = await db.transaction(() => work(row));
        results.push({ id: row.auto_id, ok: true, status });
      } catch (error) {
        const { status, code, extra } = toProblem(error);
        if (status >= 500) throw error;
        const why = status === 412 ? 'preview_old' : (extra.errors?.[0]?.code ?? code);
        results.push({ id: row.auto_id, ok: false, code: why });
      }
    const done = results.filter(({ ok }) => ok).length;
    return { done, refused: results.length - done, results };
  }

  async function write(access: Access, row: PlannedRow): Promise<ResultRow['status']> {
    const { auto_id, version, to_price: price } = row;
    const before = await reader.lock(access, auto_id);
    if (before.status === 'deleted') throw notFound();
    const after = await autos.updateRow(access, auto_id, version, { price }, { origin: 'bulk' });
    await changes.setRow(row, { version_after: after.version, before: stateOf(before) });
    return after.status;
  }

  async function restore(access: Access, row: PlannedRow): Promise<ResultRow['status']> {
    const { auto_id, currency, from_price: from, to_price: to, before, version_after } = row;
    const from_currency = row.from_currency ?? currency;
    if (before === null || version_after === null) throw notFound();
    const { status_changed_at, moderation_sent_at, ...state } = before;
    const { status } = await autos.restorePrice(access, auto_id, {
      price: { currency, from, from_currency, to },
      version: version_after,
      before: {
        ...state,
        status_changed_at: new Date(status_changed_at),
        moderation_sent_at: moderation_sent_at === null ? null : new Date(moderation_sent_at),
      },
    });
    await changes.setRow(row, { undone_at: clock.now() });
    return status;
  }

  return {
    /** @throws Problem 403 for filters by costs; 422 */
    async preview(
      access: Access,
      filters: Filters,
      { ids, change }: BodyOf<'previewPrices'>,
    ): Promise<Preview> {
      const wrong = changeErrors(change);
      if (wrong.length > 0) throw validation(wrong);
      const found = await listingsOf(access, filters, ids);
      const { now, rate } = await reader.moment();
      const bounds = await changes.bounds(
        access,
        found.map(({ id }) => id),
      );
      const rows = found.flatMap((auto) => {
        const own = bounds.get(auto.id);
        return own === undefined ? [] : [planRow(auto, own, change, rate)];
      });
      return db.transaction(async () => {
        await changes.removeOld(access, { now, expired: later(now, -previewLife) });
        const { id } = await changes.insert(access, {
          member_id: access.dealer?.member.id ?? null,
          change: JSON.stringify(change),
          created_at: now,
        });
        await changes.addRows(
          id,
          rows.flatMap(({ auto, version, currency, from, to }) =>
            from === undefined || to === undefined
              ? []
              : [{ auto_id: auto.id, version, currency, from_price: from, to_price: to }],
          ),
        );
        return { id, expires_at: later(now, previewLife).toISOString(), rows };
      });
    },

    /** @throws Problem 409 `preview_old`; 422 */
    apply: (access: Access, { preview_id, ids }: BodyOf<'applyPrices'>): Promise<Result> =>
      db.transaction(async () => {
        const now = clock.now();
        if ((await changes.find(access, preview_id)) === undefined) throw conflict('preview_old');
        const { applied_at, created_at } = await changes.lock(access, preview_id);
        if (applied_at !== null || later(created_at, previewLife) <= now)
          throw conflict('preview_old');
        const planned = await changes.rows(preview_id);
        const known = new Set(planned.map(({ auto_id }) => auto_id));
        const unknown = ids.flatMap((id, at) =>
          known.has(id) ? [] : [{ field: `ids.${at}`, code: 'unknown_reference' as const }],
        );
        if (unknown.length > 0) throw validation(unknown);
        const chosen = new Set(ids);
        const rows = planned.filter(({ auto_id }) => chosen.has(auto_id));
        const versions = await changes.versions(access, ids);
        if (rows.some(({ auto_id, version }) => (versions.get(auto_id) ?? version) !== version))
          throw conflict('preview_old');
        await changes.update(access, preview_id, {
          applied_at: now,
          member_id: access.dealer?.member.id ?? null,
        });
        const result = await attempt(rows, (row) => write(access, row));
        return {
          id: preview_id,
          ...result,
          ...(result.done > 0 && { undoable_until: later(now, undoTime).toISOString() }),
        };
      }),

    /** @throws Problem 404; 409 `undo_late`, `nothing_to_undo` */
    undo: (access: Access, id: number): Promise<Result> =>
      db.transaction(async () => {
        const { applied_at } = await changes.lock(access, id);
        if (applied_at === null) throw notFound();
        const visible = new Set(
          (await changes.listedRows(access, [id])).map(({ auto_id }) => auto_id),
        );
        if (visible.size === 0) throw notFound();
        if (later(applied_at, undoTime) <= clock.now()) throw conflict('undo_late');
        const rows = (await changes.rows(id)).filter(
          ({ auto_id, undone_at }) => undone_at === null && visible.has(auto_id),
        );
        if (rows.length === 0) throw conflict('nothing_to_undo');
        return { id, ...(await attempt(rows, (row) => restore(access, row))) };
      }),

    async page(access: Access, paging: Paging): Promise<ResponseOf<'listPriceChanges'>> {
      const now = clock.now();
      const found = await changes.page(access, now, offsetOf(paging));
      const rows = await changes.listedRows(
        access,
        found.map(({ id }) => id),
      );
      const results = found.flatMap(({ id, applied_at, member_id, full_name, change, ...of }) => {
        if (applied_at === null) return [];
        const own = rows.filter(({ change_id }) => change_id === id);
        const end = later(applied_at, undoTime);
        const isUndoable = end > now && own.some(({ undone_at }) => undone_at === null);
        const entry: PriceChange = {
          id,
          at: applied_at.toISOString(),
          by: member_id === null || full_name === null ? undefined : { id: member_id, full_name },
          source: of.source,
          import_id: of.import_id ?? undefined,
          change: change ?? undefined,
          rows: own.map((row) => ({
            auto: { id: row.auto_id, title: carTitle(row) },
            currency: row.currency,
            from_currency: row.from_currency ?? undefined,
            from: row.from_price,
            to: row.to_price,
            is_undone: row.undone_at !== null,
          })),
          undoable_until: isUndoable ? end.toISOString() : undefined,
        };
        return [entry];
      });
      return { count: await changes.count(access, now), results };
    },

    async advice(access: Access, paging: Paging): Promise<ResponseOf<'listPriceAdvice'>> {
      const { now, rate } = await reader.moment();
      const moment = { now, rate: rate.rate };
      const found = await changes.advice(access, moment, offsetOf(paging));
      const autosById = await list.byIds(
        access,
        found.map(({ id }) => id),
      );
      const results = found.flatMap(({ id, above }) => {
        const auto = autosById.get(id);
        const median = auto?.market?.median;
        if (auto === undefined || median === undefined) return [];
        const step = auto.currency === 'UZS' ? 100_000 : 10;
        const price = convert(median, 'UZS', auto.currency, rate);
        return [{ auto, price: Math.max(step, Math.floor(price / step) * step), above }];
      });
      return { ...(await changes.adviceTotals(access, moment)), results };
    },

    /** @throws Problem 404 */
    async putOff(access: Access, id: number): Promise<ResponseOf<'dismissPriceAdvice'>> {
      await reader.require(access, id);
      const until = later(clock.now(), pause);
      await changes.putOff(id, until);
      return { id, until: until.toISOString() };
    },
  };
}

export type PriceChanges = ReturnType<typeof createPriceChanges>;
