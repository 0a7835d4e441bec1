/** How somebody has just come in: they joined a business, or could not since their number runs its own. */
export type Arrival = 'joined' | 'busy';

let arrival: Arrival | undefined;

/** Set by the sign-in pages, shown by the first screen; a reload forgets it. */
export const arrivals = {
  read: (): Arrival | undefined => arrival,
  set: (next: Arrival | undefined): void => {
    arrival = next;
  },
} as const;
