import type { StoredProfile } from './business.repository';
import type { ProfileImage } from './profile-images';

/** A dealer's profile with what it refers to looked up. */
export interface Profile extends Omit<StoredProfile, 'profile_pic' | 'avtosalons'> {
  profile_pic: ProfileImage | undefined;
  avtosalons: readonly { id: number; name: string }[];
}
