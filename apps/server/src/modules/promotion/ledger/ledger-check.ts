import { dayInTashkent, day, minute, midnightOf } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { ledgerViolations } from './ledger-invariants';

const kind = 'ledger_check';

/** The next 03:10 in Tashkent. */
function nextNight(now: Date): Date {
  const night = new Date(midnightOf(dayInTashkent(now)).getTime() + 190 * minute);
  return night > now ? night : new Date(night.getTime() + day);
}

/** Checks every night that all sums match. Differences are logged as errors; nothing is corrected automatically. */
export function registerLedgerCheck({ db, clock, jobs, log }: Deps): void {
  jobs.registerJob(kind, async () => {
    const violations = await ledgerViolations(db);
    for (const violation of violations) log.error(violation, 'ledger.violation');
    if (violations.length === 0) log.info('ledger.checked');
    await jobs.schedule(kind, 1, nextNight(clock.now()));
  });
}

/** Schedules the first check; each check schedules the next one. */
export const startLedgerCheck = ({ clock, jobs }: Deps): Promise<void> =>
  jobs.schedule(kind, 1, nextNight(clock.now()));
