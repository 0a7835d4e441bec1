import { isApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type {
  BusinessPermissions,
  BusinessProfile,
  BusinessUpdate,
  PasswordChange,
} from '@karvon/api/main';
import {
  changePassword,
  getListSessionsQueryKey,
  getListSessionsQueryOptions,
  revokeSession,
} from '@karvon/api/main/auth';
import {
  getGetPermissionsQueryKey,
  getGetPermissionsQueryOptions,
  getGetProfileQueryKey,
  getGetProfileQueryOptions,
  getProfile,
  updateBusiness,
  updatePermissions,
} from '@karvon/api/main/business';
import { uploadPhoto } from '../../shared/photos/upload-photo';
import { definePreload } from '../../shared/resource/routes/resource-preload';

export const profileQueries = {
  one: () => getGetProfileQueryOptions(),
  sessions: () => getListSessionsQueryOptions({ page: 1, size: 100 }),
  permissions: () => getGetPermissionsQueryOptions(),
  /** Keys to invalidate after permissions change: the switch, and the member's permissions. */
  permissionsShown: [getGetPermissionsQueryKey(), getGetProfileQueryKey()],
  sessionLists: [getListSessionsQueryKey()],
} as const;

type Base = Pick<BusinessProfile, 'id' | 'version'>;

const update = (base: Base, changes: BusinessUpdate) =>
  updateBusiness(base.id, changes, { 'If-Match': etagOf(base) });

export const profileCalls = {
  update,
  /** After a conflict, updates the current profile. The returned one keeps its version, so that the form's own save detects the conflict. */
  async setImage(profile: BusinessProfile, file: File | null): Promise<BusinessProfile> {
    const image = file && (await uploadPhoto(file, 'profile'));
    const put = (on: BusinessProfile) =>
      update(on, { full_name: on.full_name, profile_pic: image?.id ?? null });
    try {
      return await put(profile);
    } catch (error) {
      if (!isApiError(error, 'stale')) throw error;
      const { profile_pic } = await put(await getProfile());
      return { ...profile, profile_pic };
    }
  },
  setPermissions: (permissions: BusinessPermissions) => updatePermissions(permissions),
  changePassword: (change: PasswordChange) => changePassword(change),
  async endSession(id: number): Promise<void> {
    try {
      await revokeSession(id);
    } catch (error) {
      // The session has already ended.
      if (!isApiError(error, 'not_found')) throw error;
    }
  },
} as const;

export const preload = definePreload({
  list: (prefetch) =>
    void prefetch(profileQueries.one(), profileQueries.sessions(), profileQueries.permissions()),
});
