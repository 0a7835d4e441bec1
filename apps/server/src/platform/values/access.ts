import type { Dealer } from './dealer';
import { type Owner, type UserId, founderOf } from './owner';

/** Owner of the rows, acting member, and visible showrooms. Every statement of owned tables takes it. */
export interface Access {
  readonly owner: Owner;
  /** Signed-in member; absent for timers and for the marketplace. */
  readonly dealer?: Dealer;
  /** Member whose request a timer carries out. */
  readonly by?: UserId;
  /** Visible showrooms; undefined for all. Rows without a showroom are always visible. */
  readonly showrooms: readonly number[] | undefined;
}

/** Undefined for all showrooms, as for owners and while roles are off. */
function showroomsOf({ permissions_mode, member }: Dealer): readonly number[] | undefined {
  const isLimited = permissions_mode === 'on' && member.role !== 'owner';
  return isLimited && member.avtosalons.length > 0 ? member.avtosalons : undefined;
}

export const accessOf = (dealer: Dealer): Access => ({
  owner: dealer.owner,
  dealer,
  showrooms: showroomsOf(dealer),
});

/** Access for timers, events, the marketplace and the demo: no acting member, all showrooms. Handlers never call it. */
export const businessAccess = (owner: Owner): Access => ({ owner, showrooms: undefined });

/** Access to every showroom, for rows of the entire business, such as open work of a leaving member. */
export const inAllShowrooms = (access: Access): Access => ({ ...access, showrooms: undefined });

/** Visible showrooms as a row stores them, for timers that work for the member. Null means all. */
export const storedShowrooms = ({ showrooms }: Access): number[] | null =>
  showrooms === undefined ? null : [...showrooms];

/** The acting seller, who sees only figures of their own leads; undefined for everybody else. */
export function sellerOf({ dealer }: Access): number | undefined {
  const isSeller = dealer?.permissions_mode === 'on' && dealer.member.role === 'seller';
  return isSeller ? dealer.member.id : undefined;
}

/** Returns the acting member when a list's filter `mine` is on. */
export const memberIf = ({ dealer }: Access, mine: boolean | undefined): number | undefined =>
  mine === true ? dealer?.member.id : undefined;

/** Returns the acting user; without one, as for demo data, the founder of the business. */
export const userOf = ({ owner, dealer, by }: Access): UserId =>
  dealer?.user ?? by ?? founderOf(owner);

/** The actor as histories store it. */
export const actorOf = (access: Access) => ({ kind: 'dealer', id: userOf(access) }) as const;
