import type { Owner } from '../../db/owner';
import type { FieldError } from '../../http/problem';
import type { ImagesService } from '../images/images.service';
import type { ApplicationsRepository } from './applications.repository';

const unknown = (field: string): FieldError => ({ field, code: 'unknown_reference' });

/** Tells which names of other things an application may not use: they are not there, or another dealership's. */
export function createApplicationReferences(
  applications: ApplicationsRepository,
  images: Pick<ImagesService, 'own'>,
) {
  /** Photos may be the dealership's own uploads, or those that are there already. */
  async function photoErrors(
    owner: Owner,
    photos: readonly string[],
    kept: ReadonlySet<string>,
  ): Promise<FieldError[]> {
    const others = photos.filter((id) => !kept.has(id));
    const own = await images.own(owner, others, 'trade_in');
    return photos.flatMap((id, index): FieldError[] =>
      kept.has(id) || own.has(id)
        ? []
        : [{ field: `current_car.photos.${index}`, code: 'image_not_found' }],
    );
  }

  async function referenceErrors(
    owner: Owner,
    names: {
      desired_car?: number | null | undefined;
      avtosalon?: number | undefined;
      room_id?: number | undefined;
      lead_id?: number | undefined;
    },
  ): Promise<FieldError[]> {
    const { desired_car, avtosalon, room_id } = names;
    const checks: [string, boolean][] = [
      [
        'desired_car',
        desired_car == null || (await applications.desiredCar(owner, desired_car)) !== undefined,
      ],
      [
        'avtosalon',
        avtosalon === undefined || (await applications.ownSalon(owner, avtosalon)) !== undefined,
      ],
      [
        'room_id',
        room_id === undefined || (await applications.ownRoom(owner, room_id)) !== undefined,
      ],
      [
        'lead_id',
        names.lead_id === undefined ||
          (await applications.ownLead(owner, names.lead_id)) !== undefined,
      ],
    ];
    return checks.filter(([, isKnown]) => !isKnown).map(([field]) => unknown(field));
  }

  return { photoErrors, referenceErrors };
}
