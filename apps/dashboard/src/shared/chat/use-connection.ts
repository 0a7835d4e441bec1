import { useChatContext } from './chat-context';
import type { Connection } from './connection';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

/** Returns the state of the chat's connection, and a function to reconnect. A loss shows after 2 s. Show the button for `gaveUp`. */
export function useConnection(): { connection: Connection; reconnect: () => void } {
  useChatContext();
  const engine = chatEngine();
  return { connection: useReadable(engine.connection), reconnect: () => engine.reconnect() };
}
