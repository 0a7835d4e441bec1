import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/problem';
import { openBusiness } from '../members/businesses.service';
import { type NewAccount, createAccountsRepository } from './accounts.repository';
import { hashPassword } from './passwords';

export type NewDealer = Omit<NewAccount, 'password_hash'> & { password: string };

/** Needs no code, for the demo and tests. @returns the id of the business @throws Problem 409 `already_registered` */
export async function createDealer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { password, ...dealer }: NewDealer,
): Promise<Owner> {
  const password_hash = await hashPassword(password);
  return db.transaction(async () => {
    const id = await createAccountsRepository(db).create({ ...dealer, password_hash }, clock.now());
    if (id === undefined) throw conflict('already_registered');
    return openBusiness({ db, clock }, id, dealer);
  });
}
