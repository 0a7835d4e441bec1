import { useMemo } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { restoreToDraft } from './outbox-restore';
import type { OutgoingMessage } from './outbox-record';
import { useReadable } from './readable';

export interface Outgoing {
  outgoing: readonly OutgoingMessage[];
  retry: (clientId: string) => void;
  /**
   * Removes an unsent message after its running attempt.
   * @returns a function that restores it to the field and returns false when the field is full; undefined when the message was delivered
   */
  discard: (clientId: string) => Promise<(() => boolean) | undefined>;
  /**
   * Moves the text and accepted photos back into the field, and removes the message.
   * @returns false, without effect, when the field has no room for the photos
   */
  takeBack: (clientId: string) => boolean;
}

export function useOutgoing(roomId: number): Outgoing {
  useChatContext();
  const { outbox, drafts } = chatEngine();
  const all = useReadable(outbox.messages);
  return {
    outgoing: useMemo(() => all.filter((message) => message.roomId === roomId), [all, roomId]),
    retry: (clientId) => void outbox.retry(clientId),
    discard: async (clientId) => {
      const content = await outbox.discard(clientId);
      return content && (() => restoreToDraft(drafts, roomId, content));
    },
    takeBack: (clientId) => {
      const content = outbox.contentOf(clientId);
      // The draft is written first: if the tab closes in between, the text is in both places rather than in neither.
      if (content !== undefined && !restoreToDraft(drafts, roomId, content)) return false;
      void outbox.discard(clientId);
      return true;
    },
  };
}
