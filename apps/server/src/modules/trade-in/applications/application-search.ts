import { sql } from 'kysely';
import { type CarSearchOptions, carSearchCondition } from '../../catalogue/catalog/car-search';
import type { Sql } from '../../../platform/db/statement';

/** The application's own text and car, and the desired car, each with its own year, colour and showroom. */
const searchable = sql`(
  select p.id, p.search, (p.car ->> 'year')::int as year, (p.car ->> 'color')::bigint as color_id, p.avtosalon_id
  union all
  select p.id, p.search || d.search, d.year, d.color_id, d.avtosalon_id from autos d where d.id = p.desired_car_id)`;

export const applicationSearchCondition = (text: string, options?: CarSearchOptions): Sql =>
  sql`exists (select from ${searchable} terms where ${carSearchCondition(text, 'terms', options)})`;
