import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

/** Rooms whose buyer types now; each goes 5 s after the last word of it. */
export function useTyping(): ReadonlySet<number> {
  useChatContext();
  return useReadable(chatEngine().presence.typing);
}
