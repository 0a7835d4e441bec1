import { ownedTable } from '../../../platform/db/owned-table';
import type { CarDealt } from './car-events';
import { type Access, actorOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { requireActing } from '../../../platform/http/permissions';
import {
  type FieldError,
  Problem,
  conflict,
  notFound,
  validation,
} from '../../../platform/http/problem';
import { createAutoHistoryRepository } from './auto-history.repository';
import type { AutoSales, ReadySale } from './auto-sales.service';
import type { Auto, AutoStatus, AutoTransition } from './auto-types';
import { type AutoRow, createAutosRepository, isListed } from './autos.repository';
import type { AutoParts } from './autos.service';
import {
  allowedTransitions,
  autoTimes,
  checkTransition,
  destination,
  refreshBlock,
} from './transition-rules';

/** Statuses in which a car without a sale can get it. */
const soldLater: ReadonlySet<AutoStatus> = new Set(['deactivated', 'archived']);

/** Statuses in which a car is for sale again. */
const returns: ReadonlySet<AutoStatus> = new Set(['active', 'moderation', 'ne_active', 'barakami']);

function detailErrors({ to, reason, note, sale }: AutoTransition): FieldError[] {
  if (to === 'deactivated' && reason === undefined) return [{ field: 'reason', code: 'required' }];
  if (to === 'deactivated' && reason === 'other' && (note ?? '').trim() === '')
    return [{ field: 'note', code: 'required' }];
  if (to === 'sold_on_karvon' && sale === undefined) return [{ field: 'sale', code: 'required' }];
  return [];
}

export function createAutoLifecycle(
  { db, clock, jobs }: Deps,
  {
    reader,
    check,
    transitions,
    carDealt,
    sales,
  }: AutoParts & { carDealt: CarDealt; sales: AutoSales },
) {
  const autos = createAutosRepository(db);
  const history = createAutoHistoryRepository(db);
  const leads = ownedTable(db, 'leads');

  /** @throws Problem 404 */
  async function lock(access: Access, id: number): Promise<AutoRow> {
    const row = await autos.lock(access, id);
    if (row.status === 'deleted') throw notFound();
    return row;
  }

  async function requireLead(access: Access, { lead_id }: AutoTransition): Promise<void> {
    if (lead_id !== undefined && (await leads.find(access, lead_id)) === undefined)
      throw validation([{ field: 'lead_id', code: 'unknown_reference' }]);
  }

  async function move(
    access: Access,
    id: number,
    { sale: _sale, ...request }: AutoTransition,
    sale?: ReadySale,
  ): Promise<AutoRow> {
    const row = await lock(access, id);
    const now = clock.now();
    const to = destination(row, request.to, now);
    const result = checkTransition(row, to, 'dealer', now);
    // A car is archived without a sale, and gets it afterwards.
    if (!result.ok || (sale !== undefined && to === 'archived')) {
      const current = sale && (await sales.find(access, id));
      if (sale !== undefined && current === undefined && to === row.status && soldLater.has(to)) {
        await sales.requireAfterPurchase(access, id, sale);
        return sales.recordLater(access, sale, row);
      }
      throw new Problem(409, 'transition_not_allowed', {
        allowed: allowedTransitions(row, 'dealer', now),
        ...(current && { current }),
      });
    }
    await requireLead(access, request);
    if (!isListed(row) && isListed({ status: to })) await check.requireFreeVin(access, row.vin, id);
    if (to === 'moderation') {
      const errors = await check.blocking(access, row, now);
      if (errors.length > 0) throw validation(errors);
    }
    const { lead_id } = request;
    if (lead_id !== undefined && to === 'barakami') await carDealt.emit(access, lead_id);
    if (sale === undefined) {
      if (returns.has(to)) await sales.end(access, id);
      return transitions.move(row, to, actorOf(access), request);
    }
    await sales.requireAfterPurchase(access, id, sale);
    const lead_was_new = await sales.dealt(access, sale);
    const details = { ...request, sale: sales.listingColumns(sale, now) };
    const moved = await transitions.move(row, to, actorOf(access), details);
    await sales.record(access, sale, { before: row, after: moved, lead_was_new });
    return moved;
  }

  return {
    /** @throws Problem 403 to `deleted`; 404; 409 with `allowed`; 422 with what is missing */
    async transition(access: Access, id: number, request: AutoTransition): Promise<Auto> {
      if (request.to === 'deleted') requireActing(access, 'autos.manage');
      const errors = detailErrors(request);
      if (errors.length > 0) throw validation(errors);
      const { sale } = request;
      const isSale =
        request.to === 'sold_on_karvon' ||
        request.to === 'archived' ||
        request.reason === 'sold_elsewhere';
      const ready =
        sale && isSale ? await sales.prepare(access, sale, { prefix: 'sale.' }) : undefined;
      return db.transaction(async () =>
        reader.show(access, await move(access, id, request, ready)),
      );
    },

    /** @throws Problem 404; 409 */
    remove: (access: Access, id: number): Promise<{ id: number; restorable_until: string }> =>
      db.transaction(async () => {
        const { deleted_at } = await move(access, id, { to: 'deleted' });
        const end = (deleted_at ?? clock.now()).getTime() + autoTimes.undo;
        return { id, restorable_until: new Date(end).toISOString() };
      }),

    /** Undoes a deletion. @throws Problem 404; 409 `restore_too_late` or `vin_taken` */
    restore: (access: Access, id: number): Promise<Auto> =>
      db.transaction(async () => {
        const row = await autos.lock(access, id);
        const end = (row.deleted_at?.getTime() ?? 0) + autoTimes.undo + autoTimes.undoGrace;
        // A listing deleted by an admin cannot be restored.
        const isOwn = row.status === 'deleted' && row.deleted_from !== 'flagged_to_admin';
        if (!isOwn || clock.now().getTime() >= end) throw conflict('restore_too_late');
        if (isListed({ status: row.deleted_from ?? 'ne_active' }))
          await check.requireFreeVin(access, row.vin, id);
        return reader.show(access, await transitions.restore(row, actorOf(access)));
      }),

    /** Moves an active listing to the top. @throws Problem 404; 409 `refresh_not_active` or `refresh_too_early` */
    refresh: (access: Access, id: number) =>
      db.transaction(async () => {
        const row = await lock(access, id);
        const now = clock.now();
        const block = refreshBlock(row, now);
        if (block !== undefined)
          throw conflict(`refresh_${block}`, allowedTransitions(row, 'dealer', now));
        const next = new Date(now.getTime() + autoTimes.refresh);
        const refreshed = await autos.update(row, { refreshed_at: now, next_update_at: next });
        await jobs.schedule('auto_refresh_ready', id, next);
        await history.add({
          auto_id: id,
          at: now,
          kind: 'refreshed',
          actor: actorOf(access),
        });
        return {
          id,
          version: refreshed.version,
          refreshed_at: now.toISOString(),
          next_update_at: next.toISOString(),
        };
      }),
  };
}

export type AutoLifecycle = ReturnType<typeof createAutoLifecycle>;
