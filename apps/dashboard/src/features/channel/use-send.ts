import type { TelegramPostResults } from '@karvon/api/main';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { useAction } from '../../shared/resource/use-action';
import { announcePost } from './announce-post';
import { channelCalls, channelQueries } from './queries';

/** Result of sending: texts of cars that have no new post, and the post that can be cancelled. */
export function useSend(onClose: () => void) {
  const { t } = useTranslation('channel');
  const language = useLanguage();
  const client = useQueryClient();
  const cancel = useAction(channelCalls.act, {
    success: () => ({ title: t('cancelled') }),
    invalidates: channelQueries.lists,
  });
  return useAction(channelCalls.send, {
    invalidates: channelQueries.lists,
    leaves: ['validation'],
    onDone({ results }: TelegramPostResults) {
      const [{ post } = {}] = results;
      if (results.length > 1 || post === undefined) return;
      void toast({
        tone: 'success',
        title: t('queued', { when: formatDayTime(post.due_at, language) }),
        action: {
          label: t('cancel'),
          onAction: () => void cancel.run({ id: post.id, action: 'cancel' }),
        },
      });
      announcePost(client, post.id);
      onClose();
    },
  });
}
