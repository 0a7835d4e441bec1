import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { createConditions } from '../../../platform/db/conditions';
import { type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { type Sql, all, createPrepared, literal } from '../../../platform/db/statement';
import { type DayRate, convert } from '../../../platform/values/money';
import { offerStatus, sqlOfferStatus } from './trade-in-clock';
import type { OfferExportQuery } from './trade-in-types';

export type StoredOffer = OwnedRow<'trade_in_offers'>;

export interface OfferDetails extends StoredOffer {
  avtosalon_name: string | null;
  avtosalon_phone: string | null;
  avtosalon_address: string | null;
  author_name: string;
  author_member_id: number | null;
  company_name: string | null;
}

export interface ExportedOffer extends OfferDetails {
  brand: string;
  car_model: string;
  year: number;
  mileage: number | null;
  model_id: number | null;
}

const details = sql`o.*, s.name as avtosalon_name, s.phone as avtosalon_phone, s.address as avtosalon_address,
  coalesce(u.full_name, '') as author_name, c.company_name,
  (select max(m.id) from members m
   where m.business_user_id = o.business_user_id and m.user_id = o.author_id) as author_member_id`;
const joins = sql`left join avtosalons s on s.id = o.avtosalon_id
  left join business_users u on u.id = o.author_id
  left join business_users c on c.id = o.business_user_id`;

/** Offers are compared in so'm by the rate of the day. */
export const inUzs = (
  { price, currency }: Pick<StoredOffer, 'price' | 'currency'>,
  rate: DayRate,
): number => convert(price, currency, 'UZS', rate);

/** Valid offers, the best first: by value, then by time. */
export const standingOffers = <T extends StoredOffer>(
  offers: readonly T[],
  now: Date,
  rate: DayRate,
): T[] =>
  offers
    .filter((offer) => offerStatus(offer, now) === 'sent')
    .toSorted(
      (a, b) =>
        inUzs(b, rate) - inUzs(a, rate) ||
        a.created_at.getTime() - b.created_at.getTime() ||
        a.id - b.id,
    );

export function createOffersRepository(db: Db) {
  const run = createPrepared(db);
  const { find, insert, update } = ownedTable(db, 'trade_in_offers', { versioned: true });

  return {
    find,
    insert,
    update,

    /** Finds an offer of any dealership, for the buyer's decision, timers and ranks. */
    findOfAnyOwner: (id: number): Promise<StoredOffer | undefined> =>
      db.current.selectFrom('trade_in_offers').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns the offers of cars, of every dealership. */
    ofCars: (ids: readonly number[]): Promise<OfferDetails[]> =>
      run(sql<OfferDetails>`select ${details} from trade_in_offers o ${joins}
        where o.trade_in_auto_id = any(${ids}) order by o.trade_in_auto_id, o.id`),

    exported(
      owner: Owner,
      { status, from, to, ordering }: OfferExportQuery,
      { now, limit }: { now: Date; limit: number },
    ): Promise<ExportedOffer[]> {
      const list: Sql[] = [sql`o.business_user_id = ${owner}`];
      const is = createConditions(list);
      if (status !== undefined && status.length > 0)
        is.that(sql`(${sqlOfferStatus(now)}) = any(${status})`);
      is.days('o.created_at', from, to);
      const direction = ordering.startsWith('-') ? sql`desc` : sql`asc`;
      const column = ordering.endsWith('created_at') ? sql`o.created_at` : sql`o.valid_until`;
      return run(sql<ExportedOffer>`select ${details}, t.brand, t.car_model, t.year, t.mileage, t.model_id
         from trade_in_offers o join trade_in_autos t on t.id = o.trade_in_auto_id ${joins}
         where ${all(list)}
         order by ${column} ${direction}, o.id ${direction} limit ${literal(limit)}`);
    },

    async hasAvtosalon(access: Access, id: number): Promise<boolean> {
      const avtosalons = ownedTable(db, 'avtosalons', { versioned: true, softDelete: true });
      return (await avtosalons.find(access, id)) !== undefined;
    },
  };
}

export type OffersRepository = ReturnType<typeof createOffersRepository>;
