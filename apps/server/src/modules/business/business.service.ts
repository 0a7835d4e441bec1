import type { Deps } from '../../deps';
import { type FieldError, notFound, stale, unauthorized, validation } from '../../http/problem';
import { toBusinessProfile } from './business.mapper';
import {
  type ProfileChanges,
  type StoredProfile,
  createBusinessRepository,
} from './business.repository';
import type { Profile } from './profile';
import type { ProfilePictures } from './profile-pictures';

const usernameTaken: FieldError = { field: 'username', code: 'username_taken' };

const pictureMissing: FieldError = { field: 'profile_pic', code: 'image_not_found' };

/** What two requests at once may run into, by the constraint that stops the later one. */
const byConstraint: Readonly<Record<string, FieldError>> = {
  business_users_username: usernameTaken,
  business_users_profile_pic_image: pictureMissing,
};

const refusalOf = (error: unknown): FieldError | undefined =>
  typeof error === 'object' && error !== null && 'constraint' in error
    ? byConstraint[String(error.constraint)]
    : undefined;

/** Names that speak for us, and those that the server gives to other ids: nobody can take them. */
function isReserved(username: string, id: number): boolean {
  const isGiven = /^dealer\d+$/.test(username) && username !== `dealer${id}`;
  return (
    isGiven || /^(karvon|admin|administrator|moderator|support|help|root|system)$/.test(username)
  );
}

export function createBusinessService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  pictures: ProfilePictures,
) {
  const businesses = createBusinessRepository(db);

  const withPicture = async (stored: StoredProfile): Promise<Profile> => ({
    ...stored,
    profile_pic:
      stored.profile_pic === null ? undefined : await pictures.own(stored.id, stored.profile_pic),
  });

  async function refusals(
    id: number,
    { username, profile_pic }: ProfileChanges,
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    if (
      username !== undefined &&
      (isReserved(username, id) || (await businesses.hasUsername(username, id)))
    ) {
      errors.push(usernameTaken);
    }
    if (typeof profile_pic === 'string' && (await pictures.own(id, profile_pic)) === undefined) {
      errors.push(pictureMissing);
    }
    return errors;
  }

  /** @throws Problem 401 when the account is gone with its sessions */
  async function profile(id: number): Promise<Profile> {
    const stored = await businesses.find(id);
    if (stored === undefined) throw unauthorized();
    return withPicture(stored);
  }

  return {
    profile,

    /**
     * Changes one's own profile, whole or not at all.
     * @param version the one that was read
     * @throws Problem 404 for anybody else's id; 412 with the profile as it is now; 422 `username_taken`, `image_not_found`
     */
    async update(
      own: number,
      id: number,
      version: number,
      changes: ProfileChanges,
    ): Promise<Profile> {
      if (id !== own) throw notFound();
      const present = await profile(own);
      if (present.version !== version) throw stale(toBusinessProfile(present));
      const errors = await refusals(own, changes);
      if (errors.length > 0) throw validation(errors);
      try {
        const stored = await businesses.update(own, version, changes, clock.now());
        if (stored !== undefined) return await withPicture(stored);
      } catch (error) {
        // Somebody took the name, or the picture went, between the look and the change.
        const refusal = refusalOf(error);
        throw refusal === undefined ? error : validation([refusal]);
      }
      throw stale(toBusinessProfile(await profile(own)));
    },
  };
}

export type BusinessService = ReturnType<typeof createBusinessService>;
