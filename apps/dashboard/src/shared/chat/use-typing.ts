import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

/** Returns the rooms whose buyer is typing. Each expires 5 s after the last event. */
export function useTyping(): ReadonlySet<number> {
  useChatContext();
  return useReadable(chatEngine().presence.typing);
}
