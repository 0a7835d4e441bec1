import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { EntriesMerged } from '../../catalogue/catalog/catalog-merge.service';

const keyInCar = {
  car_models: 'model_id',
  generations: 'generation',
  modifications: 'modification',
  positions: undefined,
} as const;

/** Repoints cars of applications to the entry that remains. */
export const nameMergedEntries = (db: Db, merged: EntriesMerged) =>
  merged.on(async (entries, from, into) => {
    const key = keyInCar[entries];
    if (key === undefined) return;
    await sql`
      update applications set car = jsonb_set(car, array[${key}]::text[], to_jsonb(${into}::bigint))
      where (car ->> ${key}::text)::bigint = ${from}`.execute(db.current);
  });
