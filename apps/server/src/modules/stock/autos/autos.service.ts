import type { CarChanged, PriceChanged, PriceOrigin } from './car-events';
import { type Access, actorOf } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { requireActing } from '../../../platform/http/permissions';
import { conflict, notFound, validation } from '../../../platform/http/problem';
import { changesBetween } from './auto-changes';
import type { AutoCheck } from './auto-check';
import {
  changedPaths,
  columnsOf,
  coreOf,
  emptyFields,
  fieldsOf,
  columnOf,
  identityFields,
  isSame,
  type AutoFields,
} from './auto-fields';
import { createAutoHistoryRepository } from './auto-history.repository';
import { freePrices } from './auto-money';
import type { AutoReader } from './auto-reader';
import { createAutoReferencesRepository } from './auto-references.repository';
import { autoSearch } from './auto-search';
import type { AutoTransitions } from './auto-transitions';
import type { Auto, AutoCreate, AutoData, AutoUpdate, Currency } from './auto-types';
import { type AutoRow, type FileKeys, createAutosRepository, isListed } from './autos.repository';
import type { ListingSources } from './listing-source';
import { allowedTransitions, canEdit, mustStayComplete } from './transition-rules';

export interface AutoParts {
  reader: AutoReader;
  check: AutoCheck;
  transitions: AutoTransitions;
}

/** A price that was changed, and the state of the listing before. */
export interface PriceUndo {
  price: { currency: Currency; from: number; from_currency: Currency; to: number };
  /** Version right after the change. */
  version: number;
  before: Pick<
    AutoRow,
    'status' | 'status_changed_at' | 'is_edited' | 'needs_moderation' | 'moderation_sent_at'
  >;
}

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  isSame([...a].sort(), [...b].sort());

/** Sellers may not change a published price or the showroom. @throws Problem 403 `not_permitted` */
function requireMayChange(access: Access, row: AutoRow, changed: ReadonlySet<string>): void {
  const isPriced = row.status !== 'ne_active' && (changed.has('price') || changed.has('currency'));
  const isMoved = row.avtosalon_id !== null && changed.has('avtosalon');
  if (isPriced || isMoved) requireActing(access, 'autos.manage');
}

