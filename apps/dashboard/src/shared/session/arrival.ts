/** Result of an invitation at sign-in: the user joined the business, or could not since their number has its own business. */
export type Arrival = 'joined' | 'busy';

let arrival: Arrival | undefined;

/** Set by the sign-in pages, shown by the first screen, and forgotten on reload. */
export const arrivals = {
  read: (): Arrival | undefined => arrival,
  set: (next: Arrival | undefined): void => {
    arrival = next;
  },
} as const;
