import { dayInTashkent } from '../../../platform/values/clock';
import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { toProblem } from '../../../platform/http/error-handler';
import {
  type FieldError,
  Problem,
  conflict,
  missing,
  stale,
  validation,
} from '../../../platform/http/problem';
import { requireOwnWork } from '../../../platform/http/permissions';
import type { CatalogService } from '../../catalogue/catalog/catalog.service';
import type { ImagesService } from '../../foundation/images/images.service';
import type { MembersService } from '../../identity/members/members.service';
import { applicationFields } from './application-fields';
import { createApplicationChanges } from './application-changes';
import type { ApplicationIntakeService } from './application-intake.service';
import { createApplicationReferences } from './application-references';
import { applicationSearch, carErrors, samenessOf, statusErrors } from './application-rules';
import type { ApplicationTimers } from './application-timers';
import type {
  Application,
  ApplicationCreate,
  ApplicationUpdate,
  ApplicationsBulk,
  ApplicationsBulkRow,
  CarInput,
} from './application-types';
import type { ApplicationsList } from './applications-list.service';
import { allowedTransitions, desiredPrice } from './applications.mapper';
import {
  type ApplicationRow,
  type StoredApplication,
  createApplicationsRepository,
} from './applications.repository';

/** Milliseconds in which scheduling can be undone. */
const undoTime = 10_000;

export interface WonCar {
  client_name: string;
  phone: string;
  car: CarInput;
}

export interface ServiceParts {
  catalog: CatalogService;
  images: Pick<ImagesService, 'own'>;
  members: Pick<MembersService, 'refs' | 'requireAssignable'>;
  list: ApplicationsList;
  intake: ApplicationIntakeService;
  timers: ApplicationTimers;
  /** Stores the approved price as the purchase of the listing. */
  bought: (access: Access, row: StoredApplication) => Promise<void>;
  wonCars: {
    /** Undefined for a trade-in car that the dealership has not won. @throws Problem 404 */
    find: (access: Access, id: number) => Promise<WonCar | undefined>;
    applied: (access: Access, id: number, applicationId: number) => Promise<void>;
  };
}

const isFinal = ({ status }: StoredApplication) => status === 'approved' || status === 'rejected';