/** auto-lifecycle handles transitions. */
export function createAutosService(
  { db, clock }: Deps,
  {
    reader,
    check,
    transitions,
    sources,
    carChanged,
    priceChanged,
  }: AutoParts & {
    sources: ListingSources;
    carChanged: CarChanged;
    priceChanged: PriceChanged;
  },
) {
  const autos = createAutosRepository(db);
  const references = createAutoReferencesRepository(db);
  const history = createAutoHistoryRepository(db);

  const searchOf = async (fields: AutoFields) => autoSearch(await references.searchTerms(fields));

  /** @throws Problem 422 */
  async function carAgain(access: Access, carId: number): Promise<Partial<AutoFields>> {
    const latest = (await autos.ofCar(access, carId)).at(-1);
    if (latest === undefined) throw validation([{ field: 'car_id', code: 'unknown_reference' }]);
    if (await autos.isListed(access, carId))
      throw validation([{ field: 'car_id', code: 'already_listed' }]);
    return coreOf(fieldsOf(latest));
  }

  function sourceOf({ trade_in_auto_id, application_id }: AutoCreate) {
    if (trade_in_auto_id !== undefined)
      return sources.trade_in_auto_id && { source: sources.trade_in_auto_id, id: trade_in_auto_id };
    return application_id === undefined
      ? undefined
      : sources.application_id && { source: sources.application_id, id: application_id };
  }

  /** Decisions §4. */
  async function wantsModeration(row: AutoRow, fields: AutoFields, hasNewPhotos: boolean) {
    const changed = changedPaths(row, fields);
    if (hasNewPhotos || identityFields.some((path) => changed.includes(path))) return true;
    if (!changed.includes('price') && !changed.includes('currency')) return false;
    const { rate } = await reader.moment();
    const free = freePrices(row, fields.currency, rate);
    const { price } = fields;
    return (
      free !== undefined && price !== null && (price < free.price_min || price > free.price_max)
    );
  }

  /** False when the price was the only reason and is within its bounds again. */
  async function stillNeedsModeration(row: AutoRow, paths: readonly string[]): Promise<boolean> {
    const isPriced = paths.includes('price') || paths.includes('currency');
    if (!row.needs_moderation || !isPriced) return row.needs_moderation;
    return history.hasChangedSinceApproval(row.id, [...identityFields, 'photos']);
  }

  async function write(
    access: Access,
    row: AutoRow,
    fields: AutoFields,
    { photos, import_id }: { photos?: readonly string[] | undefined; import_id?: number } = {},
  ) {
    const before = await reader.read(row);
    const paths = changedPaths(row, fields);
    const old = before.photos.map(({ id }) => id);
    const isReordered = photos !== undefined && !isSame(photos, old);
    if (paths.length === 0 && !isReordered) return row;

    const wants = await wantsModeration(
      row,
      fields,
      photos !== undefined && !isSameSet(photos, old),
    );
    const namesChanged = identityFields.some((path) => paths.includes(path));
    const updated = await autos.update(row, {
      ...Object.fromEntries(paths.map((path) => [columnOf(path), fields[columnOf(path)]])),
      is_edited: true,
      // Draft, declined and deactivated listings go to moderation anyway.
      needs_moderation: wants
        ? mustStayComplete(row.status) || row.needs_moderation
        : await stillNeedsModeration(row, paths),
      ...(namesChanged ? { search: await searchOf(fields) } : {}),
      ...(isReordered ? { cover_id: photos[0] ?? null, photo_count: photos.length } : {}),
    });
    if (isReordered) await autos.setPhotos(row.id, photos);
    return finish(access, before, updated, import_id);
  }

  async function finish(
    access: Access,
    before: AutoData,
    row: AutoRow,
    import_id?: number,
  ): Promise<AutoRow> {
    const at = clock.now();
    const after = await reader.read(row);
    await history.add({
      auto_id: row.id,
      at,
      kind: 'changed',
      actor: actorOf(access),
      ...(import_id !== undefined && { import_id }),
      changes: changesBetween(before, after),
    });
    const { price, currency } = row;
    if (price !== null && (price !== before.price || currency !== before.currency))
      await history.addPrice(row.id, { price, currency, at });
    if (row.status === 'active' && row.needs_moderation)
      return transitions.move(row, 'moderation', { kind: 'system' });
    carChanged.emit(row.business_user_id, row.id);
    return row;
  }

  /**
   * Saves a draft; call it in a transaction. `provided` are the keys of `core_car` that the request contains: defaults of the contract must not
   * overwrite the car that is listed again.
   * @throws Problem 409 `vin_taken`; 422
   */
  async function createRow(
    access: Access,
    body: AutoCreate,
    provided: ReadonlySet<string>,
    keys: FileKeys = {},
  ): Promise<AutoRow> {
    const { car_id } = body;
    const from = sourceOf(body);
    await from?.source.requireUnlisted(access, from.id);
    const known = car_id === undefined ? {} : await carAgain(access, car_id);
    const core_car = Object.fromEntries(
      Object.entries(body.core_car).filter(([key]) => car_id === undefined || provided.has(key)),
    );
    const fields: AutoFields = {
      ...emptyFields,
      ...known,
      ...columnsOf({ ...body, core_car }),
      brand_id: body.core_car.brand,
      car_model_id: body.core_car.car_model,
    };
    const now = clock.now();
    const { photos } = body;
    await check.accept(
      {
        access,
        fields,
        photos,
        photosChanged: true,
        mayBeHidden: () => false,
        mustBeComplete: false,
      },
      now,
    );
    await check.requireFreeVin(access, fields.vin);
    const row = await autos.insert(access, fields, {
      ...keys,
      search: await searchOf(fields),
      status_changed_at: now,
      car_id,
      cover_id: photos[0] ?? null,
      photo_count: photos.length,
    });
    if (photos.length > 0) await autos.setPhotos(row.id, photos);
    await history.add({
      auto_id: row.id,
      at: now,
      kind: 'created',
      actor: actorOf(access),
      ...(keys.import_id !== undefined && { import_id: keys.import_id }),
    });
    const { price, currency } = row;
    if (price !== null) await history.addPrice(row.id, { price, currency, at: now });
    await from?.source.listed(access, from.id, row.id);
    carChanged.emit(row.business_user_id, row.id);
    return row;
  }

  /**
   * Changes only the sent fields; call it in a transaction. Without `version` the current one is used (for changes that overwrite nothing).
   * Files may also change archived listings.
   * @throws Problem 403; 404; 412 with the listing as it is; 409 `auto_locked` or `vin_taken`; 422
   */
  async function updateRow(
    access: Access,
    id: number,
    version: number | undefined,
    body: AutoUpdate,
    {
      alsoArchived = false,
      origin = 'car',
    }: { alsoArchived?: boolean; origin?: PriceOrigin | 'bulk' } = {},
  ): Promise<AutoRow> {
    const current = (row: AutoRow) => reader.show(access, row);
    const expected = version === undefined ? undefined : { version, current };
    const row = await autos.lock(access, id, expected);
    if (row.status === 'deleted') throw notFound();
    const now = clock.now();
    if (!canEdit(row.status) && !(alsoArchived && row.status === 'archived'))
      throw conflict('auto_locked', allowedTransitions(row, 'dealer', now));
    const fields = { ...fieldsOf(row), ...columnsOf(body) };
    const changed = new Set(changedPaths(row, fields));
    requireMayChange(access, row, changed);
    await check.accept(
      {
        access,
        auto_id: id,
        fields,
        photos: body.photos ?? (await autos.photoIds(id)),
        photosChanged: body.photos !== undefined,
        mayBeHidden: (path) => !changed.has(path),
        mustBeComplete: mustStayComplete(row.status),
      },
      now,
    );
    if (changed.has('core_car.vin') && isListed(row))
      await check.requireFreeVin(access, fields.vin, id);
    const after = await write(access, row, fields, {
      photos: body.photos,
      ...(typeof origin === 'object' && origin),
    });
    const isPriced = changed.has('price') || changed.has('currency');
    if (isPriced && origin !== 'bulk' && row.published_at !== null) {
      const isAlone = body.photos === undefined && [...changed].every((path) => path === 'price');
      await priceChanged.emit(access, { before: row, after, origin, isAlone });
    }
    return after;
  }

  return {
    /** Slow: copies pictures of the buyer's car to the dealership. @throws Problem 422 */
    async withOwnPhotos(access: Access, body: AutoCreate): Promise<AutoCreate> {
      const from = sourceOf(body);
      if (from === undefined) return body;
      return { ...body, photos: await from.source.copyPhotos(access, from.id, body.photos) };
    },

    /** @throws Problem 404 */
    get: async (access: Access, id: number): Promise<Auto> =>
      reader.show(access, await autos.require(access, id)),

    /** Creates a car like `create`, and skips the queries for its page: imports write thousands. */
    createRow,

    create: (access: Access, body: AutoCreate, provided: ReadonlySet<string>): Promise<Auto> =>
      db.transaction(async () => reader.show(access, await createRow(access, body, provided))),

    /** Changes a car like `update`, and skips the queries for its page. */
    updateRow,

    /** @throws Problem 403; 404; 412 with the listing as it is; 409 `auto_locked` or `vin_taken`; 422 */
    update: (
      access: Access,
      id: number,
      version: number | undefined,
      body: AutoUpdate,
    ): Promise<Auto> =>
      db.transaction(async () => reader.show(access, await updateRow(access, id, version, body))),

    /**
     * Restores a price that is still the changed one. While nothing else has changed, the state returns too, so that no moderator has to see it.
     * @throws Problem 404; 409 `price_changed` or `auto_locked`
     */
    restorePrice(access: Access, id: number, { price, version, before }: PriceUndo): Promise<Auto> {
      return db.transaction(async () => {
        const row = await autos.lock(access, id);
        if (row.status === 'deleted') throw notFound();
        if (row.price !== price.to || row.currency !== price.currency)
          throw conflict('price_changed');
        if (row.version !== version) {
          if (!canEdit(row.status))
            throw conflict('auto_locked', allowedTransitions(row, 'dealer', clock.now()));
          const currency = price.from_currency;
          const fields = { ...fieldsOf(row), price: price.from, currency };
          return reader.show(access, await write(access, row, fields));
        }
        const shown = await reader.read(row);
        const isMoved = row.status !== before.status;
        // Decisions §4: only what no rule and nobody has sent on returns without a moderator.
        if (isMoved && row.status !== 'moderation')
          throw conflict('auto_locked', allowedTransitions(row, 'dealer', clock.now()));
        const moved = isMoved ? await transitions.undo(row, before, actorOf(access)) : row;
        const { is_edited, needs_moderation } = before;
        const currency = price.from_currency;
        const state = { price: price.from, currency, is_edited, needs_moderation };
        const updated = await autos.update(moved, state);
        return reader.show(access, await finish(access, shown, updated));
      });
    },
  };
}

export type AutosService = ReturnType<typeof createAutosService>;
