import { useTranslation } from 'react-i18next';
import { messageLimits, type OutgoingMessage } from '../../../shared/chat/outbox-record';
import type { Outgoing } from '../../../shared/chat/use-outgoing';
import { toast } from '../../../shared/feedback/toast';
import { hasRest } from './outgoing-note';

/**
 * Takes away a message that did not go out. Where a photo kept it back, its text and the other photos go into the field: they are what
 * the user wants to send. Anything else is gone, and the toast puts it into the field.
 */
export function useDiscard({ outgoing, discard, takeBack }: Outgoing): (clientId: string) => void {
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
    // It went out after all, and is there as sent.
    if (putBack === undefined) return;
    if (hasRest(message)) offer(t('state.discarded'), 'info', putBack);
    else void toast({ tone: 'info', title: t('state.discarded') });
  };

  return (clientId) => {
    const message = outgoing.find((each) => each.clientId === clientId);
    if (message !== undefined) void take(message);
  };
}
