import { hour } from '../values/clock';
import type { BaseDeps } from '../jobs/base-deps';
import { createEventsRepository } from './events.repository';

/** The contract promises seven days; one more covers a late sweep and clocks that differ. */
const keptFor = 8 * 24 * hour;
const batch = 5000;

export function registerEventSweep({ db, clock, jobs, log }: BaseDeps): void {
  const events = createEventsRepository(db);
  jobs.registerJob('event_sweep', async () => {
    const now = clock.now().getTime();
    const count = await events.deleteBefore(new Date(now - keptFor), batch);
    if (count > 0) log.info({ count }, 'chat.events_swept');
    await jobs.schedule('event_sweep', 1, new Date(now + (count === batch ? 1000 : hour)));
  });
}

/** Calling it again moves the next sweep. */
export const startEventSweep = ({ jobs, clock }: Pick<BaseDeps, 'jobs' | 'clock'>): Promise<void> =>
  jobs.schedule('event_sweep', 1, new Date(clock.now().getTime() + hour));
