import { businessAccess } from '../../../platform/values/access';
import { dayInTashkent, day } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { type FieldError, conflict, notFound, validation } from '../../../platform/http/problem';
import { only } from '../../../platform/values/only';
import { createCatalogAdditions } from '../catalog/catalog-additions.service';
import { type EntriesMerged, createCatalogMerge } from '../catalog/catalog-merge.service';
import type { CatalogIndex, CatalogService } from '../catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { Notify } from '../../foundation/notifications/notification-types';
import { proposalName } from './car-model-check';
import type { CarModelDecision, CatalogEntries, QueueQuery } from './car-model-types';
import { forModerators, toProposal } from './car-models.mapper';
import {
  type QueuedRow,
  type StoredProposal,
  createCarModelsRepository,
} from './car-models.repository';
import { findSimilar } from './similar-car-models';

/** Time that an image of a declined proposal is kept, for a correction. */
const photoStays = 30 * day;
const photoTimer = 'car_model_photo';

function entryErrors(entries: CatalogEntries, { rows }: CatalogIndex): FieldError[] {
  const { brand_id, car_model_id, generation_id, modification_id, position_id } = entries;
  const isPart = (
    [
      ['brand_id', rows.brands.has(brand_id)],
      ['car_model_id', rows.models.get(car_model_id)?.brand_id === brand_id],
      [
        'generation_id',
        generation_id === undefined ||
          rows.generations.get(generation_id)?.car_model_id === car_model_id,
      ],
      [
        'modification_id',
        modification_id === undefined ||
          rows.modifications.get(modification_id)?.generation_id === generation_id,
      ],
      [
        'position_id',
        position_id === undefined ||
          rows.positions.get(position_id)?.generation_id === generation_id,
      ],
    ] as const
  ).filter(([, isKnown]) => !isKnown);
  return isPart.map(([name]) => ({ field: `catalog.${name}`, code: 'unknown_reference' }));
}

const catalogColumns = (entries: Partial<CatalogEntries>) => ({
  catalog_brand_id: entries.brand_id ?? null,
  catalog_car_model_id: entries.car_model_id ?? null,
  catalog_generation_id: entries.generation_id ?? null,
  catalog_modification_id: entries.modification_id ?? null,
  catalog_position_id: entries.position_id ?? null,
});

interface Options {
  catalog: CatalogService;
  images: Pick<ImagesService, 'show'>;
  notify: Notify;
  merged: EntriesMerged;
}

