import type { BusinessMember } from '@karvon/api/main';
import { expect, it } from 'vitest';
import { mayOf, mayWorkOn } from './permissions';

const member = (
  role: BusinessMember['role'],
  permissions: BusinessMember['permissions'],
): BusinessMember => ({ id: 7, is_owner: role === 'owner', role, permissions, avtosalons: [] });

it('names the role that has a missing permission', () => {
  const seller = member('seller', ['autos.edit', 'leads.edit']);
  expect(mayOf(seller, 'autos.edit')).toEqual({ ok: true });
  expect(mayOf(seller, 'autos.manage')).toEqual({ ok: false, needs: 'manager' });
  expect(mayOf(seller, 'ads.pay')).toEqual({ ok: false, needs: 'owner' });
  expect(mayOf(member('manager', ['ads.edit']), 'ads.pay')).toEqual({ ok: false, needs: 'owner' });
});

it('disables nothing before the profile has loaded', () => {
  expect(mayOf(undefined, 'business.manage')).toEqual({ ok: true });
  expect(mayWorkOn(undefined, 9)).toEqual({ ok: true });
});

it('reserves a colleague’s work for them only while roles are enabled', () => {
  const seller = member('seller', ['autos.edit', 'leads.edit']);
  expect(mayWorkOn(seller, 9)).toEqual({ ok: false, needs: 'manager' });
  expect(mayWorkOn(seller, 7)).toEqual({ ok: true });
  expect(mayWorkOn(seller, undefined)).toEqual({ ok: true });
  expect(mayWorkOn(member('seller', ['leads.edit', 'leads.export']), 9)).toEqual({ ok: true });
  expect(mayWorkOn(member('manager', ['leads.edit', 'leads.export']), 9)).toEqual({ ok: true });
});
