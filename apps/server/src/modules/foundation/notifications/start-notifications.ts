import { minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';

/** Schedules the first sweep, which schedules the next, and checks for pushes left by an earlier server. */
export async function startNotifications({ clock, jobs }: Deps): Promise<void> {
  await jobs.schedule('notification_sweep', 1, new Date(clock.now().getTime() + minute));
  await jobs.schedule('push_retry', 0, clock.now());
}
