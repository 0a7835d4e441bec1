import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import {
  type FieldError,
  Problem,
  conflict,
  notFound,
  validation,
} from '../../../platform/http/problem';
import type { CatalogService } from '../catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import { proposalName, readProposal } from './car-model-check';
import type {
  CarModelCreate,
  CarModelListQuery,
  CarModelProposal,
  SimilarQuery,
} from './car-model-types';
import { toProposal } from './car-models.mapper';
import { type ProposalRow, createCarModelsRepository } from './car-models.repository';
import { findSimilar } from './similar-car-models';

/** Milliseconds in which a withdrawal can be undone. */
export const undoTime = 10_000;
const fewestDecisions = 3;

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)];
  const high = sorted[Math.ceil(middle)];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

export function createCarModelsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, images }: { catalog: CatalogService; images: Pick<ImagesService, 'own' | 'show'> },
) {
  const proposals = createCarModelsRepository(db);

  async function present(rows: readonly ProposalRow[]): Promise<CarModelProposal[]> {
    const relations = {
      catalog: await catalog.current(),
      images: await images.show(rows.map((row) => row.shown_photo)),
    };
    return rows.map((row) => toProposal(row, relations));
  }

  /** @throws Problem 404, also for withdrawn proposals and those of other dealers */
  async function get(access: Access, id: number): Promise<CarModelProposal> {
    const [proposal] = await present([await proposals.list.require(access, id)]);
    if (proposal === undefined) throw notFound();
    return proposal;
  }

  async function similarTo(body: CarModelCreate) {
    const index = await catalog.current();
    if (!('id' in body.car_model))
      return findSimilar({ brand_id: body.brand, name: body.car_model.name }, index, images.show);
    if ('id' in body.generation) return [];
    const asked = { name: body.generation.name, car_model_id: body.car_model.id };
    return findSimilar(asked, index, images.show);
  }

  async function imageErrors(access: Access, id: string | null = null): Promise<FieldError[]> {
    if (id === null || (await images.own(access, [id], 'car_model')).has(id)) return [];
    return [{ field: 'generation.photo', code: 'image_not_found' }];
  }

  async function previousErrors(access: Access, id: number | null = null): Promise<FieldError[]> {
    if (id === null) return [];
    const previous = await proposals.find(access, id);
    const isCorrectable =
      previous?.status === 'declined' && !(await proposals.isCorrected(access.owner, id));
    return isCorrectable ? [] : [{ field: 'previous_id', code: 'unknown_reference' }];
  }

  /** @throws Problem 409 `already_proposed` */
  async function rejectSame(access: Access, sameness: string): Promise<never> {
    const same = await proposals.find(access, { sameness, status: 'pending' });
    throw new Problem(
      409,
      'already_proposed',
      same === undefined
        ? {}
        : { conflicts_with: { id: same.id, title: proposalName(same).slice(0, 200) } },
    );
  }

  return {
    get,

    async list(access: Access, query: CarModelListQuery) {
      const [{ rows, count, statuses }, times] = await Promise.all([
        proposals.list.page(access, query),
        proposals.decisionTimes(access.owner),
      ]);
      const decision_median = times.length < fewestDecisions ? undefined : medianOf(times);
      return { results: await present(rows), count, statuses, decision_median };
    },

    async similar({ brand_id, name, car_model_id }: SimilarQuery) {
      const index = await catalog.current();
      const results = await findSimilar({ brand_id, name, car_model_id }, index, images.show);
      return { results, count: results.length };
    },

    /** @param userId author of the proposal @throws Problem 409 `already_proposed`; 422 with every wrong field */
    create: (access: Access, userId: number, body: CarModelCreate) =>
      db.transaction(async () => {
        const now = clock.now();
        const thisYear = Number(dayInTashkent(now).slice(0, 4));
        const { fields, errors } = readProposal(body, await catalog.current(), thisYear);
        const wrong = [
          ...errors,
          ...(await imageErrors(access, fields.photo)),
          ...(await previousErrors(access, fields.previous_id)),
        ];
        if (wrong.length > 0) throw validation(wrong);
        const stored = await proposals.insertNew(access, {
          ...fields,
          proposed_by: userId,
          created_at: now,
          decided_at: null,
          deleted_at: null,
        });
        if (stored === undefined) return rejectSame(access, fields.sameness);
        return { ...(await get(access, stored.id)), similar: await similarTo(body) };
      }),

    /** @throws Problem 404; 409 when it is decided, with the allowed actions */
    withdraw: (access: Access, id: number) =>
      db.transaction(async () => {
        const row = await proposals.lock(access, id);
        if (row.status !== 'pending') {
          const { allowed_actions } = await get(access, id);
          throw conflict('transition_not_allowed', allowed_actions);
        }
        const now = clock.now();
        await proposals.update(access, id, { deleted_at: now });
        return { id, restorable_until: new Date(now.getTime() + undoTime).toISOString() };
      }),

    /** @throws Problem 404; 409 `restore_too_late`, also when the same car was proposed again meanwhile */
    restore: (access: Access, id: number) =>
      db.transaction(async () => {
        const row = await proposals.lockWithdrawn(access.owner, id);
        if (row === undefined) throw notFound();
        const { deleted_at, sameness } = row;
        const isLate =
          deleted_at === null || clock.now().getTime() > deleted_at.getTime() + undoTime;
        const isDouble =
          (await proposals.find(access, { sameness, status: 'pending' })) !== undefined;
        if (isLate || isDouble) throw conflict('restore_too_late');
        await proposals.restore(access.owner, id);
        return get(access, id);
      }),
  };
}

export type CarModelsService = ReturnType<typeof createCarModelsService>;
