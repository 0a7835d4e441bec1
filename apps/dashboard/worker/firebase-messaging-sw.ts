/**
 * The push worker: shows notifications while no page of ours is in view, and leads to their place. Its own few lines instead of firebase's worker:
 * messages are data only, so there is nothing to set up, no settings to hand over, and no code from elsewhere.
 */
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

/** FCM wraps our data: `{data: {…}, fcmMessageId, …}`. */
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
    // A link is a page of the signed-in part or none at all.
    link: safeNext(textAt(data, 'link')) ?? '/dashboard/autos',
    tag: textAt(data, 'tag'),
  };
}

/** Pages of the signed-in part. Their scope is another than ours, so none of them is controlled by this worker. */
async function openPages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((page) => new URL(page.url).pathname.startsWith('/dashboard'));
}

/** Pages of our own origin alone: a worker sees no others. */
const say = (page: WindowClient, message: object): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  page.postMessage(message);
};

async function show(notification: PushNotification): Promise<void> {
  const inView = (await openPages()).filter((page) => page.visibilityState === 'visible');
  const page = inView.find(({ focused }) => focused) ?? inView[0];
  // One of them is enough, and it knows whether it has shown this notice already.
  if (page !== undefined) return say(page, { kind: 'karvon-notice', ...notification });
  const { title, body, tag, link } = notification;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { link },
    icon: '/notification-icon.png',
    badge: '/notification-badge.png',
  });
}

async function lead(link: string): Promise<void> {
  const [page] = await openPages();
  if (page === undefined) {
    await self.clients.openWindow(link);
    return;
  }
  await page.focus();
  say(page, { kind: 'karvon-open', link });
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const notification = readNotification(event);
  if (notification !== undefined) event.waitUntil(show(notification));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(safeNext(textAt(event.notification.data, 'link')) ?? '/dashboard/autos'));
});
