import { type Insertable, type Selectable, sql } from 'kysely';
import { carSearchCondition } from '../../catalogue/catalog/car-search';
import type { Db } from '../../../platform/db/client';
import { createConditions } from '../../../platform/db/conditions';
import { limitOf } from '../../../platform/db/list-query';
import type { Access } from '../../../platform/values/access';
import { type Sql, all, createPrepared, nothing } from '../../../platform/db/statement';
import type { Database } from '../../../platform/db/tables';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import type { ImageRow } from '../../../platform/media/image';
import { type DayRate, convert } from '../../../platform/values/money';
import { sqlCarStatus, sqlClosedAt, sqlOfferStatus, sqlStanding } from './trade-in-clock';
import type { TradeInCounts, TradeInFilters, TradeInOrdering } from './trade-in-types';

export type StoredCar = Selectable<Database['trade_in_autos']>;
export type NewCar = Insertable<Database['trade_in_autos']>;
/** Omits deleted listings. */
export type CarRow = StoredCar & { listing_id: number | null };

export interface CarKey {
  id: number;
  model_id: number | null;
  year: number;
  mileage: number | null;
  best_price_uzs: number | null;
}

/** `rate` is for y.e. */
export interface Reading {
  access: Access;
  now: Date;
  rate: DayRate;
}

/** The other orderings depend on the market. */
export type StoredOrdering = Exclude<
  TradeInOrdering,
  'market_price' | '-market_price' | 'headroom' | '-headroom'
>;

type StoredField = StoredOrdering extends infer O ? (O extends `-${infer Name}` ? Name : O) : never;

const uzs = (amount: Sql, currency: Sql, rate: number) =>
  sql`case ${currency} when 'USD' then round(${amount} * ${rate}::numeric) else ${amount} end`;

/** Straight-line distance in km from the nearest region with a showroom of the owner; null without showrooms. */
const distanceTo = (region: Sql, access: Access) => sql`(select min(round(12742 * asin(sqrt(
    power(sind((near.latitude - far.latitude) / 2), 2)
    + cosd(near.latitude) * cosd(far.latitude) * power(sind((near.longitude - far.longitude) / 2), 2)))))::int
  from avtosalons s join regions near on near.id = s.region_id join regions far on far.id = ${region}
  where s.business_user_id = ${access.owner} and s.deleted_at is null ${andShowroomScope(access, 'avtosalons', 's')})`;

