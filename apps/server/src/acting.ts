import { AsyncLocalStorage } from 'node:async_hooks';
import type { Owner } from './db/owner';
import type { Dealer } from './http/auth';

const requests = new AsyncLocalStorage<Dealer>();

/** Runs the work of a request; whatever it calls finds its dealer by `actingDealer`. */
export const actAs = <Result>(dealer: Dealer, work: () => Result): Result =>
  requests.run(dealer, work);

/** Who is signed in on the request that is being answered; undefined for timers and for the marketplace. */
export const actingDealer = (): Dealer | undefined => requests.getStore();

/** The person for histories: who acts, and where nobody does, such as for demonstration data, the owner of the business. */
export const dealerActor = (owner: Owner) =>
  ({ kind: 'dealer', id: actingDealer()?.user ?? owner }) as const;
