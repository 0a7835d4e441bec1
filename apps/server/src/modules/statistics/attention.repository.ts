import type { Db } from '../../db/client';
import type { Owner } from '../../db/owner';
import { createStatements } from '../../db/prepared';
import { type CoverColumns, coverColumns } from '../../media/image';
import type { AutoStatus, Currency, DeclinedReason } from '../autos/auto-types';
import { periodSql } from './statistics-sql';
import type { Days, Place } from './statistics-types';

/** A listing that may need care, as far as that is told by it. */
export interface CareRow extends CoverColumns {
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
  /** In the period. */
  views: number;
  leads: number;
}

/** Listings on sale, declined ones and drafts, with their views and leads. */
export function createAttentionRepository(db: Db) {
  const run = createStatements(db);
  return {
    rows(owner: Owner, days: Days, avtosalon: Place): Promise<CareRow[]> {
      const {
        parameters,
        owner: own,
        from,
        to,
        place,
        ofLeads,
        within,
      } = periodSql(owner, days, avtosalon);
      return run<CareRow>(
        `select a.id, a.version, a.status, a.is_edited, b.name as brand_name, m.name as car_model_name, a.car_model_id,
           a.generation_id, a.transmission_id, a.year, a.mileage, a.price, a.currency, a.photo_count, a.declined_reasons,
           a.created_at, a.status_changed_at, a.activated_at, a.expires_at, a.next_update_at, ${coverColumns('a')},
           coalesce(f.views, 0) as views, coalesce(l.leads, 0) as leads
         from autos a
         join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
         left join images i on i.id = a.cover_id
         left join (
           select auto_id, sum(views)::int as views from auto_days
           where business_user_id = ${own} and date between ${from} and ${to} ${place('avtosalon_id')}
           group by auto_id
         ) f on f.auto_id = a.id
         left join (
           select auto_id, count(*)::int as leads from leads
           where business_user_id = ${own} and ${within('created_at')} ${ofLeads()}
           group by auto_id
         ) l on l.auto_id = a.id
         where a.business_user_id = ${own} and a.status in ('active', 'moderation_declined', 'ne_active')
           ${place('a.avtosalon_id')}
         order by a.id`,
        parameters.values,
      );
    },
  };
}
