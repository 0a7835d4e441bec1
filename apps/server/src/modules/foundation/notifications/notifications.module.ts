import type { Deps } from '../../../platform/deps';
import type { Streams } from '../../../platform/realtime/streams';
import { type DropToken, createPushSender } from './push-sender';
import { createNotificationsService } from './notifications.service';

export interface NotificationsOptions {
  streams: Pick<Streams, 'append' | 'lock'>;
  dropToken: DropToken;
}

/** The bell and, where push is on, its way to devices. */
export function createNotifications(deps: Deps, { streams, dropToken }: NotificationsOptions) {
  const { jobs, push } = deps;
  if (push !== undefined) createPushSender(deps, { push, dropToken });
  else {
    // What was to be sent when push was switched off is let go.
    jobs.registerJob('push_notice', () => Promise.resolve());
    jobs.registerJob('push_retry', () => Promise.resolve());
  }
  return createNotificationsService(deps, streams);
}