export function createApplicationsService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { catalog, images, members, list, intake, timers, bought, wonCars }: ServiceParts,
) {
  const applications = createApplicationsRepository(db);

  const { nameOf, note } = createApplicationChanges(applications, members, clock);
  const { photoErrors, referenceErrors } = createApplicationReferences(applications, images);

  const thisYear = () => Number(dayInTashkent(clock.now()).slice(0, 4));

  async function fieldsOfWon(access: Access, id: number | undefined): Promise<WonCar | undefined> {
    if (id === undefined) return undefined;
    const won = await wonCars.find(access, id).catch((error: unknown) => {
      // A missing car counts as one that the dealership has not won.
      if (toProblem(error).status === 404) return undefined;
      throw error;
    });
    if (won === undefined) throw new Problem(409, 'trade_in_not_won');
    return won;
  }

  async function decisionOf(row: ApplicationRow, body: ApplicationUpdate) {
    const now = clock.now();
    const { status } = body;
    if (status === row.status && status !== 'scheduled') return {};
    switch (status) {
      case 'pending':
        return { status, scheduled_at: null, restorable_until: null };
      case 'scheduled':
        return {
          status,
          scheduled_at: new Date(body.scheduled_at ?? now),
          // Rescheduling is not a new inspection.
          restorable_until: row.status === 'pending' ? new Date(now.getTime() + undoTime) : null,
        };
      case 'approved': {
        const { rate } = await list.moment();
        const desired_car_id =
          body.desired_car === undefined ? row.desired_car_id : body.desired_car;
        const asked =
          desired_car_id === row.desired_car_id
            ? row
            : { ...row, ...(await applications.priceOf(desired_car_id)) };
        const frozen = desiredPrice(
          { ...asked, currency: body.currency ?? row.currency },
          { rate },
        );
        return {
          status,
          decided_at: now,
          restorable_until: null,
          rate: Math.round(rate.rate),
          rate_date: rate.date,
          frozen_desired_price: frozen ?? null,
        };
      }
      case 'rejected':
        return {
          status,
          decided_at: now,
          restorable_until: null,
          reject_reason: body.reject_reason ?? null,
        };
      default:
        return status satisfies never;
    }
  }

  async function saveErrors(
    access: Access,
    row: ApplicationRow,
    body: ApplicationUpdate,
  ): Promise<FieldError[]> {
    const errors = statusErrors(body, row, clock.now());
    const { current_car, desired_car } = body;
    if (desired_car !== row.desired_car_id)
      errors.push(...(await referenceErrors(access, { desired_car })));
    if (current_car !== undefined) {
      const { photos = [], ...car } = current_car;
      errors.push(...carErrors(car, await catalog.current(), thisYear()));
      const kept = new Set((await applications.photos([row.id])).map(({ id }) => id));
      errors.push(...(await photoErrors(access, photos, kept)));
    }
    return errors;
  }

  async function columnsOf(row: ApplicationRow, body: ApplicationUpdate) {
    const { photos: _photos, ...car }: CarInput = body.current_car ?? row.car;
    const { client_name = row.client_name, phone = row.phone } = body;
    return {
      ...applicationFields.columnsOf(body),
      ...(body.current_car !== undefined && { car: JSON.stringify(car) }),
      sameness: samenessOf(phone, car),
      search: applicationSearch({ client_name, phone }, car),
      updated_at: clock.now(),
      ...(await decisionOf(row, body)),
    };
  }

  async function save(access: Access, id: number, body: ApplicationUpdate): Promise<Application> {
    const before = await applications.list.require(access, id);
    const errors = await saveErrors(access, before, body);
    if (errors.length > 0) throw validation(errors);
    if (body.responsible !== before.responsible_id)
      await members.requireAssignable(access.owner, body.responsible);
    const stored = await applications.update(access, id, await columnsOf(before, body));
    if (body.current_car !== undefined)
      await applications.setPhotos(id, body.current_car.photos ?? []);
    await timers.set(stored);
    if (stored.status !== before.status) await bought(access, stored);
    await note(access, before, await applications.list.require(access, id));
    return list.get(access, id);
  }

  return {
    /** Joins the open application of the same phone and car. @throws Problem 409 `trade_in_not_won`; 422 */
    create: (access: Access, body: ApplicationCreate): Promise<Application> =>
      db.transaction(async () => {
        const won = await fieldsOfWon(access, body.trade_in_auto_id);
        const input = body.current_car ?? won?.car;
        const client_name = body.client_name ?? won?.client_name ?? '';
        const phone = body.phone ?? won?.phone ?? '';
        const lacking = [
          ...(client_name.trim() === '' ? [missing('client_name')] : []),
          ...(phone === '' ? [missing('phone')] : []),
        ];
        if (input === undefined || lacking.length > 0)
          throw validation([...lacking, ...(input === undefined ? [missing('current_car')] : [])]);
        const { photos = [], ...car } = input;
        const time = body.scheduled_at === undefined ? undefined : new Date(body.scheduled_at);
        const errors: FieldError[] = [
          ...carErrors(car, await catalog.current(), thisYear()),
          ...(await photoErrors(access, photos, new Set(won?.car.photos ?? []))),
          ...(await referenceErrors(access, body)),
          ...(time !== undefined && time <= clock.now()
            ? [{ field: 'scheduled_at', code: 'time_in_past' as const }]
            : []),
        ];
        if (errors.length > 0) throw validation(errors);
        await members.requireAssignable(access.owner, body.responsible);
        const desired =
          body.desired_car === undefined
            ? undefined
            : await applications.desiredCar(access, body.desired_car);
        const { application } = await intake.keep(
          access,
          {
            source:
              won !== undefined
                ? 'trade_in_auto'
                : body.room_id !== undefined
                  ? 'room'
                  : body.lead_id !== undefined
                    ? 'lead'
                    : 'dealer',
            ...applicationFields.columnsOf({ ...body, client_name, phone }),
            currency: body.currency ?? 'UZS',
            status: time === undefined ? 'pending' : 'scheduled',
            scheduled_at: time,
            avtosalon_id: body.avtosalon ?? desired?.avtosalon_id,
          },
          { ...car, photos },
          (await nameOf(access)) ?? '',
        );
        await timers.set(application);
        if (body.trade_in_auto_id !== undefined)
          await wonCars.applied(access, body.trade_in_auto_id, application.id);
        return list.get(access, application.id);
      }),

    /**
     * Saves the appraisal and decision.
     * @param version the version that was read
     * @throws Problem 403; 404; 409 when it is decided; 412 with the application as it is now; 422
     */
    update: (
      access: Access,
      id: number,
      version: number,
      body: ApplicationUpdate,
    ): Promise<Application> =>
      db.transaction(async () => {
        const row = await applications.lock(access, id);
        requireOwnWork(access, row.responsible_id);
        const allowed = allowedTransitions(row, clock.now());
        // Decided meanwhile: a comparison of versions would not help.
        if (isFinal(row)) throw conflict('transition_not_allowed', allowed);
        if (row.version !== version) throw stale(await list.get(access, id));
        if (body.status !== row.status && !allowed.includes(body.status))
          throw conflict('transition_not_allowed', allowed);
        return save(access, id, body);
      }),

    /** Each application independently. @throws Problem 422 for an unknown member */
    async assign(access: Access, { ids, responsible }: ApplicationsBulk) {
      const results: ApplicationsBulkRow[] = [];
      await db.transaction(async () => {
        await members.requireAssignable(access.owner, responsible);
        for (const id of ids) {
          const row = await applications.find(access, id);
          requireOwnWork(access, row?.responsible_id);
          if (row === undefined) {
            results.push({ id, ok: false, code: 'not_found' });
          } else if (isFinal(row)) {
            const application = await list.get(access, id);
            results.push({ id, ok: false, code: 'transition_not_allowed', application });
          } else {
            const before = await applications.list.require(access, id);
            await applications.update(access, id, {
              responsible_id: responsible,
              updated_at: clock.now(),
            });
            await note(access, before, await applications.list.require(access, id));
            results.push({ id, ok: true, application: await list.get(access, id) });
          }
        }
      });
      const done = results.filter(({ ok }) => ok).length;
      return { done, failed: results.length - done, results };
    },
  };
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;
