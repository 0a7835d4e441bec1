import type { Deps } from '../../../platform/deps';
import { type Increment, createAutoCountsRepository } from './auto-counts.repository';

export type { Figure, Increment } from './auto-counts.repository';

/** Counters of listings, for modules that receive views, leads and chats. Call it inside their transactions. */
export function createAutoCounts({ db }: Pick<Deps, 'db'>) {
  const counts = createAutoCountsRepository(db);
  return {
    /** Adds several increments at once; the days add up to the totals. */
    count: (increments: readonly Increment[]): Promise<void> => counts.count(increments),
  };
}
