import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { type FieldError, Problem, validation } from '../../../platform/http/problem';
import type { FieldPath, AutoFields } from './auto-fields';
import { createAutoReferencesRepository } from './auto-references.repository';
import { consistencyErrors, missingErrors, referenceErrors } from './auto-requirements';
import { type AutoRow, createAutosRepository } from './autos.repository';

export interface Draft {
  access: Access;
  auto_id?: number;
  fields: AutoFields;
  /** Ids of all photos of the car. */
  photos: readonly string[];
  /** True when this request changes the photos. */
  photosChanged: boolean;
  /** True for fields that this request leaves unchanged: they may keep a catalogue entry that is hidden now. */
  mayBeHidden: (path: FieldPath) => boolean;
  mustBeComplete: boolean;
}

export function createAutoCheck(db: Db) {
  const references = createAutoReferencesRepository(db);
  const autos = createAutosRepository(db);

  async function photoErrors({ access, auto_id, photos }: Draft): Promise<FieldError[]> {
    const usable = await autos.usablePhotos(access.owner, photos, auto_id);
    return photos.flatMap((id, index) => {
      const state = usable.get(id);
      if (state === 'free') return [];
      const code = state === 'in_use' ? 'image_in_use' : 'unknown_reference';
      return [{ field: `photos.${index}`, code }];
    });
  }

  async function errorsOf(draft: Draft, now: Date): Promise<FieldError[]> {
    const { fields, photos } = draft;
    const known = await references.known(draft.access, fields);
    return [
      ...(draft.mustBeComplete ? missingErrors(fields, photos.length) : []),
      ...referenceErrors(fields, known, draft.mayBeHidden),
      ...consistencyErrors(fields, photos, known, now),
      ...(draft.photosChanged ? await photoErrors(draft) : []),
    ];
  }

  return {
    listedWithVin: autos.listedWithVin,

    /** @throws Problem 409 `vin_taken` when another listing of the dealership, not sold, archived or deleted, has the VIN */
    async requireFreeVin(access: Access, vin: string | null, auto_id?: number): Promise<void> {
      if (vin === null) return;
      await autos.lockVin(access, vin);
      const same = await autos.listedWithVin(access, vin, auto_id);
      if (same === undefined) return;
      const seen = await autos.find(access, same.id);
      throw new Problem(409, 'vin_taken', {
        errors: [{ field: 'core_car.vin', code: 'vin_taken' }],
        ...(seen && { conflicts_with: { id: seen.id, title: await references.title(seen) } }),
      });
    },

    /** @throws Problem 422 with every invalid field */
    async accept(draft: Draft, now: Date): Promise<void> {
      const errors = await errorsOf(draft, now);
      if (errors.length > 0) throw validation(errors);
    },

    async blocking(access: Access, row: AutoRow, now: Date): Promise<FieldError[]> {
      return errorsOf(
        {
          access,
          auto_id: row.id,
          fields: row,
          photos: await autos.photoIds(row.id),
          photosChanged: false,
          mayBeHidden: () => false,
          mustBeComplete: true,
        },
        now,
      );
    },
  };
}

export type AutoCheck = ReturnType<typeof createAutoCheck>;
