import { type UserId, founderOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import { demoDealer } from './dealers';

/** Id, phone and password of the demo dealer, where DEMO is on and the account is there: it is not in a database that was somebody's before. */
export async function findDemoDealer({
  config,
  db,
}: Pick<Deps, 'config' | 'db'>): Promise<
  { id: UserId; phone: string; password: string } | undefined
> {
  if (!config.DEMO) return undefined;
  const { id, phone, password } = demoDealer;
  const account = await db.current
    .selectFrom('business_users')
    .select('id')
    .where('id', '=', founderOf(id))
    .where('phone', '=', phone)
    .executeTakeFirst();
  const parts = /^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/;
  return account && { id: account.id, phone: phone.replace(parts, '$1 $2 $3 $4 $5'), password };
}
