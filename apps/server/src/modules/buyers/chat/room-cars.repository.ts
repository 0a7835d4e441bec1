import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';

/** Deleted cars are included and marked. */
export function createRoomCarsRepository(db: Db) {
  return {
    async cars(owner: Owner, ids: readonly number[]) {
      if (ids.length === 0) return new Map<number, never>();
      const rows = await db.current
        .selectFrom('autos as a')
        .innerJoin('brands as b', 'b.id', 'a.brand_id')
        .innerJoin('car_models as m', 'm.id', 'a.car_model_id')
        .leftJoin('options as t', 't.id', 'a.transmission_id')
        .leftJoin('districts as d', 'd.id', 'a.district_id')
        .selectAll('a')
        .select([
          'b.name as brand_name',
          'm.name as car_model_name',
          't.name_ru as transmission_ru',
          't.name_uz as transmission_uz',
          'd.name_ru as district_ru',
          'd.name_uz as district_uz',
        ])
        .where('a.business_user_id', '=', owner)
        .where('a.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Undefined when the car is not on offer. */
    async ownerOfAuto(id: number): Promise<Owner | undefined> {
      const row = await db.current
        .selectFrom('autos')
        .select('business_user_id')
        .where('id', '=', id)
        .where('status', '!=', 'deleted')
        .executeTakeFirst();
      return row?.business_user_id;
    },

    async ownerOfAvtosalon(id: number): Promise<Owner | undefined> {
      const row = await db.current
        .selectFrom('avtosalons')
        .select('business_user_id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row?.business_user_id;
    },
  };
}

export type RoomCarsRepository = ReturnType<typeof createRoomCarsRepository>;

type Cars = Awaited<ReturnType<RoomCarsRepository['cars']>>;
export type StoredRoomCar = Cars extends Map<number, infer Row> ? Row : never;
