import type { StoredProfile } from './business.repository';
import type { Image } from '../../../platform/media/image';

export interface Profile extends Omit<StoredProfile, 'profile_pic' | 'avtosalons'> {
  profile_pic: Image | undefined;
  avtosalons: readonly { id: number; name: string }[];
}
