import { permissionsOf } from '../../../platform/http/permissions';
import type { Profile } from './profile';
import { profileFields } from './profile-fields';

export function toBusinessProfile(profile: Profile) {
  return {
    ...profileFields.shown(profile),
    id: profile.id,
    version: profile.version,
    phone: profile.phone,
    profile_pic: profile.profile_pic,
    role: 'admin' as const,
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
