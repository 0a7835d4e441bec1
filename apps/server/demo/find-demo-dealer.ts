import { type UserId, founderOf } from '../src/platform/values/owner';
import type { Deps } from '../src/platform/deps';
import type { Language } from '../src/platform/values/language';
import { dealerships } from './dealers';

/** Exists when DEMO is on. A database that had other accounts before has none, and an older demo only the Russian one. */
export async function findDemoDealer(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  language: Language = 'ru',
): Promise<{ id: UserId; phone: string; password: string } | undefined> {
  if (!config.DEMO) return undefined;
  const { id, phone, password } = dealerships[language];
  const account = await db.current
    .selectFrom('business_users')
    .select('id')
    .where('id', '=', founderOf(id))
    .where('phone', '=', phone)
    .executeTakeFirst();
  const parts = /^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/;
  if (account === undefined)
    return language === 'ru' ? undefined : findDemoDealer({ config, db }, 'ru');
  return { id: account.id, phone: phone.replace(parts, '$1 $2 $3 $4 $5'), password };
}
