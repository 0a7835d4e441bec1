import { isDeepStrictEqual } from 'node:util';
import { operations } from '@karvon/api/operations';
import * as z from 'zod';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict, Problem, stale } from '../../../platform/http/problem';
import { sql } from 'kysely';
import { type AutoFields, columnOf, fieldPaths, fieldsOf, isSame } from '../autos/auto-fields';
import type { AutoReader, AutoRow } from '../autos/auto-reader';
import type { AutoLifecycle } from '../autos/auto-lifecycle.service';
import type { AutosService } from '../autos/autos.service';
import type { CostsService } from '../costs/costs.service';
import type { PurchasePlan, RowPlan, StoredRow, Written } from './import-types';
import type { ImportsRepository } from './imports.repository';
import type { PhotosRepository } from './photos.repository';
import { bodyOf } from './field-paths';

export interface RowParts {
  repository: ImportsRepository;
  photos: Pick<PhotosRepository, 'added' | 'present'>;
  reader: Pick<AutoReader, 'lock'>;
  autos: Pick<AutosService, 'createRow' | 'updateRow'>;
  lifecycle: Pick<AutoLifecycle, 'transition' | 'remove'>;
  costs: Pick<CostsService, 'get' | 'putPurchase' | 'removePurchase'>;
}

type Before = Written['before'];

/** Current values of the paths that a row writes. */
function valuesAt(fields: AutoFields, paths: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fieldPaths.filter((path) => paths.includes(path)).map((path) => [path, fields[columnOf(path)]]),
  );
}

const isSamePurchase = (a: PurchasePlan | undefined, b: PurchasePlan | undefined) =>
  a?.price === b?.price &&
  a?.currency === b?.currency &&
  a?.purchased_on === b?.purchased_on &&
  (a?.source ?? undefined) === (b?.source ?? undefined);

