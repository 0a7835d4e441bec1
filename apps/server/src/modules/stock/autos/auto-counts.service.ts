import type { Deps } from '../../../platform/deps';
import { type Increment, createAutoCountsRepository } from './auto-counts.repository';

export type { Figure, Increment } from './auto-counts.repository';

/** Counts views, leads and chats of listings. Call it inside the transactions of the modules that receive them. */
export function createAutoCounts({ db }: Pick<Deps, 'db'>) {
  const counts = createAutoCountsRepository(db);
  return {
    count: (increments: readonly Increment[]): Promise<void> => counts.count(increments),
  };
}
