import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../shared/feedback/toast';
import { i18n, loadTexts } from '../../shared/i18n/i18n';
import { bellQuery } from '../../shared/notifications/bell-query';
import { goTo, lendRouter } from '../../shared/notifications/go-to';
import { refreshNotifications } from '../../shared/notifications/notifications-cache';
import { readOpened } from '../../shared/notifications/read-notifications';
import { markShown, wasShown } from '../../shared/notifications/shown-notifications';
import { announcePushFailures } from '../../shared/notifications/announce-push';
import { openedNotification } from '../../shared/push/opened-notification';
import { startPush } from '../../shared/push/push';
import { type WorkerMessage, readWorkerMessage } from '../../shared/push/worker-messages';

/** Shows a toast for a push that arrived while the page is visible (specification §4), unless the page has shown it already. */
async function showPush(
  client: QueryClient,
  { id, title, body, link }: Extract<WorkerMessage, { kind: 'notice' }>,
): Promise<void> {
  if (wasShown(id)) return;
  markShown(id);
  await loadTexts(['notifications']);
  const onAction = () => {
    goTo(link);
    void readOpened(client, id);
  };
  const action = { label: i18n.t('notifications:open'), onAction };
  await toast({ tone: 'success', title, ...(body !== '' && { description: body }), action });
}

/** Keeps push registered, and handles messages of the push worker. Renders nothing. Loads once the page is usable. */
export function NotificationsHost() {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Outside system: toasts and the push worker, which navigate from outside of React.
  useEffect(() => lendRouter((path) => void navigate(path)), [navigate]);
  // Outside system: toasts. This runs before push starts, whose first state counts.
  useEffect(announcePushFailures, []);
  // Outside system: the push provider and the browser's permission.
  useEffect(startPush, []);
  // Outside system: the address, whose fragment names the push notification that opened the page.
  useEffect(() => {
    const id = openedNotification(location.hash);
    if (id === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void readOpened(client, id);
  }, [client]);
  // Outside system: the push worker.
  useEffect(() => {
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const message = readWorkerMessage(data);
      if (message === undefined) return;
      if (message.kind === 'open') {
        goTo(message.link);
        if (message.id !== undefined) void readOpened(client, message.id);
        return;
      }
      void showPush(client, message);
      void client.invalidateQueries({ queryKey: bellQuery().queryKey });
      refreshNotifications(client);
    };
    workers?.addEventListener('message', onMessage);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', onMessage);
  }, [client]);
  return null;
}
