import { useMemo } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { restoreToDraft } from './outbox-restore';
import type { OutgoingMessage } from './outbox-record';
import { useReadable } from './readable';

export interface Outgoing {
  /** Messages of the room that the server does not have yet, in the order they were written. */
  outgoing: readonly OutgoingMessage[];
  /** Retries a failed message; a blocked one at once. */
  retry: (clientId: string) => void;
  /**
   * Removes an unsent message when its running attempt has ended.
   * @returns a function that puts its content into the field, and returns false when the field has no room; undefined
   * when the message was delivered
   */
  discard: (clientId: string) => Promise<(() => boolean) | undefined>;
  /**
   * Moves the text and the photos that the server has not rejected back into the field, and removes the message.
   * @returns false when the field has no room for them: then nothing was done
   */
  takeBack: (clientId: string) => boolean;
}

/** Returns the unsent messages of a room. `useRoomDraft().send` sends texts. */
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
      // In this order: if the tab closes in between, the text is in both places rather than in neither.
      if (content !== undefined && !restoreToDraft(drafts, roomId, content)) return false;
      void outbox.discard(clientId);
      return true;
    },
  };
}
