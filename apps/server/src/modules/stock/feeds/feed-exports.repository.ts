import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { ownedTable } from '../../../platform/db/owned-table';
import type { Row } from '../../../platform/db/tables';
import type { Owner } from '../../../platform/values/owner';

export type FeedExportRow = Row<'feed_exports'>;

/** A car as buyers see it, with names in Russian. */
export interface ListedCar {
  id: number;
  updated_at: Date;
  vin: string | null;
  brand: string;
  model: string;
  generation: string | null;
  modification: string | null;
  position: string | null;
  year: number | null;
  body_type: string | null;
  fuel_type: string | null;
  transmission: string | null;
  drive_unit: string | null;
  color: string | null;
  mileage: number | null;
  owners: number | null;
  condition: string | null;
  price: number | null;
  currency: 'UZS' | 'USD';
  is_karvon_nasiya: boolean;
  is_trade_in: boolean;
  description: string | null;
  showroom: string | null;
  region: string | null;
  photos: string[];
}

const isListed = ({
  business_user_id,
  avtosalons,
}: Pick<FeedExportRow, 'business_user_id' | 'avtosalons'>) =>
  sql<boolean>`a.business_user_id = ${business_user_id} and a.status = 'active'
    and (cardinality(${avtosalons}::bigint[]) = 0 or a.avtosalon_id = any(${avtosalons}::bigint[]))`;

const option = (column: string) =>
  sql`(select o.name_ru from options o where o.id = ${sql.ref(`a.${column}`)})`;

export function createFeedExportsRepository(db: Db) {
  return {
    ...ownedTable(db, 'feed_exports', { versioned: true }),

    /** The feed of a token, or of the token before it while that one is valid. */
    byToken: (hash: string, now: Date): Promise<FeedExportRow | undefined> =>
      db.current
        .selectFrom('feed_exports')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('token_hash', '=', hash),
            eb.and([eb('old_hash', '=', hash), eb('old_until', '>', now)]),
          ]),
        )
        .executeTakeFirst(),

    /** A read does not raise the version. */
    async wasRead(id: number, at: Date, reader: string | null): Promise<void> {
      await db.current
        .updateTable('feed_exports')
        .set({ last_read_at: at, last_reader: reader })
        .where('id', '=', id)
        .execute();
    },

    async carCount(feed: FeedExportRow): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from autos a where ${isListed(feed)}`.execute(db.current);
      return rows[0]?.count ?? 0;
    },

    async cars(feed: FeedExportRow): Promise<ListedCar[]> {
      const { rows } = await sql<ListedCar>`
        select a.id, a.vin, b.name as brand, m.name as model, g.name as generation, mo.name as modification,
          p.name_ru as position, a.year, ${option('body_type_id')} as body_type, ${option('fuel_type_id')} as fuel_type,
          ${option('transmission_id')} as transmission, ${option('drive_unit_id')} as drive_unit,
          ${option('color_id')} as color, a.mileage, a.number_of_owners as owners, a.condition, a.price, a.currency,
          a.is_karvon_nasiya, a.is_trade_in, a.description, s.name as showroom, r.name_ru as region,
          greatest(a.status_changed_at, a.published_at, (select max(h.at) from auto_history h where h.auto_id = a.id))
            as updated_at,
          array(select f.image_id from auto_photos f where f.auto_id = a.id order by f.place) as photos
        from autos a
        join brands b on b.id = a.brand_id
        join car_models m on m.id = a.car_model_id
        left join generations g on g.id = a.generation_id
        left join modifications mo on mo.id = a.modification_id
        left join positions p on p.id = a.position_id
        left join avtosalons s on s.id = a.avtosalon_id
        left join regions r on r.id = a.region_id
        where ${isListed(feed)} order by a.id`.execute(db.current);
      return rows;
    },

    async salons(owner: Owner): Promise<number[]> {
      const rows = await db.current
        .selectFrom('avtosalons')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

export type FeedExportsRepository = ReturnType<typeof createFeedExportsRepository>;
