import { useMemo } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { restoreToDraft } from './outbox-restore';
import type { OutgoingMessage } from './outbox-record';
import { useReadable } from './readable';

export interface Outgoing {
  /** Messages of the room that the server does not have yet, in the order they were written. */
  outgoing: readonly OutgoingMessage[];
  /** Sends a failed one again; tries a blocked one at once. */
  retry: (clientId: string) => void;
  /**
   * Forgets one that did not go out, when the try under way has ended.
   * @returns how to put what it held into the field, which says false where the field has no room for it; undefined where it went out
   */
  discard: (clientId: string) => Promise<(() => boolean) | undefined>;
  /**
   * Puts the text and the photos that the server has not rejected into the field, and forgets the message.
   * @returns false where the field has no room for them: then nothing was done
   */
  takeBack: (clientId: string) => boolean;
}

/** What is on its way to a room. Texts are sent by `useRoomDraft().send`. */
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
      // In this order: should the tab end in between, the text is in both and not in neither.
      if (content !== undefined && !restoreToDraft(drafts, roomId, content)) return false;
      void outbox.discard(clientId);
      return true;
    },
  };
}
