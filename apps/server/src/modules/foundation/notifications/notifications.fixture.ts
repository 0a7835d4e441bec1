import type { Owner } from '../../../platform/values/owner';
import { createJobs } from '../../../platform/jobs/runner';
import { createRealtime } from '../../../platform/realtime/realtime';
import type { TestApp } from '../../../testing/test-app';
import { createNotificationsService } from './notifications.service';

/** Notifications as other modules get them, separate from the app's own instance. */
export function bellOf({ deps }: TestApp) {
  const { db, clock, log } = deps;
  // The app's runner already has the job kinds, and finds the rows of this one.
  const jobs = createJobs({ db, clock, log });
  const parts = { ...deps, jobs };
  return createNotificationsService(parts, createRealtime(parts).streams);
}

/** The oldest first. */
export async function bellEvents({ db }: TestApp, owner: Owner) {
  const rows = await db.current
    .selectFrom('chat_events')
    .select(['seq', 'event'])
    .where('business_id', '=', owner)
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => event).filter((event) => event.action === 'notification');
}
