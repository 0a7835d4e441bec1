import { dayInTashkent, day } from '../../../platform/values/clock';
import { type Access, businessAccess } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { type FieldError, notFound, validation } from '../../../platform/http/problem';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { Notify } from '../../foundation/notifications/notification-types';
import { applicationSearch, carErrors, samenessOf } from './application-rules';
import type { ApplicationIntake, MarketplaceApplication } from './application-types';
import type { ApplicationsList } from './applications-list.service';
import { carName, surchargeOf } from './applications.mapper';
import {
  type NewApplication,
  type StoredApplication,
  createApplicationsRepository,
} from './applications.repository';

/** Time in which the same phone with the same car joins the open application. */
const joinsWithin = 30 * day;

export interface IntakeParts {
  catalog: CatalogService;
  images: Pick<ImagesService, 'copy'>;
  list: ApplicationsList;
  notify: Notify;
}

const unknown = (field: string) => validation([{ field, code: 'unknown_reference' }]);

export function createApplicationIntake(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, images, list, notify }: IntakeParts,
) {
  const applications = createApplicationsRepository(db);

  /** Part of the surrounding transaction. @param actor name of the member who enters it; undefined for the buyer */
  async function keep(
    access: Access,
    row: Omit<
      NewApplication,
      'sameness' | 'search' | 'car' | 'created_at' | 'updated_at' | 'decided_at'
    >,
    { photos, ...car }: { photos: readonly string[] } & Parameters<typeof carName>[0],
    actor?: string,
  ): Promise<{ application: StoredApplication; isNew: boolean }> {
    const now = clock.now();
    const sameness = samenessOf(row.phone, car);
    const by = {
      at: now,
      actor_kind: actor === undefined ? ('client' as const) : ('dealer' as const),
      actor_name: actor ?? row.client_name,
      from_status: null,
      to_status: null,
      changes: JSON.stringify([]),
    };
    return applications.exclusive(access, async () => {
      const since = new Date(now.getTime() - joinsWithin);
      const open = await applications.openSame(access.owner, sameness, since);
      if (open !== undefined) {
        const joined = await applications.update(access, open.id, {
          contact_count: open.contact_count + 1,
          updated_at: now,
        });
        await applications.addEvent({ ...by, application_id: open.id, kind: 'joined' });
        return { application: joined, isNew: false };
      }
      const application = await applications.insert(access, {
        ...row,
        car: JSON.stringify(car),
        sameness,
        search: applicationSearch(row, car),
        created_at: now,
        updated_at: now,
        decided_at: null,
      });
      await applications.setPhotos(application.id, photos);
      await applications.addEvent({ ...by, application_id: application.id, kind: 'created' });
      return { application, isNew: true };
    });
  }

  async function show(
    { id, business_user_id }: StoredApplication,
    external_id: string,
  ): Promise<MarketplaceApplication> {
    const row = await applications.list.require(businessAccess(business_user_id), id);
    const isApproved = row.status === 'approved';
    return {
      id,
      external_id,
      status: row.status,
      scheduled_at: row.scheduled_at?.toISOString(),
      avtosalon:
        row.avtosalon_id === null || row.avtosalon_name === null
          ? undefined
          : { id: row.avtosalon_id, name: row.avtosalon_name },
      price: isApproved ? (row.price ?? undefined) : undefined,
      surcharge: isApproved ? surchargeOf(row, await list.moment()) : undefined,
      currency: row.currency,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      decided_at: row.decided_at?.toISOString(),
    };
  }

  /** @throws Problem 422 */
  async function targetOf({ desired_car, avtosalon }: ApplicationIntake) {
    const car = desired_car === undefined ? undefined : await applications.ownerOfCar(desired_car);
    if (desired_car !== undefined && car === undefined) throw unknown('desired_car');
    const salon = avtosalon === undefined ? undefined : await applications.ownerOfSalon(avtosalon);
    if (
      avtosalon !== undefined &&
      (salon === undefined || salon.owner !== (car?.owner ?? salon.owner))
    )
      throw unknown('avtosalon');
    const target = salon ?? car;
    if (target === undefined) throw validation([{ field: 'desired_car', code: 'required' }]);
    return target;
  }

  async function fetchPhotos(access: Access, addresses: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    const errors: FieldError[] = [];
    for (const [index, address] of addresses.entries()) {
      const [id] = await images.copy(access, [address], 'trade_in');
      if (id === undefined)
        errors.push({ field: `current_car.photos.${index}`, code: 'picture_not_fetched' });
      else ids.push(id);
    }
    if (errors.length > 0) throw validation(errors);
    return ids;
  }

  return {
    keep,

    /**
     * Fetches the pictures, which is slow, and returns a function that stores the application. A repeated `external_id` returns the first one.
     * @throws Problem 422
     */
    async take(body: ApplicationIntake): Promise<() => Promise<MarketplaceApplication>> {
      const { external_id, client_name, phone, room_id, market_price } = body;
      const known = await applications.byExternalId(external_id);
      if (known !== undefined) return () => show(known, external_id);
      const { photos: addresses = [], ...car } = body.current_car;
      const thisYear = Number(dayInTashkent(clock.now()).slice(0, 4));
      const errors = carErrors(car, await catalog.current(), thisYear);
      if (errors.length > 0) throw validation(errors);
      const { owner, avtosalon_id } = await targetOf(body);
      const access = businessAccess(owner);
      if (room_id !== undefined && (await applications.ownRoom(access, room_id)) === undefined)
        throw unknown('room_id');
      const photos = await fetchPhotos(access, addresses);
      return () =>
        db.transaction(async () => {
          const { application, isNew } = await keep(
            access,
            {
              source: 'marketplace',
              client_name,
              phone,
              desired_car_id: body.desired_car,
              market_price,
              currency: body.currency ?? 'UZS',
              status: 'pending',
              avtosalon_id,
              room_id,
            },
            { ...car, photos },
          );
          // Two concurrent requests: the first one is kept.
          if (!(await applications.addExternalId(external_id, application.id))) {
            const first = await applications.byExternalId(external_id);
            return show(first ?? application, external_id);
          }
          if (isNew)
            await notify(owner, {
              type: 'application_new',
              target: { type: 'application', id: application.id },
              params: { client: client_name, car: carName(car) },
            });
          return show(application, external_id);
        });
    },

    /** @throws Problem 404, also for applications that the marketplace did not send */
    async read(id: number): Promise<MarketplaceApplication> {
      const row = await applications.ofAnyOwner(id);
      const external = await applications.externalIdOf(id);
      if (row === undefined || external === undefined) throw notFound();
      return show(row, external.external_id);
    },
  };
}

export type ApplicationIntakeService = ReturnType<typeof createApplicationIntake>;
