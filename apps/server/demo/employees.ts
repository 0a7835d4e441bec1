import { day } from '../src/platform/values/clock';
import { businessAccess } from '../src/platform/values/access';
import { ownedTable } from '../src/platform/db/owned-table';
import { userSearch } from '../src/platform/db/user-search';
import type { Deps } from '../src/platform/deps';
import { createAccountsRepository } from '../src/modules/identity/auth/accounts.repository';
import { hashPassword } from '../src/modules/identity/auth/passwords';
import type { Dealership } from './dealers';

/** `places` are numbers of showrooms, ages are days. All have the owner's password. */
const people = [
  { role: 'seller', status: 'active', places: [0], age: 263, seen: 0.1 },
  { role: 'manager', status: 'active', places: [0, 1], age: 301, seen: 0.02 },
  { role: 'seller', status: 'active', places: [2], age: 120, seen: 1.3 },
  { role: 'seller', status: 'invited', places: [0, 2], age: 2, seen: undefined },
  { role: 'seller', status: 'blocked', places: [1], age: 340, seen: 47 },
] as const;

const named = {
  ru: [
    ['Нодира Алиева', '+998901112233', 'Продавец'],
    ['Азиза Турсунова', '+998935550177', 'Менеджер'],
    ['Сардор Юсупов', '+998946660148', 'Продавец'],
    ['Ислом Рахимов', '+998977770162', 'Оценщик'],
    ['Олег Ким', '+998998880119', 'Продавец'],
  ],
  uz: [
    ['Nodira Aliyeva', '+998901112244', 'Sotuvchi'],
    ['Aziza Tursunova', '+998935550188', 'Menejer'],
    ['Sardor Yusupov', '+998946660159', 'Sotuvchi'],
    ['Islom Rahimov', '+998977770173', 'Baholovchi'],
    ['Jahongir Sobirov', '+998998880120', 'Sotuvchi'],
  ],
} as const;

const invitationLife = 7 * day;

/** One employee is invited, one is blocked. Call it before leads are stored: employees are responsible for them. */
export async function storeEmployees(
  { db, clock }: Deps,
  { id, password, language }: Pick<Dealership, 'id' | 'password' | 'language'>,
  showrooms: readonly number[],
): Promise<void> {
  const members = ownedTable(db, 'members', { softDelete: true });
  const accounts = createAccountsRepository(db);
  const now = clock.now();
  const password_hash = await hashPassword(password);
  for (const [index, { places, age, seen, role, status }] of people.entries()) {
    const [full_name, phone, position] = named[language][index] ?? named[language][0];
    const since = new Date(now.getTime() - age * day);
    const isInvited = status === 'invited';
    const account = { full_name, phone, password_hash, language };
    await members.insert(businessAccess(id), {
      full_name,
      phone,
      position,
      role,
      status,
      user_id: isInvited ? null : ((await accounts.create(account, since)) ?? null),
      profile_pic: null,
      avtosalons: places.flatMap((place) => showrooms.slice(place, place + 1)),
      search: userSearch({ full_name, phone }),
      invitation_token: isInvited
        ? `demo-invitation-of-islom${language === 'ru' ? '' : `-${language}`}`
        : null,
      invitation_expires_at: isInvited ? new Date(since.getTime() + invitationLife) : null,
      invitation_sent_at: since,
      invitation_delivery: 'sent',
      created_at: since,
      last_seen_at: seen === undefined ? null : new Date(now.getTime() - seen * day),
      deleted_at: null,
    });
  }
}