/** Writes planned rows to cars, and returns cars to what they were. Call it in a transaction. */
export function createRowWriter(
  { db }: Pick<Deps, 'db'>,
  { repository, photos, reader, autos, lifecycle, costs }: RowParts,
) {
  async function purchaseOf(access: Access, autoId: number) {
    const { version, purchase } = await costs.get(access, autoId);
    if (purchase === undefined) return { version, purchase: undefined };
    const { price, currency, purchased_on, source } = purchase;
    return { version, purchase: { price, currency, purchased_on, ...(source && { source }) } };
  }

  const putPurchase = (access: Access, autoId: number, version: number, plan: PurchasePlan) =>
    costs.putPurchase(access, autoId, version, z.parse(operations.putPurchase.body, plan));

  async function addPhotos(
    access: Access,
    importId: number,
    autoId: number,
    addresses: readonly string[],
  ): Promise<void> {
    await sql`
      insert into import_photos (auto_id, address, business_user_id, import_id, place, state)
      select ${autoId}, x.address, ${access.owner}, ${importId}, x.place - 1, 'waiting'
      from unnest(${[...addresses]}::text[]) with ordinality x(address, place)
      on conflict (auto_id, address) do update set import_id = excluded.import_id, place = excluded.place,
        state = 'waiting', attempts = 0, next_at = null, failure = null
      where import_photos.state not in ('done', 'applied')`.execute(db.current);
  }

  async function create(access: Access, row: StoredRow, plan: RowPlan): Promise<Written> {
    const body = bodyOf(plan.values);
    const core = Object.keys(Object(body['core_car']));
    const parsed = z.parse(operations.createAuto.body, { ...body, photos: [] });
    const { import_id } = row;
    const { external_id } = plan;
    const car = await autos.createRow(access, parsed, new Set(core), { import_id, external_id });
    const { id } = car;
    if (plan.purchase !== undefined)
      await putPurchase(access, id, car.money_version, plan.purchase);
    if (plan.photos !== undefined) await addPhotos(access, import_id, id, plan.photos);
    const written = valuesAt(fieldsOf(car), fieldPaths);
    const before = { values: {}, written, purchase: plan.purchase ?? null };
    return { row: row.row, auto_id: id, outcome: 'created', before };
  }

  async function change(
    access: Access,
    { import_id, row }: StoredRow,
    { plan, current }: { plan: RowPlan; current: AutoRow },
  ): Promise<Written> {
    const autoId = current.id;
    const paths = Object.keys(plan.values);
    const values = valuesAt(fieldsOf(current), paths);
    const before: Before = { values, written: {} };
    if (paths.length > 0) {
      const body = z.parse(operations.updateAuto.body, bodyOf(plan.values));
      const from = { alsoArchived: true, origin: { import_id } };
      const after = await autos.updateRow(access, autoId, undefined, body, from);
      before.written = valuesAt(fieldsOf(after), paths);
    }
    if (plan.external_id !== undefined) {
      before.external_id = current.external_id;
      await repository.setExternalId(autoId, plan.external_id);
    }
    if (plan.purchase !== undefined) {
      const { version, purchase } = await purchaseOf(access, autoId);
      before.purchase = purchase ?? null;
      await putPurchase(access, autoId, version, plan.purchase);
    }
    if (plan.photos !== undefined) await addPhotos(access, import_id, autoId, plan.photos);
    return { row, auto_id: autoId, outcome: 'updated', before };
  }

  /** The car as an undo expects it: without a hand edit, a buyer or a sale. */
  async function isUntouched(access: Access, row: StoredRow, car: AutoRow): Promise<boolean> {
    const before = row.before;
    if (before === null) return false;
    const { isUsed, purchase } = await repository.usesOf(access.owner, car.id);
    if (isUsed || !isSamePurchase(purchase, row.plan?.purchase)) return false;
    const now = valuesAt(fieldsOf(car), Object.keys(before.written));
    return isDeepStrictEqual(now, before.written);
  }

  /** @returns false when a rule of the car keeps the photos */
  async function removePhotos(access: Access, importId: number, car: AutoRow): Promise<boolean> {
    const added = new Set(await photos.added(importId, car.id));
    if (added.size === 0) return true;
    const kept = (await photos.present(car.id)).filter((id) => !added.has(id));
    const from = { alsoArchived: true, origin: { import_id: importId } };
    try {
      await db.transaction(() =>
        autos.updateRow(access, car.id, undefined, { photos: kept }, from),
      );
      return true;
    } catch (error) {
      if (error instanceof Problem && error.status < 500) return false;
      throw error;
    }
  }

  async function uncreate(access: Access, row: StoredRow, car: AutoRow): Promise<boolean> {
    if (!(await isUntouched(access, row, car))) return false;
    if (car.status === 'moderation')
      await lifecycle.transition(access, car.id, { to: 'ne_active' });
    await lifecycle.remove(access, car.id);
    return true;
  }

  async function unchange(access: Access, row: StoredRow, car: AutoRow): Promise<boolean> {
    const before = row.before;
    const plan = row.plan;
    if (before === null || plan === null) return false;
    const now = valuesAt(fieldsOf(car), Object.keys(before.written));
    const paths = Object.keys(before.values);
    const kept = paths.filter((path) => isSame(now[path], before.written[path]));
    let isComplete = kept.length === paths.length;
    if (kept.length > 0) {
      const old = Object.fromEntries(kept.map((path) => [path, before.values[path] ?? null]));
      const body = z.parse(operations.updateAuto.body, bodyOf(old));
      const from = { alsoArchived: true, origin: { import_id: row.import_id } };
      await autos.updateRow(access, car.id, undefined, body, from);
    }
    if (before.external_id !== undefined) {
      if (car.external_id === plan.external_id)
        await repository.setExternalId(car.id, before.external_id);
      else isComplete = false;
    }
    if (before.purchase !== undefined) {
      const { version, purchase } = await purchaseOf(access, car.id);
      if (!isSamePurchase(purchase, plan.purchase)) isComplete = false;
      else if (before.purchase === null) await costs.removePurchase(access, car.id, version);
      else await putPurchase(access, car.id, version, before.purchase);
    }
    if (plan.photos !== undefined)
      isComplete = (await removePhotos(access, row.import_id, car)) && isComplete;
    return isComplete;
  }

  return {
    /** @throws Problem 412 when the car changed after the check; others of creating and changing cars */
    async write(access: Access, row: StoredRow): Promise<Written> {
      const plan = row.plan;
      if (plan === null) throw conflict('transition_not_allowed');
      if (row.auto_id === null) return create(access, row, plan);
      const current = await reader.lock(access, row.auto_id);
      if (current.version !== row.auto_version) throw stale(undefined);
      return change(access, row, { plan, current });
    },

    /** @returns false when something of the row stays */
    async undo(access: Access, row: StoredRow): Promise<boolean> {
      const car = row.auto_id === null ? undefined : await reader.lock(access, row.auto_id);
      if (car === undefined || car.status === 'deleted') return row.outcome === 'created';
      return row.outcome === 'created' ? uncreate(access, row, car) : unchange(access, row, car);
    },
  };
}

export type RowWriter = ReturnType<typeof createRowWriter>;
