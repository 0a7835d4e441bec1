import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Access } from '../../../platform/values/access';
import { createStatements, literal } from '../../../platform/db/statement';
import { andShowroomScope } from '../../../platform/db/showroom-scope';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { AutoStatus, Currency, DeclinedReason } from '../../stock/autos/auto-types';
import { periodSql, sumsByCar } from './statistics-sql';
import type { Days, Place } from './statistics-types';

/** A car shown individually: one of the most viewed, or one that may need care. */
export interface PeriodCar extends CoverColumns {
  id: number;
  version: number;
  status: AutoStatus;
  is_edited: boolean;
  brand_name: string;
  car_model_name: string;
  car_model_id: number;
  generation_id: number | null;
  transmission_id: number | null;
  year: number | null;
  mileage: number | null;
  price: number | null;
  currency: Currency;
  photo_count: number;
  declined_reasons: DeclinedReason[];
  created_at: Date;
  status_changed_at: Date;
  activated_at: Date | null;
  expires_at: Date | null;
  next_update_at: Date | null;
  closed_at: Date | null;
  views: number;
  likes: number;
  leads: number;
  place: number | null;
  /** True when it is on sale, declined or a draft in the requested showroom. */
  may_need_care: boolean;
}

export function createPeriodCarsRepository(db: Db) {
  const run = createStatements(db);
  return {
    /** One statement for both kinds, so that a year of a thousand cars is added up once. */
    rows(
      access: Access,
      days: Days,
      avtosalon: Place,
      { best }: { best: number },
    ): Promise<PeriodCar[]> {
      const period = periodSql(access, days, avtosalon);
      const { owner: own, place, ofLeads, within } = period;
      const inReach = andShowroomScope(access, 'autos', 'a');
      const mayNeedCare = sql`a.status in ('active', 'moderation_declined', 'ne_active') ${place('a.avtosalon_id')}`;
      return run(sql<PeriodCar>`with f as materialized (
           ${sumsByCar(period, days)}
         ), l as (
           select auto_id, count(*)::int as leads from leads
           where business_user_id = ${own} and ${within('created_at')} ${ofLeads()}
           group by auto_id
         ), best as (
           select a.id, row_number() over (order by f.views desc, a.id desc)::int as place
           from f join autos a on a.id = f.auto_id
           where a.business_user_id = ${own} and f.views > 0 and a.status <> 'deleted' ${inReach}
           order by f.views desc, a.id desc limit ${literal(best)}
         )
         select a.id, a.version, a.status, a.is_edited, b.name as brand_name, m.name as car_model_name, a.car_model_id,
           a.generation_id, a.transmission_id, a.year, a.mileage, a.price, a.currency, a.photo_count, a.declined_reasons,
           a.created_at, a.status_changed_at, a.activated_at, a.expires_at, a.next_update_at, a.closed_at,
           ${coverColumns('a')}, coalesce(f.views, 0) as views, coalesce(f.likes, 0) as likes,
           coalesce(l.leads, 0) as leads, best.place, (${mayNeedCare}) as may_need_care
         from autos a
         join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
         left join images i on i.id = a.cover_id
         left join f on f.auto_id = a.id left join l on l.auto_id = a.id left join best on best.id = a.id
         where a.business_user_id = ${own} and (best.id is not null or (${mayNeedCare}))
         order by a.id`);
    },
  };
}
