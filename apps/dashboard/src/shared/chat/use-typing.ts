import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

export function useTyping(): ReadonlySet<number> {
  useChatContext();
  return useReadable(chatEngine().presence.typing);
}
