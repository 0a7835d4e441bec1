import type { Deps } from '../../../platform/deps';
import { type Increment, createAutoCountsRepository } from './auto-counts.repository';

export type { Figure, Increment } from './auto-counts.repository';

/** For modules that receive views, leads and chats. Call it inside their transactions. */
export function createAutoCounts({ db }: Pick<Deps, 'db'>) {
  const counts = createAutoCountsRepository(db);
  return {
    count: (increments: readonly Increment[]): Promise<void> => counts.count(increments),
  };
}
