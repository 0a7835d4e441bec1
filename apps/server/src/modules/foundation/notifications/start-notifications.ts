import { minute } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';

/** Sets the first sweep, which sets the next, and looks once for pushes that a server before this one no longer came to send. */
export async function startNotifications({ clock, jobs }: Deps): Promise<void> {
  await jobs.schedule('notification_sweep', 1, new Date(clock.now().getTime() + minute));
  await jobs.schedule('push_retry', 0, clock.now());
}
