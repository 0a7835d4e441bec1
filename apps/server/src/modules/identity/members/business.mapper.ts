import { permissionsOf } from '../../../platform/http/permissions';
import type { Profile } from './profile';

/** → the contract's `BusinessProfile`; what is not given is left out. */
export function toBusinessProfile(profile: Profile) {
  const { company_name, tin, email, telegram, profile_pic } = profile;
  return {
    id: profile.id,
    version: profile.version,
    full_name: profile.full_name,
    username: profile.username,
    phone: profile.phone,
    ...(profile_pic === undefined ? {} : { profile_pic }),
    role: 'admin' as const,
    ...(company_name === null ? {} : { company_name }),
    ...(tin === null ? {} : { tin }),
    ...(email === null ? {} : { email }),
    ...(telegram === null ? {} : { telegram }),
    language: profile.language,
    created_at: profile.created_at.toISOString(),
    updated_at: profile.updated_at.toISOString(),
    company_id: profile.company_id,
    member: {
      id: profile.member_id,
      is_owner: profile.role === 'owner',
      role: profile.role,
      permissions: permissionsOf(profile),
      avtosalons: [...profile.avtosalons],
    },
  };
}
