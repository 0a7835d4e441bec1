import { createContext, useContext } from 'react';

/** What the provider hands down: that it is there. State is in the address and in the caches. */
export const ChatContext = createContext<boolean>(false);

/** @throws Error outside of `ChatProvider` (specification §8) */
export function useChatContext(): void {
  if (!useContext(ChatContext)) throw new Error('The chat is used outside of <ChatProvider>.');
}
