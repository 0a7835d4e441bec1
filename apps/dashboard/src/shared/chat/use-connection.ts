import { useChatContext } from './chat-context';
import type { Connection } from './connection';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

/**
 * The state of the connection to the chat, and how to try again. A loss shows after 2 s, so a short cut needs no banner; `gaveUp` asks for
 * the button.
 */
export function useConnection(): { connection: Connection; reconnect: () => void } {
  useChatContext();
  const engine = chatEngine();
  return { connection: useReadable(engine.connection), reconnect: () => engine.reconnect() };
}
