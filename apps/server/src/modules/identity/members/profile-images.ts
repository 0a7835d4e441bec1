import type { Owner } from '../../../platform/values/owner';

/** A stored image as the contract shows it. */
export interface ProfileImage {
  id: string;
  url: string;
  thumbnail: string;
}

/** What the profile needs of the images module. */
export interface ProfileImages {
  /** The image if this business uploaded it for `profile`; undefined otherwise. */
  own(owner: Owner, id: string): Promise<ProfileImage | undefined>;
  /** The image that a profile refers to. */
  show(id: string): Promise<ProfileImage | undefined>;
}
