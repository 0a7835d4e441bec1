import type { NewNotification } from '@karvon/api/chat';
import { listNotifications } from '@karvon/api/main/notifications';
import { serverNow } from '@karvon/api/server-clock';
import type { Notification } from '@karvon/api/main';
import { toast } from '../feedback/toast';
import { i18n, loadTexts } from '../i18n/i18n';
import { goTo } from './go-to';
import { notificationStyles } from './notification-styles';
import { isOnScreen, notificationPath } from './notification-path';
import { queryClient } from '../query';
import { readOpened } from './read-notifications';
import { refreshSubject, refreshSubjects } from './refresh-subject';
import { markShown, wasShown } from './shown-notifications';
import { minute } from '../time';

export { refreshSubject, refreshSubjects };

/** Milliseconds to collect notifications before fetching them together. */
const gather = 250;
/** Milliseconds after which a notification gets no toast: those missed while disconnected are in the bell. */
const freshFor = minute;
/** Toasts at once. More would cover the page. */
const most = 3;

let waiting = new Map<number, NewNotification>();
let timer: ReturnType<typeof setTimeout> | undefined;

const addressNow = () => location.pathname + location.search;

function toneOf({ type }: Notification) {
  const { tone } = notificationStyles[type];
  return tone === 'neutral' || tone === 'deal' ? 'info' : tone;
}

async function show(notification: Notification): Promise<void> {
  markShown(notification.id);
  const path = notificationPath(notification.target);
  await toast({
    tone: toneOf(notification),
    title: notification.title,
    ...(notification.text !== '' && { description: notification.text }),
    ...(path !== undefined && {
      action: {
        label: i18n.t('notifications:open'),
        onAction: () => {
          goTo(path);
          void readOpened(queryClient, notification.id);
        },
      },
    }),
  });
}

async function showWaiting(): Promise<void> {
  const wanted = waiting;
  waiting = new Map();
  const [{ results }] = await Promise.all([
    listNotifications({ size: 20, unread: true }),
    loadTexts(['notifications']),
  ]);
  const fresh = results
    .filter(
      ({ id, created_at }) => wanted.has(id) && serverNow() - Date.parse(created_at) < freshFor,
    )
    .filter(({ id, target }) => !wasShown(id) && !isOnScreen(target, addressNow()))
    .slice(0, most);
  for (const notification of fresh.toReversed()) await show(notification);
}

/**
 * Shows a toast for a notification about another page. The page of the subject shows the change itself, and a hidden
 * page gets the device's notification.
 */
export function announce(notification: NewNotification): void {
  refreshSubject(notification.target);
  if (document.visibilityState !== 'visible') return;
  if (isOnScreen(notification.target, addressNow())) {
    markShown(notification.id);
    return;
  }
  waiting.set(notification.id, notification);
  clearTimeout(timer);
  timer = setTimeout(() => {
    showWaiting().catch(() => undefined);
  }, gather);
}
