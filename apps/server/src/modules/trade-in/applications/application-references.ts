import type { Access } from '../../../platform/values/access';
import { requireOwnWork } from '../../../platform/http/permissions';
import type { FieldError } from '../../../platform/http/problem';
import type { ImagesService } from '../../foundation/images/images.service';
import type { ApplicationsRepository } from './applications.repository';

const unknown = (field: string): FieldError => ({ field, code: 'unknown_reference' });

export function createApplicationReferences(
  applications: ApplicationsRepository,
  images: Pick<ImagesService, 'own'>,
) {
  /** Photos may be the dealership's own uploads, or those already attached. */
  async function photoErrors(
    access: Access,
    photos: readonly string[],
    kept: ReadonlySet<string>,
  ): Promise<FieldError[]> {
    const others = photos.filter((id) => !kept.has(id));
    const own = await images.own(access, others, 'trade_in');
    return photos.flatMap((id, index): FieldError[] =>
      kept.has(id) || own.has(id)
        ? []
        : [{ field: `current_car.photos.${index}`, code: 'image_not_found' }],
    );
  }

  /** @throws Problem 403 for a seller when somebody else is responsible for the lead or the room */
  async function referenceErrors(
    access: Access,
    names: {
      desired_car?: number | null | undefined;
      avtosalon?: number | undefined;
      room_id?: number | undefined;
      lead_id?: number | undefined;
    },
  ): Promise<FieldError[]> {
    const { desired_car, avtosalon, room_id, lead_id } = names;
    const room = room_id === undefined ? undefined : await applications.ownRoom(access, room_id);
    const lead = lead_id === undefined ? undefined : await applications.ownLead(access, lead_id);
    for (const work of [room, lead]) requireOwnWork(access, work?.responsible_id);
    const checks: [string, boolean][] = [
      [
        'desired_car',
        desired_car == null || (await applications.desiredCar(access, desired_car)) !== undefined,
      ],
      [
        'avtosalon',
        avtosalon === undefined || (await applications.ownSalon(access, avtosalon)) !== undefined,
      ],
      ['room_id', room_id === undefined || room !== undefined],
      ['lead_id', lead_id === undefined || lead !== undefined],
    ];
    return checks.filter(([, isKnown]) => !isKnown).map(([field]) => unknown(field));
  }

  return { photoErrors, referenceErrors };
}
