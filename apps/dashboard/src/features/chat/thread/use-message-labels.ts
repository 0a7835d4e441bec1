import type { MessageListLabels } from '../../../shared/marketplace/MessageList/MessageList';
import { useTranslation } from 'react-i18next';

export function useMessageLabels(name: string): MessageListLabels {
  const { t } = useTranslation('chat');
  return {
    author: { in: name === '' ? t('thread.buyer') : name, out: t('thread.you') },
    state: {
      sending: t('state.sending'),
      sent: t('state.sent'),
      read: t('state.read'),
      failed: t('state.failed'),
    },
    edited: t('state.edited'),
    retry: t('state.retry'),
    discard: t('state.discard'),
    image: (position) => t('thread.photo', { number: position }),
    toEnd: t('thread.toBottom'),
    newBelow: (count) => t('thread.newBelow', { count }),
  };
}
