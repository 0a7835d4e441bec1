import type { Dealer } from '../../http/auth';
import type { Image } from '../../media/image';
import { allowedActions } from './employee-actions';
import type { Employee } from './employee-types';
import type { EmployeeFigures, StoredEmployee } from './employees.repository';

/** What members refer to, and who asks. */
export interface Relations {
  dealer: Dealer;
  images: ReadonlyMap<string, Image>;
  /** Names of showrooms that are still there, in their order. */
  showrooms: readonly { id: number; name: string }[];
  figures: ReadonlyMap<number, EmployeeFigures>;
  openApplications: ReadonlyMap<number, number>;
  linkOf: (token: string) => string;
  /** From when the SMS can be sent again; undefined when it can be already. */
  resendAt: (row: StoredEmployee) => Date | undefined;
}

function invitationOf(
  { status, ...row }: StoredEmployee,
  { linkOf, resendAt }: Relations,
): Employee['invitation'] {
  const { invitation_token: token, invitation_expires_at: expires_at } = row;
  if (status !== 'invited' || token === null || expires_at === null) return undefined;
  const resend_at = resendAt({ status, ...row });
  return {
    link: linkOf(token),
    delivery: row.invitation_delivery,
    ...(row.invitation_sent_at === null ? {} : { sent_at: row.invitation_sent_at.toISOString() }),
    expires_at: expires_at.toISOString(),
    ...(resend_at === undefined ? {} : { resend_at: resend_at.toISOString() }),
  };
}

/** Row → the contract's `Employee`. */
export function toEmployee(row: StoredEmployee, relations: Relations): Employee {
  const { dealer, images, showrooms, figures, openApplications } = relations;
  const own = figures.get(row.id);
  const image = images.get(row.profile_pic ?? '');
  const invitation = invitationOf(row, relations);
  return {
    id: row.id,
    full_name: row.full_name,
    phone: row.phone,
    ...(image === undefined ? {} : { profile_pic: image }),
    position: row.position,
    avtosalons: showrooms.filter(({ id }) => row.avtosalons.includes(id)),
    status: row.status,
    role: row.role,
    is_owner: row.role === 'owner',
    is_me: row.id === dealer.member.id,
    allowed_actions: allowedActions(dealer, row),
    ...(invitation === undefined ? {} : { invitation }),
    created_at: row.created_at.toISOString(),
    ...(row.last_seen_at === null ? {} : { last_seen_at: row.last_seen_at.toISOString() }),
    lead_count: own?.lead_count ?? 0,
    open_lead_count: own?.open_lead_count ?? 0,
    open_application_count: openApplications.get(row.id) ?? 0,
    ...(own?.response_median == null ? {} : { response_median: own.response_median }),
    auto_count: own?.auto_count ?? 0,
  };
}
