import { type Access, businessAccess } from '../../../platform/values/access';
import { type Owner, type UserId, businessOpenedBy } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { type FieldError, conflict, validation } from '../../../platform/http/problem';
import type { Image } from '../../../platform/media/image';
import type { ImagesService } from '../../foundation/images/images.service';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { SessionsService } from '../sessions/sessions.service';
import { createMembersRepository } from './members.repository';

export interface MemberRef {
  id: number;
  full_name: string;
  profile_pic?: Image;
  is_active: boolean;
}

export interface MembersParts {
  images: Pick<ImagesService, 'show'>;
  notifications: Pick<NotificationsService, 'notify'>;
  sessions: Pick<SessionsService, 'newDevice'>;
}

/** `+998 ** *** 01 62`. */
const maskOf = (phone: string) => `+998 ** *** ${phone.slice(-4, -2)} ${phone.slice(-2)}`;

export function createMembersService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { images, notifications, sessions }: MembersParts,
) {
  const members = createMembersRepository(db);

  const isTaken = async (user: UserId): Promise<boolean> =>
    (await members.hasBusiness(user)) || (await members.activeOf(user)) !== undefined;

  // Notifications belong to the business: they are pushed to the owner's devices only.
  sessions.newDevice.on(async (user, { id, device, address }) => {
    if (!(await members.hasBusiness(user))) return;
    await notifications.notify(businessOpenedBy(user), {
      type: 'session_new',
      target: { type: 'session', id },
      params: { device, address },
    });
  });

  return {
    /** The owner's name when there is no company name yet. */
    companyName: (owner: Owner): Promise<string> => members.companyName(owner),

    worksSomewhere: async (user: UserId): Promise<boolean> =>
      (await members.activeOf(user)) !== undefined,

    /** Undefined alike when it is unknown, expired, revoked or accepted. */
    async invitation(token: string) {
      const row = await members.invitation({ token }, clock.now());
      if (row?.invitation_expires_at == null) return undefined;
      return {
        company_name: await members.companyName(row.business_user_id),
        phone_mask: maskOf(row.phone),
        expires_at: row.invitation_expires_at.toISOString(),
      };
    },

    /** The invitation of the opened link, else the newest. @param phone verified @param user the account of the number, if it has one */
    async pending(phone: string, token: string | undefined, user: UserId | undefined) {
      const now = clock.now();
      const row =
        (token === undefined ? undefined : await members.invitation({ phone, token }, now)) ??
        (await members.invitation({ phone }, now));
      if (row === undefined) return undefined;
      return {
        member_id: row.id,
        shown: {
          company_name: await members.companyName(row.business_user_id),
          full_name: row.full_name,
          avtosalons: await members.showrooms(row.business_user_id, row.avtosalons),
          can_accept: user === undefined || !(await isTaken(user)),
        },
      };
    },

    /**
     * Makes the invited person a member, as part of the transaction that signs them in.
     * @throws Problem 409 `invitation_expired`, also when it was revoked or accepted; `has_own_business`
     */
    async accept(memberId: number | null, user: UserId): Promise<void> {
      const row =
        memberId === null ? undefined : await members.invitation({ id: memberId }, clock.now());
      if (row === undefined) throw conflict('invitation_expired');
      if (await isTaken(user)) throw conflict('has_own_business');
      await members.update(businessAccess(row.business_user_id), row.id, {
        user_id: user,
        status: 'active',
        invitation_token: null,
      });
      await notifications.notify(row.business_user_id, {
        type: 'employee_joined',
        target: { type: 'employee', id: row.id },
        params: { name: row.full_name },
      });
    },

    showrooms: (owner: Owner, ids: readonly number[]) => members.showrooms(owner, ids),

    profileChanged: (
      user: UserId,
      full_name: string,
      profile_pic: string | null | undefined,
    ): Promise<void> => members.profileChanged(user, { full_name, profile_pic }),

    /** Includes removed members and leaves out unknown ids. */
    async refs(access: Access, ids: readonly (number | null)[]): Promise<Map<number, MemberRef>> {
      const wanted = [...new Set(ids.filter((id) => id !== null))];
      if (wanted.length === 0) return new Map();
      const rows = await members.named.all(access, { id: wanted });
      const portraits = await images.show(rows.map((row) => row.profile_pic));
      return new Map(
        rows.map(({ id, full_name, profile_pic, status, deleted_at }) => {
          const image = portraits.get(profile_pic ?? '');
          const is_active = status === 'active' && deleted_at === null;
          const ref = { id, full_name, is_active };
          return [id, image === undefined ? ref : { ...ref, profile_pic: image }];
        }),
      );
    },

    /**
     * Checks that the owner or an active member becomes responsible. Locks the row until the surrounding transaction ends, so that the member
     * is not blocked meanwhile while keeping the work.
     * @param id null and undefined name nobody
     * @throws Problem 422 `unknown_reference`
     */
    async requireAssignable(
      owner: Owner,
      id: number | null | undefined,
      field = 'responsible',
    ): Promise<void> {
      if (id === null || id === undefined) return;
      const member = await members.lockActive(owner, id);
      const error: FieldError = { field, code: 'unknown_reference' };
      if (member === undefined) throw validation([error]);
    },
  };
}

export type MembersService = ReturnType<typeof createMembersService>;
