/** The push worker: shows notifications while no page of ours is visible. Messages contain only data, so firebase's own worker is not needed. */
import { openedLink } from '../src/shared/push/opened-notification';
import { safeNext } from '../src/shared/session/next-path';
import { textAt, valueAt } from '../src/shared/value-at';

declare const self: ServiceWorkerGlobalScope;

interface PushNotification {
  notification_id: string;
  title: string;
  body: string;
  link: string;
  tag: string;
}

/** Reads FCM's message: `{data: {…}, fcmMessageId, …}`. */
function readNotification(event: PushEvent): PushNotification | undefined {
  let message: unknown;
  try {
    message = event.data?.json();
  } catch {
    return undefined;
  }
  const data = valueAt(message, 'data');
  const title = textAt(data, 'title');
  if (title === '') return undefined;
  return {
    notification_id: textAt(data, 'notification_id'),
    title,
    body: textAt(data, 'body'),
    // Links to other pages are replaced.
    link: safeNext(textAt(data, 'link')) ?? '/dashboard/autos',
    tag: textAt(data, 'tag'),
  };
}

/** Pages of the signed-in part. They are outside of this worker's scope, so it controls none of them. */
async function openPages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((page) => new URL(page.url).pathname.startsWith('/dashboard'));
}

const say = (page: WindowClient, message: object): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  page.postMessage(message);
};

async function show(notification: PushNotification): Promise<void> {
  const inView = (await openPages()).filter((page) => page.visibilityState === 'visible');
  const page = inView.find(({ focused }) => focused) ?? inView[0];
  // One page is enough, and it knows if this notification was shown already.
  if (page !== undefined) return say(page, { kind: 'karvon-notice', ...notification });
  const { title, body, tag, link, notification_id } = notification;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { link, notification_id },
    icon: '/notification-icon.png',
    badge: '/notification-badge.png',
  });
}

/** @param notification_id read by the page that opens; empty when unknown */
async function lead(link: string, notification_id: string): Promise<void> {
  const [page] = await openPages();
  if (page === undefined) {
    await self.clients.openWindow(
      notification_id === '' ? link : openedLink(link, notification_id),
    );
    return;
  }
  await page.focus();
  say(page, { kind: 'karvon-open', link, notification_id });
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const notification = readNotification(event);
  if (notification !== undefined) event.waitUntil(show(notification));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  const link = safeNext(textAt(data, 'link')) ?? '/dashboard/autos';
  event.waitUntil(lead(link, textAt(data, 'notification_id')));
});
