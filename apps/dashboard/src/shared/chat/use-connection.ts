import { useChatContext } from './chat-context';
import type { Connection } from './connection';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

export function useConnection(): { connection: Connection; reconnect: () => void } {
  useChatContext();
  const engine = chatEngine();
  return { connection: useReadable(engine.connection), reconnect: () => engine.reconnect() };
}
