import type { ErrorCode } from '@karvon/api/error-codes';
import type { BaseDeps } from '../jobs/base-deps';
import { tooMany } from './problem';
import { type Limit, createLimitsRepository } from './limits.repository';

export function createLimiter({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>) {
  const limits = createLimitsRepository(db);

  async function isFull(wanted: readonly Limit[]): Promise<boolean> {
    const now = clock.now();
    for (const limit of wanted) if (await limits.isFull(limit, now)) return true;
    return false;
  }

  /** @throws Problem 429 */
  async function take(wanted: readonly Limit[], code?: ErrorCode): Promise<void> {
    const now = clock.now();
    await db.transaction(async () => {
      for (const limit of wanted) {
        const freeAt = await limits.take(limit, now);
        if (freeAt !== null) throw tooMany((freeAt.getTime() - now.getTime()) / 1000, code);
      }
    });
  }

  return {
    /** All counters or none. Call it before any lookup, so that a limit reveals nothing. @throws Problem 429 with the time to wait */
    take,

    isFull,

    sweep: () => limits.sweep(clock.now()),
  };
}

export type Limiter = ReturnType<typeof createLimiter>;
