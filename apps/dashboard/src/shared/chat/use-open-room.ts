import { useEffect } from 'react';
import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useRoomMessages } from './use-room-messages';

/**
 * A room is on screen: the service is notified, and what is loaded of it is marked as read while the user looks at it. Once, by the
 * component that shows the thread.
 */
export function useOpenRoom(roomId: number | undefined): void {
  useChatContext();
  const { messages, isPending, error } = useRoomMessages(roomId);
  // What could not be loaded was not read either: an empty room is one that the service says is empty.
  const isUnknown = isPending || (error !== null && messages.length === 0);
  const newest = isUnknown ? undefined : (messages.at(-1)?.id ?? 0);
  // Outside system: the socket, which shows the buyer that somebody is here.
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
  // Outside system: the service, which counts what is unread.
  useEffect(() => {
    if (roomId !== undefined && newest !== undefined) chatEngine().marker.see(newest);
  }, [roomId, newest]);
}
