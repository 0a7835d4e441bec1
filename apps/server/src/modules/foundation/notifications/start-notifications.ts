import { minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';

/** The first sweep schedules the next. Pushes left by an earlier server are sent. */
export async function startNotifications({ clock, jobs }: Deps): Promise<void> {
  await jobs.schedule('notification_sweep', 1, new Date(clock.now().getTime() + minute));
  await jobs.schedule('push_retry', 0, clock.now());
}
