import { useMemo } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import type { OutgoingMessage } from './outbox-record';
import { useReadable } from './readable';

export interface Outgoing {
  /** Messages of the room that the server does not have yet, in the order they were written. */
  outgoing: readonly OutgoingMessage[];
  /** Sends a failed one again. */
  retry: (clientId: string) => void;
  /** Forgets one that did not go out. */
  discard: (clientId: string) => void;
}

/** What is on its way to a room. Words are sent by `useRoomDraft().send`. */
export function useOutgoing(roomId: number): Outgoing {
  useChatContext();
  const { outbox } = chatEngine();
  const all = useReadable(outbox.messages);
  return {
    outgoing: useMemo(() => all.filter((message) => message.roomId === roomId), [all, roomId]),
    retry: (clientId) => void outbox.retry(clientId),
    discard: (clientId) => void outbox.discard(clientId),
  };
}
