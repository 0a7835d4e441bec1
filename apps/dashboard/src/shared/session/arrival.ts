/** Result of an invitation at sign-in. `busy`: the number already has its own business. */
export type Arrival = 'joined' | 'busy';

let arrival: Arrival | undefined;

export const arrivals = {
  read: (): Arrival | undefined => arrival,
  set: (next: Arrival | undefined): void => {
    arrival = next;
  },
} as const;
