import { businessAccess } from '../../../platform/values/access';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import type { Streams } from '../../../platform/realtime/streams';
import type { ImagesService } from '../../foundation/images/images.service';
import {
  type FieldError,
  notFound,
  notPermitted,
  stale,
  unauthorized,
  validation,
} from '../../../platform/http/problem';
import { toBusinessProfile } from './business.mapper';
import {
  type BusinessPermissions,
  type StoredProfile,
  createBusinessRepository,
} from './business.repository';
import type { Profile } from './profile';
import type { ProfileChanges } from './profile-fields';
import type { MembersService } from './members.service';

const usernameTaken: FieldError = { field: 'username', code: 'username_taken' };

const imageMissing: FieldError = { field: 'profile_pic', code: 'image_not_found' };

/** Errors of concurrent changes, by the violated constraint. */
const byConstraint: Readonly<Record<string, FieldError>> = {
  business_users_username: usernameTaken,
  business_users_profile_pic_image: imageMissing,
};

const rejectionOf = (error: unknown): FieldError | undefined =>
  typeof error === 'object' && error !== null && 'constraint' in error
    ? byConstraint[String(error.constraint)]
    : undefined;

export interface BusinessParts {
  streams: Pick<Streams, 'beginAnew'>;
  images: Pick<ImagesService, 'own' | 'show'>;
  members: Pick<MembersService, 'showrooms' | 'profileChanged'>;
}

const changesCompany = (before: Profile, { company_name, tin }: ProfileChanges) =>
  (company_name !== undefined && company_name !== before.company_name) ||
  (tin !== undefined && tin !== before.tin);

/** True for names that suggest our authority, and for default names of other ids. */
function isReserved(username: string, id: UserId): boolean {
  const isProvided = /^dealer\d+$/.test(username) && username !== `dealer${id}`;
  return (
    isProvided || /^(karvon|admin|administrator|moderator|support|help|root|system)$/.test(username)
  );
}

export function createBusinessService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { images, members, streams }: BusinessParts,
) {
  const businesses = createBusinessRepository(db);

  const present = async (stored: StoredProfile): Promise<Profile> => ({
    ...stored,
    avtosalons: await members.showrooms(stored.company_id, stored.avtosalons),
    profile_pic: (await images.show([stored.profile_pic])).get(stored.profile_pic ?? ''),
  });

  async function fieldErrors(
    { id, company_id }: Profile,
    { username, profile_pic }: ProfileChanges,
  ): Promise<FieldError[]> {
    const errors: FieldError[] = [];
    if (
      username !== undefined &&
      (isReserved(username, id) || (await businesses.hasUsername(username, id)))
    ) {
      errors.push(usernameTaken);
    }
    if (
      typeof profile_pic === 'string' &&
      (await images.own(businessAccess(company_id), [profile_pic], 'profile')).size === 0
    ) {
      errors.push(imageMissing);
    }
    return errors;
  }

  /** @throws Problem 401 when the account was deleted with its sessions */
  async function profile(id: UserId): Promise<Profile> {
    const stored = await businesses.find(id);
    if (stored === undefined) throw unauthorized();
    return present(stored);
  }

  return {
    profile,

    permissions: (owner: Owner): Promise<BusinessPermissions> => businesses.permissions(owner),

    /** Takes effect with each member's next request. Only the owner may call this. */
    setPermissions: (
      owner: Owner,
      permissions: BusinessPermissions,
    ): Promise<BusinessPermissions> =>
      db.transaction(async () => {
        const changed = await businesses.setPermissions(owner, permissions);
        // The visible showrooms of members change, so open screens reload.
        await streams.beginAnew(owner);
        return changed;
      }),

    /**
     * Changes one's own profile, all fields or none.
     * @param version the version that was read
     * @throws Problem 403 for the company of another person's business; 404 for another person's id; 412 with the profile as it is now; 422
     *   `username_taken`, `image_not_found`
     */
    async update(
      own: UserId,
      id: number,
      version: number,
      changes: ProfileChanges,
    ): Promise<Profile> {
      if (id !== own) throw notFound();
      const before = await profile(own);
      if (before.version !== version) throw stale(toBusinessProfile(before));
      if (before.role !== 'owner' && changesCompany(before, changes)) throw notPermitted('owner');
      const errors = await fieldErrors(before, changes);
      if (errors.length > 0) throw validation(errors);
      try {
        const after = await db.transaction(async () => {
          if (!(await businesses.update(own, version, changes, clock.now()))) return undefined;
          const changed = await profile(own);
          await members.profileChanged(own, changed.full_name, changes.profile_pic);
          return changed;
        });
        if (after !== undefined) return after;
      } catch (error) {
        // The name was taken or the image deleted between check and write.
        const rejection = rejectionOf(error);
        throw rejection === undefined ? error : validation([rejection]);
      }
      throw stale(toBusinessProfile(await profile(own)));
    },
  };
}

export type BusinessService = ReturnType<typeof createBusinessService>;
