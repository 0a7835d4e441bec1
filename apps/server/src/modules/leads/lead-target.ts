import type { Db } from '../../db/client';
import { validation } from '../../http/problem';
import { type Target, createLeadTargetsRepository } from './lead-targets.repository';

export interface Named {
  auto_id?: number | undefined;
  avtosalon?: number | undefined;
}

const unknown = (field: string) => validation([{ field, code: 'unknown_reference' }]);

/** Finds what a lead is about; a car brings its showroom along. */
export function createLeadTarget(db: Db) {
  const targets = createLeadTargetsRepository(db);

  /**
   * @param owner only what is this dealer's; left out for the marketplace, where car and showroom must be of one dealer
   * @returns undefined where neither was named
   * @throws Problem 422 `unknown_reference`
   */
  return async ({ auto_id, avtosalon }: Named, owner?: number): Promise<Target | undefined> => {
    const car = auto_id === undefined ? undefined : await targets.auto(auto_id);
    const isStrangeCar = owner !== undefined && car?.owner !== owner;
    if (auto_id !== undefined && (car === undefined || isStrangeCar)) throw unknown('auto_id');
    if (avtosalon === undefined) return car;
    const salon = await targets.avtosalon(avtosalon);
    const expected = owner ?? car?.owner ?? salon?.owner;
    if (salon === undefined || salon.owner !== expected) throw unknown('avtosalon');
    return salon;
  };
}