/** Cars belong to no dealership: statements for a dealer compute each row's state for that dealer. */
export function createCarsRepository(db: Db) {
  const run = createPrepared(db);

  const scope = ({ access: { owner }, now }: Reading) => ({
    status: sqlCarStatus(now, owner),
    isMine: sql`t.outcome is null and t.open_until > ${now} and exists (select from trade_in_offers o
      where o.trade_in_auto_id = t.id and o.business_user_id = ${owner} and ${sqlStanding(now)})`,
  });

  function conditionsOf({ state, ...filters }: TradeInFilters, reading: Reading): Sql {
    const { access, now } = reading;
    const { owner } = access;
    const { status, isMine } = scope(reading);
    const list: Sql[] = [sql`true`];
    const is = createConditions(list);
    if (state === 'mine') is.that(isMine);
    else if (state === 'closed') is.that(sql`${status} in ('lost', 'closed', 'expired')`);
    else if (state !== undefined) is.that(sql`${status} = ${state}`);
    is.equal('t.brand_id', filters.brand_id);
    is.equal('t.model_id', filters.model_id);
    is.equal('t.region_id', filters.region);
    is.between('t.year', filters.year_from, filters.year_to);
    is.between('t.mileage', undefined, filters.mileage_to);
    is.equal('t.transmission_id', filters.transmission);
    const inUzs = (amount: number | undefined) =>
      amount === undefined
        ? undefined
        : convert(amount, filters.currency ?? 'UZS', 'UZS', reading.rate);
    if (filters.price_from !== undefined || filters.price_to !== undefined) {
      const asked = uzs(sql`t.asking_price`, sql`t.currency`, reading.rate.rate);
      is.between(sql`(${asked})`, inUzs(filters.price_from), inUzs(filters.price_to));
    }
    if (filters.closes_within !== undefined)
      is.that(sql`t.outcome is null and t.open_until > ${now}
        and t.open_until <= ${now}::timestamptz + ${filters.closes_within}::int * interval '1 hour'`);
    const { my_offer_status = [] } = filters;
    if (my_offer_status.length > 0)
      is.that(sql`(select ${sqlOfferStatus(now)} from trade_in_offers o
        where o.trade_in_auto_id = t.id and o.business_user_id = ${owner}
        order by o.id desc limit 1) = any(${my_offer_status})`);
    if (filters.q !== undefined) {
      // The car has no showroom yet.
      is.that(carSearchCondition(filters.q, 't', { byShowroom: false }));
    }
    return all(list);
  }

  const orders = ({ now, access }: Reading): Readonly<Record<StoredField, Sql>> => ({
    distance: distanceTo(sql`t.region_id`, access),
    open_until: sql`t.open_until`,
    created_at: sql`t.created_at`,
    closed_at: sqlClosedAt(now),
    offer_count: sql`(select count(*) from trade_in_offers o
      where o.trade_in_auto_id = t.id and ${sqlStanding(now)})`,
  });

  return {
    async page(
      filters: TradeInFilters,
      reading: Reading,
      { ordering, size, offset }: { ordering: StoredOrdering; size: number; offset: number },
    ): Promise<number[]> {
      const conditions = conditionsOf(filters, reading);
      const by = new Map<string, Sql>(Object.entries(orders(reading)));
      const expression = by.get(ordering.replace('-', ''));
      if (expression === undefined) throw new Error(`Trade-in cars have no order by ${ordering}.`);
      const within = ordering.endsWith('distance') ? sql`t.open_until,` : nothing;
      const direction = ordering.startsWith('-') ? sql`desc` : sql`asc`;
      const rows = await run(sql<{
        id: number;
      }>`select t.id from trade_in_autos t where ${conditions}
         order by ${expression} ${direction} nulls last, ${within} t.id ${direction}
         ${limitOf({ size, offset })}`);
      return rows.map(({ id }) => id);
    },

    keys(filters: TradeInFilters, reading: Reading): Promise<CarKey[]> {
      const conditions = conditionsOf(filters, reading);
      return run(sql<CarKey>`select t.id, t.model_id, t.year, t.mileage,
           (select max(${uzs(sql`o.price`, sql`o.currency`, reading.rate.rate)})::float8 from trade_in_offers o
            where o.trade_in_auto_id = t.id and ${sqlStanding(reading.now)}) as best_price_uzs
         from trade_in_autos t where ${conditions} order by t.id`);
    },

    /** Ignores the filter by tab. */
    async counts(
      { state: _state, ...filters }: TradeInFilters,
      reading: Reading,
    ): Promise<TradeInCounts> {
      const conditions = conditionsOf(filters, reading);
      const { status, isMine } = scope(reading);
      const [row] =
        await run(sql<TradeInCounts>`select count(*) filter (where x.status = 'open')::int as open,
           count(*) filter (where x.is_mine)::int as mine,
           count(*) filter (where x.status = 'won')::int as won,
           count(*) filter (where x.status in ('lost', 'closed', 'expired'))::int as closed
         from (select ${status} as status, ${isMine} as is_mine
               from trade_in_autos t where ${conditions}) x`);
      return row ?? { open: 0, mine: 0, won: 0, closed: 0 };
    },

    /** Km to each region by id; null without showrooms. */
    async distances(access: Access): Promise<ReadonlyMap<number, number | null>> {
      const rows = await run(
        sql<{
          id: number;
          distance: number | null;
        }>`select r.id, ${distanceTo(sql`r.id`, access)} as distance from regions r`,
      );
      return new Map(rows.map(({ id, distance }) => [id, distance]));
    },

    /** Keeps the order of the ids. */
    async byIds(ids: readonly number[]): Promise<CarRow[]> {
      if (ids.length === 0) return [];
      return run(sql<CarRow>`select t.*, a.id as listing_id from unnest(${ids}::bigint[]) with ordinality as wanted (id, n)
         join trade_in_autos t on t.id = wanted.id
         left join autos a on a.id = t.auto_id and a.status <> 'deleted'
         order by wanted.n`);
    },

    /** Blocks other offers and decisions until the surrounding transaction ends. */
    lock: (id: number): Promise<StoredCar | undefined> =>
      db.current
        .selectFrom('trade_in_autos')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    byExternalId: (externalId: string): Promise<StoredCar | undefined> =>
      db.current
        .selectFrom('trade_in_autos')
        .selectAll()
        .where('external_id', '=', externalId)
        .executeTakeFirst(),

    /** @returns undefined when the marketplace's id is already known */
    insertNew: (car: NewCar): Promise<StoredCar | undefined> =>
      db.current
        .insertInto('trade_in_autos')
        .values(car)
        .onConflict((conflict) => conflict.column('external_id').doNothing())
        .returningAll()
        .executeTakeFirst(),

    update: (
      id: number,
      changes: Partial<
        Pick<
          StoredCar,
          | 'outcome'
          | 'close_reason'
          | 'closed_at'
          | 'won_by'
          | 'accepted_offer_id'
          | 'application_id'
          | 'auto_id'
        >
      >,
    ): Promise<StoredCar> =>
      db.current
        .updateTable('trade_in_autos')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async setPhotos(id: number, images: readonly string[]): Promise<void> {
      if (images.length === 0) return;
      await db.current
        .insertInto('trade_in_photos')
        .values(images.map((image_id, place) => ({ trade_in_auto_id: id, place, image_id })))
        .execute();
    },

    photos: (ids: readonly number[]): Promise<(ImageRow & { trade_in_auto_id: number })[]> =>
      run(sql<
        ImageRow & { trade_in_auto_id: number }
      >`select p.trade_in_auto_id, i.id, i.name, i.width, i.height from trade_in_photos p
         join images i on i.id = p.image_id
         where p.trade_in_auto_id = any(${ids}) order by p.trade_in_auto_id, p.place`),

    contacts: (
      access: Access,
      phones: readonly string[],
    ): Promise<{ phone: string; lead_id: number; room_id: number | null }[]> => {
      const own = sql`l.business_user_id = ${access.owner} and l.phone = any(${phones})`;
      return run(sql<{
        phone: string;
        lead_id: number;
        room_id: number | null;
      }>`select l.phone, max(l.id) as lead_id, max(l.room_id) as room_id from leads l
         where ${own} ${andShowroomScope(access, 'leads', 'l')} group by l.phone`);
    },

    async aliases(brandId: number | null, modelId: number | null): Promise<string[]> {
      const rows = await run(sql<{ alias: string }>`select alias from catalog_aliases
         where (kind = 'brand' and subject_id = ${brandId}) or (kind = 'model' and subject_id = ${modelId})`);
      return rows.map(({ alias }) => alias);
    },
  };
}

export type CarsRepository = ReturnType<typeof createCarsRepository>;
