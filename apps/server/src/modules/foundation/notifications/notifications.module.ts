import type { Deps } from '../../../platform/deps';
import type { Streams } from '../../../platform/realtime/streams';
import type { DevicesService } from '../devices/devices.service';
import { createPushSender } from './push-sender';
import { createNotificationsService } from './notifications.service';

export interface NotificationsOptions {
  streams: Pick<Streams, 'append' | 'lock'>;
  devices: Pick<DevicesService, 'dropToken'>;
}

export function createNotifications(deps: Deps, { streams, devices }: NotificationsOptions) {
  const { jobs, push } = deps;
  if (push !== undefined) createPushSender(deps, { push, devices });
  else {
    // Deliveries left from when push was on are dropped.
    jobs.registerJob('push_notice', () => Promise.resolve());
    jobs.registerJob('push_retry', () => Promise.resolve());
  }
  return createNotificationsService(deps, streams);
}