export function createCarModelModeration(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { catalog, images, notify, merged }: Options,
) {
  const proposals = createCarModelsRepository(db);
  const additions = createCatalogAdditions(db);
  const joined = createCatalogMerge(db, merged);

  jobs.registerJob(photoTimer, async (id) => {
    const row = await proposals.lockOfAnyOwner(id);
    if (row?.status === 'declined')
      await proposals.update(businessAccess(row.business_user_id), id, { photo: null });
  });

  async function present(rows: readonly QueuedRow[], index: CatalogIndex) {
    const relations = {
      catalog: index,
      images: await images.show(rows.map((row) => row.shown_photo)),
    };
    return Promise.all(
      rows.map(async (row) => ({
        ...toProposal(row, relations),
        ...forModerators(row),
        similar:
          row.status === 'pending' && row.car_model_id === null
            ? await findSimilar(
                { brand_id: row.brand_id ?? undefined, name: row.car_model_name },
                index,
                images.show,
              )
            : [],
      })),
    );
  }

  async function enter(
    row: StoredProposal,
    chosen: Partial<CatalogEntries>,
  ): Promise<StoredProposal> {
    const now = clock.now();
    const isOwnModel = (chosen.car_model_id ?? row.car_model_id) === row.car_model_id;
    const generation = chosen.generation_id ?? (isOwnModel ? row.generation_id : null);
    const added = await additions.add({
      brand: { id: chosen.brand_id ?? row.brand_id, name: row.brand_name },
      model: {
        id: chosen.car_model_id ?? row.car_model_id,
        name: row.car_model_name,
        year_from: row.year_from,
        year_to: row.year_to,
      },
      generation: {
        id: generation,
        name: row.generation_name,
        year_start: row.year_start,
        year_stop: row.year_stop,
        photo: row.photo,
      },
      modification: { ...row, id: chosen.modification_id ?? null },
      position:
        row.position_ru === null || row.position_uz === null
          ? undefined
          : {
              id: chosen.position_id ?? (generation === row.generation_id ? row.position_id : null),
              name_ru: row.position_ru,
              name_uz: row.position_uz,
            },
      thisYear: Number(dayInTashkent(now).slice(0, 4)),
    });
    return proposals.update(businessAccess(row.business_user_id), row.id, {
      status: 'approved',
      decided_at: now,
      brand_id: added.brand_id,
      car_model_id: added.car_model_id,
      generation_id: added.generation_id,
      position_id: added.position_id,
      ...catalogColumns({ ...added, position_id: added.position_id ?? undefined }),
    });
  }

  async function approve(row: StoredProposal, chosen: Partial<CatalogEntries>): Promise<void> {
    const same = await proposals.lockSame(row);
    for (const one of [row, ...same]) {
      await enter(one, chosen);
      await notify(one.business_user_id, {
        type: 'car_model_approved',
        target: { type: 'car_model', id: one.id },
        params: { name: proposalName(one) },
      });
    }
    db.afterCommit(() => catalog.changed());
  }

  async function decline(
    row: StoredProposal,
    reasons: StoredProposal['reasons'],
    entries: Partial<CatalogEntries>,
  ): Promise<void> {
    const now = clock.now();
    await proposals.update(businessAccess(row.business_user_id), row.id, {
      status: 'declined',
      decided_at: now,
      reasons: JSON.stringify(reasons),
      ...catalogColumns(entries),
    });
    const [first] = reasons;
    await notify(row.business_user_id, {
      type: 'car_model_declined',
      target: { type: 'car_model', id: row.id },
      params: {
        name: proposalName(row),
        reason: { ru: first?.text_ru ?? '', uz: first?.text_uz ?? '' },
      },
    });
    await jobs.schedule(photoTimer, row.id, new Date(now.getTime() + photoStays));
  }

  return {
    /** Merges a duplicate model from a proposal into another. References follow. @throws Problem 404; 409; 422 */
    merge: (id: number, into: number) =>
      db.transaction(async () => {
        const model = await joined.merge(id, into);
        db.afterCommit(() => catalog.changed());
        return model;
      }),

    async page({ status = 'pending', page, size }: QueueQuery) {
      const [rows, count] = await Promise.all([
        proposals.queue(status, { size, offset: (page - 1) * size }),
        proposals.queueLength(status),
      ]);
      return { results: await present(rows, await catalog.current()), count };
    },

    /** @throws Problem 404; 409 when it is decided or withdrawn; 422 */
    async decide(id: number, decision: CarModelDecision) {
      // Read before the transaction: the cache must not keep an index with changes that are rolled back.
      const index = await catalog.current();
      return db.transaction(async () => {
        const row = await proposals.lockOfAnyOwner(id);
        if (row === undefined) throw notFound();
        if (row.status !== 'pending' || row.deleted_at !== null)
          throw conflict('transition_not_allowed', []);
        const errors = decision.catalog === undefined ? [] : entryErrors(decision.catalog, index);
        if (errors.length > 0) throw validation(errors);
        if (decision.decision === 'approved') await approve(row, decision.catalog ?? {});
        else await decline(row, decision.reasons, decision.catalog ?? {});
        const decided = await proposals.queued(id);
        if (decided === undefined) throw new Error(`Proposal ${id} is gone.`);
        return only(await present([decided], index));
      });
    },
  };
}

export type CarModelModeration = ReturnType<typeof createCarModelModeration>;
