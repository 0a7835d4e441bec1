import type { Dealer } from './dealer';
import { type Owner, type UserId, founderOf } from './owner';

/** Whose rows are touched, who acts, and which showrooms they see. Every statement of owned tables takes it. */
export interface Access {
  readonly owner: Owner;
  /** Who is signed in; absent for timers and for the marketplace. */
  readonly dealer?: Dealer;
  /** Rows of other showrooms are invisible; those of none are everybody's. Undefined for all. */
  readonly showrooms: readonly number[] | undefined;
}

/** Showrooms that a member is limited to: undefined for all, as for owners and while roles are off. */
function showroomsOf({ permissions_mode, member }: Dealer): readonly number[] | undefined {
  const isLimited = permissions_mode === 'on' && member.role !== 'owner';
  return isLimited && member.avtosalons.length > 0 ? member.avtosalons : undefined;
}

/** What a signed-in member may see of their business. */
export const accessOf = (dealer: Dealer): Access => ({
  owner: dealer.owner,
  dealer,
  showrooms: showroomsOf(dealer),
});

/** For timers, events, the marketplace and the demonstration: nobody acts, and every showroom is visible. Handlers never call it. */
export const businessAccess = (owner: Owner): Access => ({ owner, showrooms: undefined });

/** The same member without the limit, for rows that concern the whole business, such as the open work of somebody who leaves. */
export const inAllShowrooms = (access: Access): Access => ({ ...access, showrooms: undefined });

/** The acting seller, who sees figures of their own leads alone; undefined for everybody else. */
export function sellerOf({ dealer }: Access): number | undefined {
  const isSeller = dealer?.permissions_mode === 'on' && dealer.member.role === 'seller';
  return isSeller ? dealer.member.id : undefined;
}

/** Who acts, where the filter `mine` of a list is on. */
export const memberIf = ({ dealer }: Access, mine: boolean | undefined): number | undefined =>
  mine === true ? dealer?.member.id : undefined;

/** Who acts; where nobody does, such as for demonstration data, the founder of the business. */
export const userOf = ({ owner, dealer }: Access): UserId => dealer?.user ?? founderOf(owner);

/** The same for histories. */
export const actorOf = (access: Access) => ({ kind: 'dealer', id: userOf(access) }) as const;
