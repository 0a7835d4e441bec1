import type { Deps } from '../../deps';
import { tooMany } from '../../http/problem';
import type { Limit } from './limits';
import { createLimitsRepository } from './limits.repository';

export function createLimiter({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const limits = createLimitsRepository(db);

  return {
    /**
     * Raises all counters or none. Called before anything is looked up, so that a limit says nothing about a number.
     * @throws Problem 429 with the time until the fullest one is free
     */
    async take(wanted: readonly Limit[]): Promise<void> {
      const now = clock.now();
      await db.transaction(async () => {
        for (const limit of wanted) {
          const freeAt = await limits.take(limit, now);
          if (freeAt !== null) throw tooMany((freeAt.getTime() - now.getTime()) / 1000);
        }
      });
    },

    sweep: () => limits.sweep(clock.now()),
  };
}

export type Limiter = ReturnType<typeof createLimiter>;
