/** A stored picture as the contract shows it. */
export interface Picture {
  id: string;
  url: string;
  thumbnail: string;
}

/** What the profile needs of the images module. */
export interface ProfilePictures {
  /** The picture if this dealer uploaded it for `profile`; undefined otherwise. */
  own(owner: number, id: string): Promise<Picture | undefined>;
}
