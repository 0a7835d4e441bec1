import { sql } from 'kysely';
import type { Deps } from '../src/platform/deps';
import { demoDealer } from './dealers';

const most = 4;

/** Reuses drawings of a listing with the same model and colour. Call it when the listings have their photos. */
export async function addTradeInPhotos({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    insert into trade_in_photos (trade_in_auto_id, place, image_id)
    select t.id, p.place, p.image_id
    from trade_in_autos t
    cross join lateral (
      select a.id from autos a
      where a.business_user_id = ${demoDealer.id} and a.car_model_id = t.model_id and a.photo_count > 0
      order by a.color_id is not distinct from t.color_id desc, a.id limit 1
    ) a
    join auto_photos p on p.auto_id = a.id and p.place < ${most}
    where t.external_id like 'demo-ti-%'
      and not exists (select from trade_in_photos own where own.trade_in_auto_id = t.id)
  `.execute(db.current);
  await sql`
    insert into application_photos (application_id, place, image_id)
    select q.id, p.place, p.image_id
    from applications q
    join application_external_ids e on e.application_id = q.id and e.external_id like 'demo-application-%'
    cross join lateral (
      select a.id from autos a
      where a.business_user_id = ${demoDealer.id} and a.car_model_id = (q.car->>'model_id')::bigint and a.photo_count > 0
      order by a.color_id is not distinct from (q.car->>'color')::bigint desc, a.id limit 1
    ) a
    join auto_photos p on p.auto_id = a.id and p.place < ${most}
    where not exists (select from application_photos own where own.application_id = q.id)
  `.execute(db.current);
}
