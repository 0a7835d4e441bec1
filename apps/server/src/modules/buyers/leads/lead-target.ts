import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import { validation } from '../../../platform/http/problem';

export interface Named {
  auto_id?: number | undefined;
  avtosalon?: number | undefined;
}

/** A car or a showroom that a buyer asked about, and whose it is. */
export interface Target {
  owner: Owner;
  avtosalon_id: number | null;
}

const unknown = (field: string) => validation([{ field, code: 'unknown_reference' }]);

/** Finds what a lead is about; a car brings its showroom along. */
export function createLeadTarget(db: Db) {
  // The marketplace speaks for all dealers: whose it is, is compared below.
  const findAuto = (id: number): Promise<Target | undefined> =>
    db.current
      .selectFrom('autos')
      .select(['business_user_id as owner', 'avtosalon_id'])
      .where('id', '=', id)
      .where('status', '<>', 'deleted')
      .where(inShowrooms('autos', 'autos'))
      .executeTakeFirst();

  const findAvtosalon = (id: number): Promise<Target | undefined> =>
    db.current
      .selectFrom('avtosalons')
      .select(['business_user_id as owner', 'id as avtosalon_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where(inShowrooms('avtosalons', 'avtosalons'))
      .executeTakeFirst();

  /**
   * @param owner only what is this dealer's; left out for the marketplace, where car and showroom must be of one dealer
   * @returns undefined where neither was named
   * @throws Problem 422 `unknown_reference`
   */
  return async ({ auto_id, avtosalon }: Named, owner?: Owner): Promise<Target | undefined> => {
    const car = auto_id === undefined ? undefined : await findAuto(auto_id);
    const isStrangeCar = owner !== undefined && car?.owner !== owner;
    if (auto_id !== undefined && (car === undefined || isStrangeCar)) throw unknown('auto_id');
    if (avtosalon === undefined) return car;
    const salon = await findAvtosalon(avtosalon);
    const expected = owner ?? car?.owner ?? salon?.owner;
    if (salon === undefined || salon.owner !== expected) throw unknown('avtosalon');
    return salon;
  };
}
