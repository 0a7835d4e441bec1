import type { StoredProfile } from './business.repository';
import type { Picture } from './profile-pictures';

/** A dealer's profile with its picture looked up. */
export interface Profile extends Omit<StoredProfile, 'profile_pic'> {
  profile_pic: Picture | undefined;
}
