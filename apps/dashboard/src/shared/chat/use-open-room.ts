import { useEffect } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useRoomMessages } from './use-room-messages';

/** Reports the open room to the service, and marks loaded messages as read while the user looks at them. Call it once a thread. */
export function useOpenRoom(roomId: number | undefined): void {
  useChatContext();
  const { messages, isPending, error } = useRoomMessages(roomId);
  // Messages that failed to load were not read. A room is empty only when the service says so.
  const isUnknown = isPending || (error !== null && messages.length === 0);
  const newest = isUnknown ? undefined : (messages.at(-1)?.id ?? 0);
  // Outside system: the socket, which shows the buyer that the dealer is present.
  useEffect(() => {
    if (roomId === undefined) return undefined;
    const engine = chatEngine();
    engine.enterRoom(roomId);
    engine.marker.open(roomId);
    return () => {
      engine.enterRoom(undefined);
      engine.marker.close();
    };
  }, [roomId]);
  // Outside system: the service, which counts unread messages.
  useEffect(() => {
    if (roomId !== undefined && newest !== undefined) chatEngine().marker.see(newest);
  }, [roomId, newest]);
}
