import type { NewNotification } from '@karvon/api/chat';
import { listNotifications } from '@karvon/api/main/notifications';
import { serverNow } from '@karvon/api/server-clock';
import type { Notification } from '@karvon/api/main';
import { toast } from '../feedback/toast';
import { i18n, loadWords } from '../i18n/i18n';
import { goTo } from './go-to';
import { noticeLooks } from './notice-look';
import { isOnScreen, noticePath } from './notice-path';
import { refreshSubject } from './refresh-subject';
import { markShown, wasShown } from './shown-notices';

/** News that come together are fetched together. */
const gather = 250;
/** What was missed while the line was away is in the bell; a toast is for what happens now. */
const freshFor = 60_000;
/** More at once would bury the page. */
const most = 3;

let waiting = new Map<number, NewNotification>();
let timer: ReturnType<typeof setTimeout> | undefined;

const addressNow = () => location.pathname + location.search;

function toneOf({ type }: Notification) {
  const { tone } = noticeLooks[type];
  return tone === 'neutral' || tone === 'deal' ? 'info' : tone;
}

async function show(notice: Notification): Promise<void> {
  markShown(notice.id);
  const path = noticePath(notice.target);
  await toast({
    tone: toneOf(notice),
    title: notice.title,
    ...(notice.text !== '' && { description: notice.text }),
    ...(path !== undefined && {
      action: { label: i18n.t('notifications:open'), onAction: () => goTo(path) },
    }),
  });
}

async function showWaiting(): Promise<void> {
  const wanted = waiting;
  waiting = new Map();
  const [{ results }] = await Promise.all([
    listNotifications({ size: 20, unread: true }),
    loadWords(['notifications']),
  ]);
  const fresh = results
    .filter(
      ({ id, created_at }) => wanted.has(id) && serverNow() - Date.parse(created_at) < freshFor,
    )
    .filter(({ id, target }) => !wasShown(id) && !isOnScreen(target, addressNow()))
    .slice(0, most);
  for (const notice of fresh.toReversed()) await show(notice);
}

/**
 * Tells of what came while the person is on another page, by a toast with one way there. The page that shows the thing itself shows the
 * news instead, and a push of it later says nothing more. A page that nobody sees tells nothing: the device's own notice does.
 */
export function announce(notice: NewNotification): void {
  refreshSubject(notice.target);
  if (document.visibilityState !== 'visible') return;
  if (isOnScreen(notice.target, addressNow())) {
    markShown(notice.id);
    return;
  }
  waiting.set(notice.id, notice);
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Without its words there is no toast; the bell has counted it.
    showWaiting().catch(() => undefined);
  }, gather);
}
