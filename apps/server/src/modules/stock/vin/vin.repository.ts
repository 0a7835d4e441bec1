import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { modelSigns } from './vin-rules';

/** Fewest approved listings and dealerships that show a model, and the share of them that must agree. */
const agreement = { listings: 20, dealers: 3, share: 0.98 };

export function createVinRepository(db: Db) {
  return {
    /** Model by the first signs of a VIN, where approved listings agree. */
    async models(signs: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ signs: string; car_model_id: number }>`
        with seen as (
          select left(vin, ${sql.lit(modelSigns)}) as signs, car_model_id, business_user_id from autos
          where vin is not null and published_at is not null
            and left(vin, ${sql.lit(modelSigns)}) = any(${[...signs]}::text[])
        ), known as (
          select signs, count(*) as listings from seen group by signs
          having count(*) >= ${agreement.listings} and count(distinct business_user_id) >= ${agreement.dealers}
        )
        select signs, car_model_id from seen join known using (signs)
        group by signs, car_model_id, known.listings
        having count(*) >= known.listings * ${agreement.share}::numeric
      `.execute(db.current);
      return new Map(rows.map(({ signs: first, car_model_id }) => [first, car_model_id]));
    },

    /** VINs that another dealership offers: moderation flags a second listing of them to an admin. */
    async elsewhere({ owner }: Access, vins: readonly string[]): Promise<Set<string>> {
      const rows = await db.current
        .selectFrom('autos')
        .select('vin')
        .distinct()
        .where('vin', 'in', vins)
        .where('business_user_id', '<>', owner)
        .where('status', 'in', [
          'moderation',
          'flagged_to_admin',
          'active',
          'reported_by_client',
          'barakami',
        ])
        .execute();
      return new Set(rows.flatMap(({ vin }) => (vin === null ? [] : [vin])));
    },
  };
}
