import { day } from '../src/platform/values/clock';
import { businessAccess } from '../src/platform/values/access';
import { ownedTable } from '../src/platform/db/owned-table';
import { userSearch } from '../src/platform/db/user-search';
import type { Deps } from '../src/platform/deps';
import { createAccountsRepository } from '../src/modules/identity/auth/accounts.repository';
import { hashPassword } from '../src/modules/identity/auth/passwords';
import { demoDealer } from './dealers';

/** Who works at the demo dealership beside its owner; `places` are numbers of its showrooms, ages are days. All sign in as the owner does. */
const demoEmployees = [
  {
    full_name: 'Нодира Алиева',
    phone: '+998901112233',
    position: 'Продавец',
    role: 'seller',
    status: 'active',
    places: [0],
    age: 263,
    seen: 0.1,
  },
  {
    full_name: 'Азиза Турсунова',
    phone: '+998935550177',
    position: 'Менеджер',
    role: 'manager',
    status: 'active',
    places: [0, 1],
    age: 301,
    seen: 0.02,
  },
  {
    full_name: 'Сардор Юсупов',
    phone: '+998946660148',
    position: 'Продавец',
    role: 'seller',
    status: 'active',
    places: [2],
    age: 120,
    seen: 1.3,
  },
  {
    full_name: 'Ислом Рахимов',
    phone: '+998977770162',
    position: 'Оценщик',
    role: 'seller',
    status: 'invited',
    places: [0, 2],
    age: 2,
    seen: undefined,
  },
  {
    full_name: 'Олег Ким',
    phone: '+998998880119',
    position: 'Продавец',
    role: 'seller',
    status: 'blocked',
    places: [1],
    age: 340,
    seen: 47,
  },
] as const;

/** Invitations last seven days. */
const invitationLife = 7 * day;

/** Stores the employees of the demo dealership: one is invited, one is blocked. Before leads, which they are responsible for. */
export async function storeEmployees(
  { db, clock }: Deps,
  showrooms: readonly number[],
): Promise<void> {
  const members = ownedTable(db, 'members', { softDelete: true });
  const accounts = createAccountsRepository(db);
  const now = clock.now();
  const password_hash = await hashPassword(demoDealer.password);
  for (const { places, age, seen, ...employee } of demoEmployees) {
    const { full_name, phone, status } = employee;
    const since = new Date(now.getTime() - age * day);
    const isInvited = status === 'invited';
    const account = { full_name, phone, password_hash, language: 'ru' as const };
    await members.insert(businessAccess(demoDealer.id), {
      ...employee,
      user_id: isInvited ? null : ((await accounts.create(account, since)) ?? null),
      profile_pic: null,
      avtosalons: places.flatMap((place) => showrooms.slice(place, place + 1)),
      search: userSearch({ full_name, phone }),
      invitation_token: isInvited ? 'demo-invitation-of-islom' : null,
      invitation_expires_at: isInvited ? new Date(since.getTime() + invitationLife) : null,
      invitation_sent_at: since,
      invitation_delivery: 'sent',
      created_at: since,
      last_seen_at: seen === undefined ? null : new Date(now.getTime() - seen * day),
      deleted_at: null,
    });
  }
}
