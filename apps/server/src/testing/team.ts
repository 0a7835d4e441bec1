import { askForCode, testPassword } from './dealers';
import type { TestApp } from './test-app';

/** A person to invite, with role and showrooms. */
export interface NewMember {
  phone: string;
  role?: 'manager' | 'seller';
  /** Showrooms of the member; omit for all. */
  avtosalons?: number[];
}

/** Adds a member who accepted the owner's invitation and signed in. The owner's changes apply from their next request. */
export async function joinTeam(test: TestApp, owner: { token: string }, member: NewMember) {
  const { phone, role = 'seller', avtosalons = [] } = member;
  const invited = await test.call('createEmployee', {
    token: owner.token,
    body: { full_name: 'Ислом Раҳимов', phone, role, avtosalons },
  });
  if (invited.status !== 201) throw new Error(JSON.stringify(invited.body));
  const code = await askForCode(test, phone);
  const verified = await test.call('verifyCode', { body: { phone, purpose: 'sign_in', code } });
  const joined = await test.call('register', {
    body: {
      ticket: verified.body.ticket,
      full_name: 'Ислом Раҳимов',
      password: testPassword,
      terms_version: '2026-11-29',
      accept_invitation: true,
    },
  });
  if (joined.status >= 300) throw new Error(JSON.stringify(joined.body));
  return { id: Number(invited.body.id), token: String(joined.body.access), phone };
}

export const setPermissions = (
  test: TestApp,
  token: string,
  mode: 'on' | 'off',
  manager_pay_limit = 0,
) => test.call('updatePermissions', { token, body: { mode, manager_pay_limit } });
