import type { DevicesService } from '../devices/devices.service';
import type { Deps } from '../../../platform/deps';
import type {
  PushMessage,
  PushOutcome,
  PushProvider,
} from '../../../platform/providers/push/push-provider';
import { notificationLink } from './notification-link';
import { notificationText, shorten } from './notification-text';
import { targetOf } from './notifications.mapper';
import type { StoredNotification } from './notifications.repository';
import {
  type Delivery,
  type DeliveryEnd,
  type Destination,
  createPushDeliveriesRepository,
} from './push-deliveries.repository';

/** Deliveries claimed at once. `atOnce` of them are sent concurrently. */
const batch = 50;
const atOnce = 10;

const maxAttempts = 4;
/** Seconds before each retry when the provider names none. Google asks for at least ten. */
const waits = [10, 60, 300];
/** Seconds after which a retry is pointless. */
const longestWait = 900;

/** Seconds: one day. Later the notification is found in the dashboard only. */
const timeToLive = 86_400;
/** Maximum length of the body: a phone shows some 200 characters, and FCM takes 4 KB in all. */
const bodyLimit = 300;

/** A notification replaces one with the same tag on the device. */
function tagOf(notification: StoredNotification): string {
  // Ten listings that may be refreshed in the same minute give one push.
  if (notification.type === 'auto_refresh_ready') return 'refresh-ready';
  const target = targetOf(notification);
  return target?.type === 'room' ? `room-${target.id}` : `notice-${notification.id}`;
}

export function messageOf(
  notification: StoredNotification,
  { push_token, platform, language }: Destination,
): PushMessage {
  const { title, text } = notificationText(notification.type, notification.params, language);
  return {
    token: push_token,
    platform,
    timeToLive,
    data: {
      notification_id: String(notification.id),
      title,
      body: shorten(text, bodyLimit),
      link: notificationLink(targetOf(notification)),
      tag: tagOf(notification),
    },
  };
}

export function endOf(outcome: PushOutcome, attempts: number, now: Date): DeliveryEnd {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent' };
    case 'dead':
    case 'failed':
      return { state: 'failed', reason: outcome.reason };
    case 'later': {
      const { reason } = outcome;
      const wait = Math.max(outcome.retryAfter ?? 0, waits[attempts - 1] ?? longestWait);
      if (attempts >= maxAttempts || wait > longestWait) return { state: 'failed', reason };
      return { state: 'pending', reason, due_at: new Date(now.getTime() + wait * 1000) };
    }
    default:
      return outcome satisfies never;
  }
}

/**
 * Sends notifications to devices. A delivery is claimed and committed before it is sent, and returned only after a rejection that surely
 * did not reach the device. So a server that dies between sending and recording loses at most the pushes under way and never repeats one:
 * lost ones are still in the dashboard, while a repeated push is a nuisance (docs/adr/0018-push-at-most-once.md).
 */
export function createPushSender(
  { db, clock, jobs, log }: Deps,
  { push, devices }: { push: PushProvider; devices: Pick<DevicesService, 'dropToken'> },
) {
  const deliveries = createPushDeliveriesRepository(db);
  let draining: Promise<void> | undefined;
  let isWanted = false;

  async function attempt(delivery: Delivery): Promise<DeliveryEnd> {
    const notification = await deliveries.unread(delivery.notification_id);
    if (notification === undefined) return { state: 'skipped', reason: 'read' };
    const destination = await deliveries.destination(delivery, clock.now());
    if (destination === undefined) return { state: 'skipped', reason: 'no device' };
    const outcome = await push.send(messageOf(notification, destination));
    if (outcome.kind === 'dead')
      await devices.dropToken(delivery.business_user_id, destination.push_token);
    if (outcome.kind === 'failed') {
      const { notification_id, business_user_id: user_id } = delivery;
      log.warn({ reason: outcome.reason, notification_id, user_id }, 'push.rejected');
    }
    return endOf(outcome, delivery.attempts, clock.now());
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const end = await attempt(delivery);
    await db.transaction(async () => {
      await deliveries.end(delivery, end);
      if (end.due_at !== undefined)
        await jobs.schedule('push_retry', delivery.notification_id, end.due_at);
    });
  }

  async function drainOnce(): Promise<void> {
    for (;;) {
      const taken = await deliveries.claim(clock.now(), batch);
      if (taken.length === 0) return;
      const queue = [...taken];
      const worker = async () => {
        for (let next = queue.shift(); next !== undefined; next = queue.shift())
          await deliver(next).catch((error: unknown) => {
            log.error({ err: error }, 'push.outcome_lost');
          });
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    }
  }

  /** A call during a run makes it check once more. */
  async function drain(): Promise<void> {
    isWanted = true;
    draining ??= (async () => {
      try {
        while (isWanted) {
          isWanted = false;
          await drainOnce();
        }
      } finally {
        draining = undefined;
      }
    })();
    await draining;
  }

  const wake = () => {
    db.afterCommit(() => {
      drain().catch((error: unknown) => {
        log.warn({ err: error }, 'push.database_away');
      });
    });
  };

  jobs.registerJob('push_notice', async (id) => {
    const notification = await deliveries.unread(id);
    if (notification !== undefined && (await deliveries.fanOut(notification, clock.now())) > 0)
      wake();
  });

  jobs.registerJob('push_retry', async () => wake());

  return { drain };
}

export type PushSender = ReturnType<typeof createPushSender>;
