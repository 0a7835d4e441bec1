import type { Room } from '@karvon/api/chat';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import {
  MessageList,
  type MessageId,
  type MessageListHandle,
  type OlderState,
} from '../../../shared/marketplace/MessageList/MessageList';
import { lazy, Suspense, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRoom } from '../../../shared/chat/use-open-room';
import { useOutgoing, type Outgoing } from '../../../shared/chat/use-outgoing';
import { useRoomMessages, type RoomMessages } from '../../../shared/chat/use-room-messages';
import { useErrorText, useFieldMessage } from '../../../shared/feedback/error-text';
import { usePhoneCheck } from '../../../shared/format/phone-check';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { whenReachable } from '../../../shared/routing/when-reachable';
import { useAction } from '../../../shared/resource/use-action';
import { chatCalls } from '../queries';
import { threadItems } from './thread-items';
import { outgoingNote, hasRest } from './outgoing-note';
import { imagesOf, type ViewedImage } from './thread-images';
import { useFirstUnread } from './use-first-unread';
import { useMessageLabels } from './use-message-labels';
import { messageLimits, type OutgoingMessage } from '../../../shared/chat/outbox-record';
import { toast } from '../../../shared/feedback/toast';

const ThreadViewer = lazy(async () => ({
  default: (await whenReachable(() => import('./ThreadViewer'))).ThreadViewer,
}));

export function ThreadMessages({ room, ref }: { room: Room; ref: Ref<MessageListHandle> }) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const language = useLanguage();
  const now = useServerNow();
  const labels = useMessageLabels(room.username);
  const messageOfCode = useFieldMessage();
  const isPhoneNumber = usePhoneCheck();
  const list = useRoomMessages(room.id);
  const outgoingMessages = useOutgoing(room.id);
  const { outgoing, retry } = outgoingMessages;
  const discard = useDiscard(outgoingMessages);
  const [viewed, setViewed] = useState<ViewedImage>();
  useOpenRoom(room.id);
  const unread = useFirstUnread(room, list, outgoing.length > 0);

  const items = threadItems({
    messages: list.messages,
    outgoing,
    lastReadByClient: room.last_read_by_client,
    firstUnreadId: unread.id,
    deliveryNote: (reason) => t('state.notDelivered', { reason: t(`delivery.${reason}`) }),
    noteOf: (message) => outgoingNote(message, t, messageOfCode),
    unreadLabel: t('thread.unread'),
    language,
    now,
  });
  const resend = useAction((id: number) => chatCalls.resend(room.id, id));
  const resendOr = async (id: MessageId) => {
    const failed = list.messages.find(({ client_id }) => client_id === id);
    if (failed === undefined) return retry(String(id));
    await resend.run(failed.id);
  };
  const hasFailed = list.error !== null && list.messages.length === 0;

  return (
    <>
      <MessageList
        ref={ref}
        aria-label={t('thread.with', { name: room.username })}
        items={hasFailed ? [] : items}
        labels={labels}
        isPhoneNumber={isPhoneNumber}
        opensAt="unread"
        isLoading={(list.isPending && outgoing.length === 0) || unread.isAwaited}
        older={olderOf(list, t('thread.loadingOlder'), {
          message: t('failed.older'),
          retryLabel: t('common:retry'),
        })}
        onRetry={(id) => void resendOr(id)}
        onDiscard={(id) => discard(String(id))}
        onOpenImage={(of, at) => setViewed({ of, at })}
        emptyState={
          hasFailed ? (
            <EmptyState
              tone="danger"
              title={t('failed.messages')}
              description={errorText(list.error).text}
              action={<Button onPress={list.retry}>{t('common:retry')}</Button>}
            />
          ) : (
            <EmptyState title={t('empty.thread')} description={t('empty.threadText')} />
          )
        }
      />
      <Suspense fallback={null}>
        {viewed !== undefined && (
          <ThreadViewer
            images={imagesOf(list.messages, outgoing)}
            first={viewed}
            onClose={() => setViewed(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function olderOf(
  list: RoomMessages,
  label: string,
  failed: { message: string; retryLabel: string },
): OlderState {
  if (list.hasOlderFailed) return { state: 'failed', ...failed, onRetry: list.loadOlder };
  if (list.isLoadingOlder) return { state: 'loading', label };
  return list.hasOlder ? { state: 'more', onLoad: list.loadOlder } : { state: 'none' };
}

/** Discards a message. A toast offers to undo it; after a rejected photo the rest returns to the field. */
function useDiscard({ outgoing, discard, takeBack }: Outgoing): (clientId: string) => void {
  const { t } = useTranslation('chat');
  const full = t('state.fieldFull', { most: messageLimits.photos });

  const offer = (title: string, tone: 'info' | 'warn', putBack: () => boolean): void => {
    const onAction = () => {
      if (!putBack()) offer(full, 'warn', putBack);
    };
    void toast({ tone, title, undo: true, action: { label: t('state.toField'), onAction } });
  };

  const take = async (message: OutgoingMessage): Promise<void> => {
    const { clientId } = message;
    if (hasRest(message) && message.photos.some(({ refusal }) => refusal !== undefined)) {
      if (takeBack(clientId)) void toast({ tone: 'info', title: t('state.inField') });
      else void toast({ tone: 'warn', title: full });
      return;
    }
    const putBack = await discard(clientId);
    if (putBack === undefined) return;
    if (hasRest(message)) offer(t('state.discarded'), 'info', putBack);
    else void toast({ tone: 'info', title: t('state.discarded') });
  };

  return (clientId) => {
    const message = outgoing.find((each) => each.clientId === clientId);
    if (message !== undefined) void take(message);
  };
}
