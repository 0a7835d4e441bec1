import { type Insertable, type Selectable, sql } from 'kysely';
import type { NamedCar } from '../../catalogue/catalog/car-title';
import type { Db } from '../../../platform/db/client';
import { listQuery } from '../../../platform/db/list-query';
import { type NewOwnedRow, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import { type Access, memberIf } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import { type CoverColumns, type ImageRow, coverColumns } from '../../../platform/media/image';
import type { Currency } from '../../../platform/values/money';
import { applicationSearchCondition } from './application-search';
import type {
  Application,
  ApplicationFilters,
  ApplicationOrdering,
  ApplicationStatus,
} from './application-types';
import type { Database } from '../../../platform/db/tables';

export type StoredApplication = OwnedRow<'applications'>;
export type NewApplication = NewOwnedRow<'applications'>;
export type NewApplicationEvent = Insertable<Database['application_history']>;
export type StoredApplicationEvent = Selectable<Database['application_history']>;

/** `car_…` and `asked_…` describe the desired car. */
export interface ApplicationRow extends StoredApplication, NamedCar, CoverColumns {
  avtosalon_name: string | null;
  asked_price: number | null;
  asked_currency: Currency | null;
  desired_status: NonNullable<Application['desired_status']> | null;
  listing_id: number | null;
}

export type ListFilters = ApplicationFilters & {
  now: Date;
};

const day = sql`(select r.rate::numeric from rates r order by r.date desc limit 1)`;

/** In the application's currency. The last stored rate counts as today's. */
const desired = sql`coalesce(p.frozen_desired_price::numeric, (
  select case when d.currency = p.currency then d.price::numeric
    when p.currency = 'UZS' then round(d.price * ${day}) else round(d.price / ${day}) end
  from autos d where d.id = p.desired_car_id))`;
const surcharge = sql`(${desired} - coalesce(p.price, p.market_price))`;

export function createApplicationsRepository(db: Db) {
  return {
    ...ownedTable(db, 'applications', { versioned: true }),

    list: listQuery<ApplicationRow, ListFilters, ApplicationOrdering, ApplicationStatus>(db, {
      table: 'applications',
      alias: 'p',
      where(filters, is, access) {
        const { overdue, waiting, now } = filters;
        is.equal('p.avtosalon_id', filters.avtosalon);
        is.idOrNone('p.responsible_id', filters.responsible);
        is.ofMember('p.responsible_id', memberIf(access, filters.mine));
        is.equal('p.room_id', filters.room_id);
        is.equal('p.lead_id', filters.lead_id);
        is.equal('p.desired_car_id', filters.desired_car);
        const isOverdue = () => sql`(p.status = 'scheduled' and p.scheduled_at < ${now})`;
        if (overdue !== undefined) is.that(overdue ? isOverdue() : sql`not ${isOverdue()}`);
        const isWaiting = () => sql`(p.status = 'pending' or ${isOverdue()})`;
        if (waiting !== undefined) is.that(waiting ? isWaiting() : sql`not ${isWaiting()}`);
        is.days('p.created_at', filters.from, filters.to);
        is.days('p.scheduled_at', filters.scheduled_from, filters.scheduled_to);
        is.days('p.decided_at', filters.decided_from, filters.decided_to);
        if (filters.q !== undefined) is.that(applicationSearchCondition(filters.q));
      },
      orders: {
        // Overdue inspections have the earliest times, so they come first.
        urgency: {
          asc: sql`case p.status when 'scheduled' then 0 when 'pending' then 1 else 2 end,
            case when p.status = 'scheduled' then p.scheduled_at end,
            case when p.status = 'pending' then p.created_at end, p.decided_at desc, p.id`,
        },
        created_at: 'p.created_at',
        scheduled_at: { absentLast: 'p.scheduled_at' },
        surcharge: { absentLast: surcharge },
      },
      defaultOrdering: 'urgency',
      select: sql`p.*, s.name as avtosalon_name, d.price as asked_price, d.currency as asked_currency,
        d.status as desired_status, b.name as brand_name, m.name as car_model_name, d.year,
        ${coverColumns('d')}, made.id as listing_id`,
      joins: sql`left join avtosalons s on s.id = p.avtosalon_id
        left join autos d on d.id = p.desired_car_id
        left join brands b on b.id = d.brand_id
        left join car_models m on m.id = d.car_model_id
        left join images i on i.id = d.cover_id
        left join autos made on made.id = p.auto_id and made.status <> 'deleted'`,
      statuses: {
        column: 'p.status',
        none: { pending: 0, scheduled: 0, approved: 0, rejected: 0 },
      },
    }),

    openSame: (owner: Owner, sameness: string, since: Date) =>
      db.current
        .selectFrom('applications')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('sameness', '=', sameness)
        .where('status', 'in', ['pending', 'scheduled'])
        .where('created_at', '>', since)
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate()
        .executeTakeFirst(),

    async photos(ids: readonly number[]): Promise<(ImageRow & { application_id: number })[]> {
      if (ids.length === 0) return [];
      return db.current
        .selectFrom('application_photos as p')
        .innerJoin('images as i', 'i.id', 'p.image_id')
        .select(['p.application_id', 'i.id', 'i.name', 'i.width', 'i.height'])
        .where('p.application_id', 'in', [...ids])
        .orderBy('p.application_id')
        .orderBy('p.place')
        .execute();
    },

    async setPhotos(application_id: number, images: readonly string[]): Promise<void> {
      await db.current
        .deleteFrom('application_photos')
        .where('application_id', '=', application_id)
        .execute();
      if (images.length === 0) return;
      await db.current
        .insertInto('application_photos')
        .values(images.map((image_id, place) => ({ application_id, place, image_id })))
        .execute();
    },

    desiredCar: (access: Access, id: number) =>
      db.current
        .selectFrom('autos')
        .select(['id', 'avtosalon_id'])
        .where('business_user_id', '=', access.owner)
        .where('id', '=', id)
        .where('status', '<>', 'deleted')
        .where(inShowrooms(access, 'autos', 'autos'))
        .executeTakeFirst(),

    ownSalon: (access: Access, id: number) =>
      db.current
        .selectFrom('avtosalons')
        .select('id')
        .where('business_user_id', '=', access.owner)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(inShowrooms(access, 'avtosalons', 'avtosalons'))
        .executeTakeFirst(),

    ownRoom: (access: Access, id: number) =>
      db.current
        .selectFrom('chat_rooms as r')
        .leftJoin('leads as l', 'l.room_id', 'r.id')
        .select(['r.id', 'l.responsible_id'])
        .where('r.business_user_id', '=', access.owner)
        .where('r.id', '=', id)
        .where(inShowrooms(access, 'chat_rooms', 'r'))
        .executeTakeFirst(),

    ownLead: (access: Access, id: number) =>
      db.current
        .selectFrom('leads')
        .select(['id', 'responsible_id'])
        .where('business_user_id', '=', access.owner)
        .where('id', '=', id)
        .where(inShowrooms(access, 'leads', 'leads'))
        .executeTakeFirst(),

    /** Names are those of a row's columns. */
    async priceOf(
      id: number | null,
    ): Promise<Pick<ApplicationRow, 'asked_price' | 'asked_currency'>> {
      const asked =
        id === null
          ? undefined
          : await db.current
              .selectFrom('autos')
              .select(['price as asked_price', 'currency as asked_currency'])
              .where('id', '=', id)
              .executeTakeFirst();
      return asked ?? { asked_price: null, asked_currency: null };
    },

    /** The service key acts for all dealers. */
    ownerOfCar: (id: number) =>
      db.current
        .selectFrom('autos')
        .select(['business_user_id as owner', 'avtosalon_id'])
        .where('id', '=', id)
        .where('status', '<>', 'deleted')
        .executeTakeFirst(),

    ownerOfSalon: (id: number) =>
      db.current
        .selectFrom('avtosalons')
        .select(['business_user_id as owner', 'id as avtosalon_id'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Finds an application of any owner. */
    byExternalId: (external_id: string) =>
      db.current
        .selectFrom('application_external_ids as e')
        .innerJoin('applications as p', 'p.id', 'e.application_id')
        .selectAll('p')
        .where('e.external_id', '=', external_id)
        .executeTakeFirst(),

    externalIdOf: (application_id: number) =>
      db.current
        .selectFrom('application_external_ids')
        .select('external_id')
        .where('application_id', '=', application_id)
        .orderBy('external_id')
        .executeTakeFirst(),

    async addExternalId(external_id: string, application_id: number): Promise<boolean> {
      const added = await db.current
        .insertInto('application_external_ids')
        .values({ external_id, application_id })
        .onConflict((conflict) => conflict.column('external_id').doNothing())
        .returning('external_id')
        .executeTakeFirst();
      return added !== undefined;
    },

    ofAnyOwner: (id: number): Promise<StoredApplication | undefined> =>
      db.current.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst(),

    async addEvent(event: NewApplicationEvent): Promise<void> {
      await db.current.insertInto('application_history').values(event).execute();
    },

    /** The newest first. */
    events: (
      owner: Owner,
      id: number,
      { size, offset }: { size: number; offset: number },
    ): Promise<StoredApplicationEvent[]> =>
      db.current
        .selectFrom('application_history as h')
        .innerJoin('applications as p', 'p.id', 'h.application_id')
        .selectAll('h')
        .where('p.business_user_id', '=', owner)
        .where('h.application_id', '=', id)
        .orderBy('h.id', 'desc')
        .limit(size)
        .offset(offset)
        .execute(),

    async eventCount(owner: Owner, id: number): Promise<number> {
      const { count } = await db.current
        .selectFrom('application_history as h')
        .innerJoin('applications as p', 'p.id', 'h.application_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('p.business_user_id', '=', owner)
        .where('h.application_id', '=', id)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;
