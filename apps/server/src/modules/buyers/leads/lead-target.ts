import type { Db } from '../../../platform/db/client';
import { sql } from 'kysely';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import { validation } from '../../../platform/http/problem';

export interface Named {
  auto_id?: number | undefined;
  avtosalon?: number | undefined;
}

export interface Target {
  owner: Owner;
  avtosalon_id: number | null;
}

const unknown = (field: string) => validation([{ field, code: 'unknown_reference' }]);

/** The marketplace sees every dealer's rows; the owners are compared afterwards. */
const seen = (access: Access | undefined, table: 'autos' | 'avtosalons') =>
  access === undefined ? sql<boolean>`true` : inShowrooms(access, table, table);

/** A car determines the showroom. */
export function createLeadTarget(db: Db) {
  const findAuto = (id: number, access?: Access): Promise<Target | undefined> =>
    db.current
      .selectFrom('autos')
      .select(['business_user_id as owner', 'avtosalon_id'])
      .where('id', '=', id)
      .where('status', '<>', 'deleted')
      .where(seen(access, 'autos'))
      .executeTakeFirst();

  const findAvtosalon = (id: number, access?: Access): Promise<Target | undefined> =>
    db.current
      .selectFrom('avtosalons')
      .select(['business_user_id as owner', 'id as avtosalon_id'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where(seen(access, 'avtosalons'))
      .executeTakeFirst();

  /**
   * @param access limits the search to what this member sees; without it car and showroom must be of one dealer
   * @returns undefined when neither is given
   * @throws Problem 422 `unknown_reference`
   */
  return async ({ auto_id, avtosalon }: Named, access?: Access): Promise<Target | undefined> => {
    const car = auto_id === undefined ? undefined : await findAuto(auto_id, access);
    const isStrangeCar = access !== undefined && car?.owner !== access.owner;
    if (auto_id !== undefined && (car === undefined || isStrangeCar)) throw unknown('auto_id');
    if (avtosalon === undefined) return car;
    const salon = await findAvtosalon(avtosalon, access);
    const expected = access?.owner ?? car?.owner ?? salon?.owner;
    if (salon === undefined || salon.owner !== expected) throw unknown('avtosalon');
    return salon;
  };
}
