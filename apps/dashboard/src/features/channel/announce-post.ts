import type { TelegramPost } from '@karvon/api/main';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/feedback/toast';
import { i18n } from '../../shared/i18n/i18n';
import { channelQueries } from './queries';

const isWaiting = ({ status }: TelegramPost) => status === 'queued' || status === 'sending';

/** Says that a post has left, whatever page is open by then. Events of the server refetch it; a failed one is a notification. */
export function announcePost(client: QueryClient, id: number): void {
  const observer = new QueryObserver(client, channelQueries.post(id));
  const stop = observer.subscribe(({ data, isError }) => {
    if (isError) return stop();
    if (data === undefined || isWaiting(data)) return;
    stop();
    const { status, url } = data;
    if (status !== 'posted') return;
    void toast({
      tone: 'success',
      title: i18n.t('channel:sent'),
      ...(url !== undefined && {
        action: {
          label: i18n.t('channel:open'),
          onAction: () => void window.open(url, '_blank', 'noopener'),
        },
      }),
    });
  });
}
