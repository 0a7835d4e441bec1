import { AsyncLocalStorage } from 'node:async_hooks';
import type { Owner } from '../values/owner';
import type { Dealer } from '../values/dealer';

interface Acting {
  dealer: Dealer;
  /** Whether rows of showrooms that the member does not work in are as if they were not there. */
  isLimited: boolean;
}

const requests = new AsyncLocalStorage<Acting>();

/** Runs the work of a request; whatever it calls finds its dealer by `actingDealer`. */
export const actAs = <Result>(dealer: Dealer, work: () => Result): Result =>
  requests.run({ dealer, isLimited: true }, work);

/** For what is a matter of the whole business, such as handing over the work of somebody who leaves: its work sees every showroom. */
export function inAllShowrooms<Result>(work: () => Result): Result {
  const acting = requests.getStore();
  return acting === undefined ? work() : requests.run({ ...acting, isLimited: false }, work);
}

/** Who is signed in on the request that is being answered; undefined for timers and for the marketplace. */
export const actingDealer = (): Dealer | undefined => requests.getStore()?.dealer;

/** Showrooms that a member is limited to: undefined for all, as for owners and while roles are off. */
export function showroomsOf({ permissions_mode, member }: Dealer): readonly number[] | undefined {
  const isLimited = permissions_mode === 'on' && member.role !== 'owner';
  return isLimited && member.avtosalons.length > 0 ? member.avtosalons : undefined;
}

/** Those that the member of this request is limited to. */
export function actingShowrooms(): readonly number[] | undefined {
  const acting = requests.getStore();
  return acting?.isLimited === true ? showroomsOf(acting.dealer) : undefined;
}

/** The seller of this request, who sees figures of their own leads alone; undefined for everybody else. */
export function actingSeller(): number | undefined {
  const dealer = actingDealer();
  const isSeller = dealer?.permissions_mode === 'on' && dealer.member.role === 'seller';
  return isSeller ? dealer.member.id : undefined;
}

/** The person for histories: who acts, and where nobody does, such as for demonstration data, the owner of the business. */
export const dealerActor = (owner: Owner) =>
  ({ kind: 'dealer', id: actingDealer()?.user ?? owner }) as const;
