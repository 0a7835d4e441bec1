import type { Profile } from '../members/profile';

export interface SignedInAccount {
  access: string;
  expires_at: Date;
  profile: Profile;
}

export function toSignedIn({ access, expires_at, profile }: SignedInAccount) {
  const { id, full_name, username, phone, profile_pic } = profile;
  return {
    access,
    expires_at: expires_at.toISOString(),
    business_user: {
      id,
      full_name,
      username,
      phone,
      profile_pic,
    },
  };
}
